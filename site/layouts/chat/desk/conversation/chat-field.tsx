import type { ReactNode } from 'react';

interface Props {
  name: string;
  label: string;
  error?: string | undefined;
  /** Renders the control with the attributes that tie it to its label and error. */
  children: (attributes: {
    id: string;
    name: string;
    'aria-invalid': boolean | undefined;
    'aria-describedby': string;
  }) => ReactNode;
}

/** A control of the chat's forms. */
export function ChatField({ name, label, error, children }: Props) {
  const id = `chat-${name}`;
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-error` })}
      <p className="msg" id={`${id}-error`} hidden={!error}>
        <span>{error}</span>
      </p>
    </div>
  );
}
