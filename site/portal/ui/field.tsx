import './field.css';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface FieldProps {
  label: string;
  /** Error message. */
  error?: string | undefined;
  /** Help text. */
  hint?: ReactNode;
  className?: string | undefined;
}

interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A control with its label above and its messages below. @param children renders the control */
export function Field(props: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const { label, error, hint, className, children } = props;
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={['field', className, error && 'bad'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described || undefined,
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

/** A single-line text field. */
export function TextField({
  label,
  error,
  hint,
  className,
  ...input
}: FieldProps & ComponentPropsWithRef<'input'>) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(attributes) => <input type="text" {...input} {...attributes} />}
    </Field>
  );
}
