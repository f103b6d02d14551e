import './field-list.css';
import { useId, useState } from 'react';
import type { Path } from '../../../../schema/api/studio/operation.ts';
import { AddKeys } from './controls/add-keys.tsx';
import { startOf } from './controls/start-of.ts';
import { TargetPicker } from './controls/target-picker.tsx';
import { problemsAt, problemsIn } from './edits/problems.ts';
import { isInside, isSamePath } from './edits/source.ts';
import { FieldRow } from './field-row.tsx';
import { type Field, fieldsOf } from './fields/fields-of.ts';
import type { Located } from './fields/resolve.ts';
import { yamlText } from './fields/yaml-text.ts';
import { useForm } from './form-context.ts';
import { Problems } from './notes/problems.tsx';

interface Props {
  schema: Located;
  /** Undefined if the group is not there yet. */
  data: unknown;
  path: Path;
  /** What keys are added to, in words. */
  name: string;
}

/** The keys of a group, and those that can be added to it. */
export function FieldList({ schema, data, path, name }: Props) {
  const { schemas, source, edit, onYaml } = useForm();
  const id = useId();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const { shown, addable, targets, unknown } = fieldsOf({ schema, data, path, opened }, schemas);
  const fields = shown.filter((field) => !(field.control.kind === 'fixed' && field.isRequired));
  const discard = (key: string) => setOpened(new Set([...opened].filter((other) => other !== key)));

  function add(field: Field) {
    const isComplete = field.control.kind === 'flag' || field.control.kind === 'fixed';
    if (isComplete) edit({ kind: 'set', path: field.path, value: startOf(field, schemas) });
    setOpened(new Set([...opened, field.key]));
    setLast(field.key);
  }

  const row = (field: Field) => (
    <FieldRow
      key={field.key}
      field={field}
      isNew={field.key === last}
      {...(opened.has(field.key) && { onDiscard: () => discard(field.key) })}
    />
  );
  // Those of keys that are not shown. Sections have forms of their own.
  const places = [...[...fields, ...targets, ...unknown].map((one) => one.path), ['sections']];
  const stray = problemsIn(source, path).filter(
    (one) => !isSamePath(one.path ?? [], path) && !places.some((place) => isInside(one.path ?? [], place)),
  );
  // What a button does follows its label.
  const first = targets.length > 0 ? 1 : fields.length;
  return (
    <div className="field-list">
      <Problems id={`${id}stray`} of={stray} />
      {fields.slice(0, first).map(row)}
      {targets.length > 0 && <TargetPicker targets={targets} schema={schema} path={path} />}
      {fields.slice(first).map(row)}
      {unknown.map((one) => (
        <div key={one.key} className="form-field" data-path={JSON.stringify(one.path)}>
          <div className="field-head">
            <span className="field-name">{one.key}</span>
            <span className="field-note">kept as it is</span>
          </div>
          <pre className="yaml-value">{yamlText(one.value)}</pre>
          <button type="button" className="text-button" onClick={() => onYaml(source.file, one.path)}>
            Edit in YAML
          </button>
          <Problems id={`${id}${one.key}`} of={problemsAt(source, one.path)} />
        </div>
      ))}
      <AddKeys name={name} fields={addable} onAdd={add} />
    </div>
  );
}
