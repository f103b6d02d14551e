import type { ReactNode } from 'react';
import type { LeadField } from './lead-fields.ts';

interface Props {
  /** The form's id. The control's id is `<form>-<name>`. */
  form: string;
  name: LeadField;
  /** Shown above the control. Omit it for a control with its own label. */
  label?: ReactNode;
  error: string | undefined;
  /** A question about the value, shown if there is no error. */
  doubt?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A control with its label above and its error message below. The server fills in the same markup. */
export function Field({ form, name, label, error, doubt, className, children }: Props) {
  const id = `${form}-${name}`;
  const state = error ? 'bad' : doubt && 'doubtful';
  const message = error ?? doubt;
  return (
    <div className={['field', className, state].filter(Boolean).join(' ')} data-field={name}>
      {label && <label htmlFor={id}>{label}</label>}
      {children}
      <p className="msg" id={`${id}-error`} hidden={!message}>
        <span>{message ?? ''}</span>
      </p>
    </div>
  );
}

/** The attributes that tie a control to its label and its message. */
export function controlAttributes(form: string, name: LeadField, error: string | undefined) {
  const id = `${form}-${name}`;
  return {
    id,
    name,
    'aria-describedby': `${id}-error`,
    'aria-invalid': error ? true : undefined,
  };
}
