import type { ReactNode } from 'react';
import type { LeadField } from './lead-fields.ts';

interface Props {
  /** The form's id; the control's is `<form>-<name>`. */
  form: string;
  name: LeadField;
  /** Stands above the control. Without one the control brings its own. */
  label?: ReactNode;
  className?: string;
  error: string | undefined;
  children: ReactNode;
}

/** A control with its label above and its message, in words, below. The server fills the same markup. */
export function Field({ form, name, label, className, error, children }: Props) {
  const id = `${form}-${name}`;
  return (
    <div className={['field', className, error && 'bad'].filter(Boolean).join(' ')} data-field={name}>
      {label && <label htmlFor={id}>{label}</label>}
      {children}
      <p className="msg" id={`${id}-error`} hidden={!error}>
        <span>{error ?? ''}</span>
      </p>
    </div>
  );
}

/** The attributes by which a control belongs to its label and its message. */
export function controlAttributes(form: string, name: LeadField, error: string | undefined) {
  const id = `${form}-${name}`;
  return {
    id,
    name,
    'aria-describedby': `${id}-error`,
    'aria-invalid': error ? true : undefined,
  };
}
