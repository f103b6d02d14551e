import { useRef } from 'react';
import { StudioIcon } from '../../ui/studio-icon.tsx';
import type { Field } from '../fields/fields-of.ts';

interface Props {
  /** What they are added to, in words. */
  name: string;
  fields: readonly Field[];
  onAdd: (field: Field) => void;
}

/** The keys that a group can have but does not, each with what it is for. */
export function AddKeys({ name, fields, onAdd }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  if (fields.length === 0) return null;
  return (
    <details ref={details} className="add-keys">
      <summary>
        <StudioIcon name="plus" />
        Add to {name}
      </summary>
      <ul>
        {fields.map((field) => (
          <li key={field.key}>
            <button
              type="button"
              onClick={() => {
                if (details.current) details.current.open = false;
                onAdd(field);
              }}
            >
              <b>{field.label}</b>
              <small>{field.hint.replaceAll('`', '')}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
