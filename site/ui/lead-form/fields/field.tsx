import type { ReactNode } from 'react';
import type { FieldName } from './lead-fields.ts';

interface Props {
  /** The form's id. See `controlId`. */
  form: string;
  name: FieldName;
  /** Shown above the control. Omit it for a control with its own label. */
  label?: ReactNode;
  error: string | undefined;
  /** A question about the value, shown if there is no error. */
  doubt?: string | undefined;
  /** Explains what to enter. */
  hint?: string | undefined;
  className?: string | undefined;
  /** What the field declares to the server. */
  data?: Record<`data-${string}`, string>;
  children: ReactNode;
}

/** The names of a form's own fields have a dot, which ids should not have. */
export const controlId = (form: string, name: FieldName) => `${form}-${name.replace('.', '-')}`;

/** A control with its label above and its error message below. The server fills in the same markup. */
export function Field({ form, name, label, error, doubt, hint, className, children, data }: Props) {
  const id = controlId(form, name);
  const state = error ? 'bad' : doubt && 'doubtful';
  const message = error ?? doubt;
  return (
    <div className={['field', className, state].filter(Boolean).join(' ')} data-field={name} {...data}>
      {label && <label htmlFor={id}>{label}</label>}
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="msg" id={`${id}-error`} hidden={!message}>
        <span>{message ?? ''}</span>
      </p>
    </div>
  );
}

/** The attributes that tie a control to its label and its message. */
export function controlAttributes(
  form: string,
  name: FieldName,
  error: string | undefined,
  hint?: string | undefined,
) {
  const id = controlId(form, name);
  return {
    id,
    name,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
    'aria-invalid': error ? true : undefined,
  };
}

/** A label that says whether the field can stay empty. */
export function withOptional(label: string, isRequired: boolean): ReactNode {
  if (isRequired) return label;
  return (
    <>
      {`${label} `}
      <span className="optional">(optional)</span>
    </>
  );
}
