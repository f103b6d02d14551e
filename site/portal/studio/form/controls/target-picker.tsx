import { useEffect, useId, useState } from 'react';
import type { Path } from '../../../../../schema/api/studio/operation.ts';
import type { Edit } from '../edits/edit.ts';
import { FieldRow } from '../field-row.tsx';
import { type Field, keysThatNeed } from '../fields/fields-of.ts';
import { type Located, resolve } from '../fields/resolve.ts';
import { valueAt } from '../fields/schema-at.ts';
import { FormContext, useForm } from '../form-context.ts';
import { startOf } from './start-of.ts';

interface Props {
  /** Keys of which exactly one has to be there. */
  targets: readonly Field[];
  schema: Located;
  /** Of the group. */
  path: Path;
}

/** What the targets of a button do. */
const words: Record<string, string> = {
  form: 'Opens a form',
  chat: 'Opens the chat',
  link: 'Goes to a page or an address',
  anchor: 'Goes to a section of this page',
  call: 'Calls a number',
};

/** A choice of what a button does, and the value of that. The choice replaces what it did before. */
export function TargetPicker({ targets, schema, path }: Props) {
  const form = useForm();
  const id = useId();
  const [wanted, setWanted] = useState<string>();
  const present = targets.filter(({ value }) => value !== undefined);
  const current = targets.find(({ key }) => key === wanted) ?? present[0];
  const isWritten = present.length === 1 && present[0]?.key === wanted;
  // What is written since then, such as by an undo, counts. An effect, because the row of what was chosen gets the focus first.
  useEffect(() => {
    if (isWritten) setWanted(undefined);
  }, [isWritten]);
  const rules = resolve(schema, form.schemas);
  /** The targets that a new one replaces, and what needs them. */
  const removals = (key: string | undefined) =>
    present
      .filter((field) => field.key !== key)
      .flatMap((field) => [...keysThatNeed(field.key, rules), field.key])
      .map((other): Edit => ({ kind: 'remove', path: [...path, other] }))
      .filter((edit) => valueAt(form.source.data, edit.path) !== undefined);
  const replacing = {
    ...form,
    edit: (edits: Edit | Edit[], step?: string) => form.edit([...removals(current?.key), edits].flat(), step),
  };

  function choose(key: string) {
    setWanted(key);
    const target = targets.find((field) => field.key === key);
    const start = target && target.value === undefined ? startOf(target, form.schemas) : undefined;
    if (target && start !== undefined)
      form.edit([...removals(key), { kind: 'set', path: target.path, value: start }]);
  }

  return (
    <>
      <div className="form-field">
        <div className="field-head">
          <label className="field-name" htmlFor={id}>
            What it does
          </label>
        </div>
        <select
          id={id}
          value={current?.key ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {!current && (
            <option value="" disabled>
              Choose…
            </option>
          )}
          {targets.map(({ key, label }) => (
            <option key={key} value={key}>
              {words[key] ?? label}
            </option>
          ))}
        </select>
      </div>
      {current && current.control.kind !== 'fixed' && (
        <FormContext value={replacing}>
          <FieldRow
            key={current.key}
            field={{ ...current, isRequired: true }}
            isNew={current.key === wanted}
          />
        </FormContext>
      )}
    </>
  );
}
