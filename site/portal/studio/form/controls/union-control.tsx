import { useState } from 'react';
import { alternativeOf } from '../fields/alternatives.ts';
import type { Alternative } from '../fields/control.ts';
import { controlOf } from '../fields/control-of.ts';
import { isGroup, typeOf } from '../fields/resolve.ts';
import { useForm } from '../form-context.ts';
import type { ControlProps } from './control-props.ts';

/** A value of one of several kinds, with a choice of the kind. */
export function UnionControl({
  alternatives,
  ...props
}: ControlProps & { alternatives: readonly Alternative[] }) {
  const { schemas, edit, renderControl } = useForm();
  const { field, id, name, describedBy } = props;
  const { path, value, label } = field;
  const [wanted, setWanted] = useState<string>();
  const written = value === undefined ? undefined : alternativeOf(alternatives, value);
  // What is written since then, such as by an undo, counts.
  if (wanted !== undefined && written?.label === wanted) setWanted(undefined);
  const current = alternatives.find((one) => one.label === wanted) ?? written ?? alternatives[0];
  if (!current) return null;
  const isWritten = current === written;
  // A kind that choosing it writes has to be chosen.
  const isUnset = current.start !== undefined && !isWritten;
  const inner = {
    ...field,
    schema: current.schema,
    value: isWritten ? value : undefined,
    control: controlOf(current.schema, isWritten ? value : undefined, schemas),
  };

  function choose(chosen: Alternative | undefined) {
    if (!chosen) return;
    setWanted(chosen.label);
    const start = chosen.start ?? carriedOver(chosen, value);
    if (start !== undefined) edit({ kind: 'set', path, value: start });
  }

  return (
    <div className="union-control">
      <select
        id={id}
        aria-label={`Kind of ${name ?? label}`}
        aria-describedby={describedBy}
        value={isUnset ? '' : current.label}
        onChange={({ currentTarget }) =>
          choose(alternatives.find((one) => one.label === currentTarget.value))
        }
      >
        {isUnset && (
          <option value="" disabled>
            Choose…
          </option>
        )}
        {alternatives.map((one) => (
          <option key={one.label}>{one.label}</option>
        ))}
      </select>
      {inner.control.kind !== 'fixed' &&
        renderControl({ ...props, id: `${id}inner`, field: inner, name: label, isOpened: true })}
    </div>
  );
}

/** What another kind of value keeps of this one: a fact keeps its value. */
function carriedOver({ types, schema }: Alternative, value: unknown): unknown {
  if (types.includes('object')) {
    const isScalar = typeof value === 'string' || typeof value === 'number';
    return isScalar && schema.schema.properties?.value ? { value } : undefined;
  }
  return isGroup(value) && types.includes(typeOf(value.value)) ? value.value : undefined;
}
