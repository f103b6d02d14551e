import type { ReactNode } from 'react';
import type { LeadField } from './lead-fields.ts';

interface Props {
  /** The form's id. The control's id is `<form>-<name>`. */
  form: string;
  name: LeadField;
  /** Shown above the control. Omit it for a control with its own label. */
  label?: ReactNode;
  error: string | undefined;
  children: ReactNode;
}

/** A control with its label above and its error message below. The server fills in the same markup. */
export function Field({ form, name, label, error, children }: Props) {
  const id = `${form}-${name}`;
  return (
    <div className={error ? 'field bad' : 'field'} data-field={name}>
      {label && <label htmlFor={id}>{label}</label>}
      {children}
      <p className="msg" id={`${id}-error`} hidden={!error}>
        <span>{error ?? ''}</span>
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
