import type { ComponentProps } from 'react';
import { Field } from '../ui/field.tsx';
import { usStates } from './us-states.ts';

interface Props extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string;
  error: string | undefined;
  onState: (state: string) => void;
  /** The client lives outside the US. */
  onAbroad: () => void;
}

const abroad = 'abroad';

/** The state of a US address. Its last option is for clients outside the US. */
export function StateSelect({ label, error, className, onState, onAbroad, ...select }: Props) {
  return (
    <Field label={label} error={error} className={className}>
      {(attributes) => (
        <select
          {...select}
          {...attributes}
          onChange={({ currentTarget: { value } }) => (value === abroad ? onAbroad() : onState(value))}
        >
          <option value="">Choose…</option>
          {usStates.map((state) => (
            <option key={state}>{state}</option>
          ))}
          <option value={abroad}>Outside the US</option>
        </select>
      )}
    </Field>
  );
}
