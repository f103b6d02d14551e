import './field.css';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface FieldProps {
  label: string;
  error?: string | undefined;
  /** Shown below the control. */
  hint?: string | undefined;
  className?: string | undefined;
}

interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A control with its label above and its message below. @param children renders the control */
export function Field(props: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const { label, error, hint, className, children } = props;
  const id = useId();
  const errorId = `${id}error`;
  const hintId = `${id}hint`;
  return (
    <div className={['field', className, error && 'bad'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="msg" id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  error,
  className,
  ...input
}: FieldProps & ComponentPropsWithRef<'input'>) {
  return (
    <Field label={label} error={error} className={className}>
      {(attributes) => <input type="text" {...input} {...attributes} />}
    </Field>
  );
}
