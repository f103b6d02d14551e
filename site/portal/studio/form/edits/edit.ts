import type { Path } from '../../../../../schema/api/studio/operation.ts';
import { isGroup } from '../fields/resolve.ts';
import { valueAt } from '../fields/schema-at.ts';
import { type FormSource, isInside } from './source.ts';

/** What a control does with a value. Paths are those of the source's data. */
export type Edit =
  /** Also adds a key, or an item behind the last one of a list, and the groups that lead there. */
  | { kind: 'set'; path: Path; value: unknown }
  /** Removes a key or an item. */
  | { kind: 'remove'; path: Path }
  /** Moves an item of the list at the path. */
  | { kind: 'move'; path: Path; from: number; to: number }
  /** Goes back to what a variant inherits. */
  | { kind: 'reset'; path: Path };

/** The source as it is after edits that its answer does not contain yet. */
export function withEdits(source: FormSource, edits: readonly Edit[]): FormSource {
  return edits.reduce(withEdit, source);
}

function withEdit(source: FormSource, edit: Edit): FormSource {
  // What is inherited is known only to the studio.
  if (edit.kind === 'reset') return source;
  const data = edited(source.data, [], edit) as FormSource['data'];
  if (source.extends.length === 0) return { ...source, data };
  // Lists are written as a whole.
  const index = edit.path.findIndex((step) => typeof step === 'number');
  const path = index < 0 ? edit.path : edit.path.slice(0, index);
  const others = source.origins.filter((origin) => !isInside(origin.path, path));
  return { ...source, data, origins: [...others, { path, file: source.file, line: 0 }] };
}

function edited(value: unknown, at: Path, edit: Edit): unknown {
  const { path } = edit;
  if (at.length === path.length) return atPath(value, edit);
  const step = path[at.length] as string | number;
  const isLast = at.length === path.length - 1;
  if (edit.kind === 'remove' && isLast) return without(value, step);
  const inner = edited(valueAt(value, [step]), [...at, step], edit);
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? value : [];
    return list.length > step ? list.with(step, inner) : [...list, inner];
  }
  return { ...(isGroup(value) ? value : {}), [step]: inner };
}

function atPath(value: unknown, edit: Edit): unknown {
  if (edit.kind === 'set') return edit.value;
  if (edit.kind === 'move' && Array.isArray(value)) return moved(value, edit.from, edit.to);
  return value;
}

function without(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(step), 1);
  if (!isGroup(value)) return value;
  const { [step]: _removed, ...rest } = value;
  return rest;
}

const moved = (list: unknown[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
