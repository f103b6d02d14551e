import './field-row.css';
import { useEffect, useId, useRef, useState } from 'react';
import { changeOf } from './edits/changes.ts';
import { type Inheritance, inheritanceOf } from './edits/origins.ts';
import { problemsAt, problemsIn } from './edits/problems.ts';
import { type FormSource, isSamePath } from './edits/source.ts';
import { FieldHead } from './field-head.tsx';
import type { Control } from './fields/control.ts';
import type { Field } from './fields/fields-of.ts';
import { summaryOf } from './fields/summary.ts';
import { useForm } from './form-context.ts';
import { Hint } from './notes/hint.tsx';
import { InheritedNote } from './notes/inherited-note.tsx';
import { Problems } from './notes/problems.tsx';

interface Props {
  field: Field;
  /** Whether the author has just added it. */
  isNew?: boolean;
  /** Whether its author has opened it, such as an entry of a map. */
  isOpened?: boolean;
  /** A field that is not written yet goes away. */
  onDiscard?: () => void;
}

type Kinds = ReadonlySet<Control['kind']>;

/** Controls of several elements, which a label cannot name. */
const wide: Kinds = new Set(['group', 'map', 'list', 'union', 'content', 'picture', 'fixed', 'unknown']);

/** Controls with fields inside: what they are for comes first. */
const withFields: Kinds = new Set(['group', 'map', 'union']);

/** Controls that are shown in one line while their value is inherited. */
const foldable: Kinds = new Set(['list', 'content', 'map']);

/** A value with its label, its hint, its mistakes, and where it comes from. */
export function FieldRow({ field, isNew = false, isOpened = false, onDiscard }: Props) {
  const form = useForm();
  const { path, label, control, value } = field;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const isWide = wide.has(control.kind);
  const problems = problemsOf(form.source, field);
  const change = changeOf(form.changes, path, isWide);
  const inheritance = shownInheritance(form.source, field);
  const isInherited = inheritance.kind === 'inherited';
  const isFolded = isInherited && !isUnfolded && foldable.has(control.kind);

  useEffect(() => {
    if (isNew) firstControl(row.current)?.focus();
  }, [isNew]);

  if (form.conflicting.some((other) => isSamePath(other, path))) return null;
  const ids = { hint: `${id}hint`, problems: `${id}problems`, name: `${id}name` };
  const describedBy = [field.hint && ids.hint, problems.length > 0 && ids.problems].filter(Boolean).join(' ');
  const names = ['form-field'];
  if (isWide) names.push('is-wide');
  if (change) names.push('is-changed');
  if (isInherited) names.push('is-inherited');
  if (problems.some(({ severity }) => severity === 'mistake')) names.push('has-problem');
  const hint = <Hint id={ids.hint} field={field} />;

  return (
    <div
      ref={row}
      className={names.join(' ')}
      data-path={JSON.stringify(path)}
      {...(isWide && { role: 'group', 'aria-labelledby': ids.name })}
    >
      <FieldHead
        field={field}
        id={isWide ? undefined : id}
        nameId={ids.name}
        inheritance={inheritance}
        change={change}
        onDiscard={onDiscard}
      />
      {withFields.has(control.kind) && hint}
      {isFolded ? (
        <button type="button" className="folded-value" onClick={() => setUnfolded(true)}>
          {foldedWords(value)}
          <span className="visually-hidden">, change {label}</span>
        </button>
      ) : (
        form.renderControl({
          field,
          id,
          describedBy: describedBy === '' ? undefined : describedBy,
          isInvalid: problems.length > 0,
          isOpened,
        })
      )}
      <Problems id={ids.problems} of={problems} />
      {!withFields.has(control.kind) && hint}
      <InheritedNote field={field} inheritance={inheritance} />
    </div>
  );
}

function foldedWords(value: unknown): string {
  if (value === 'all') return 'All';
  const items = Array.isArray(value) ? value : Object.keys((value as object) ?? {});
  const separator = items.some((item) => typeof item === 'object') ? '; ' : ', ';
  return items.map((item) => summaryOf(item).name).join(separator) || 'Empty';
}

/** The problems that no field inside this one shows. */
function problemsOf(source: FormSource, { path, control: { kind } }: Field) {
  if (kind === 'picture') return [...problemsAt(source, path), ...problemsIn(source, [...path, 'src'])];
  return wide.has(kind) && kind !== 'unknown' ? problemsAt(source, path) : problemsIn(source, path);
}

/** Lists are inherited as a whole, and groups key by key. */
function shownInheritance(source: FormSource, { path, control, value }: Field): Inheritance {
  const isPart = path.some((step) => typeof step === 'number');
  if (isPart || control.kind === 'group' || value === undefined) return { kind: 'own', from: '' };
  return inheritanceOf(source, path);
}

const firstControl = (row: HTMLElement | null) =>
  row?.querySelector<HTMLElement>(
    ':is(:scope > .field-head ~ *, :scope > .field-head ~ * *):is(input, textarea, select, button)',
  );
