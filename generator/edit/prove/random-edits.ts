import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { createYamlReader } from '../../load/yaml/read-yaml.ts';
import { applyChanges, invertChanges } from '../diff/changes.ts';
import { EditError } from '../edit-error.ts';
import { type Edited, toEdited } from '../edited.ts';
import { removeValue, setText, setValue } from '../edits.ts';
import { moveEntry } from '../entries/move-entry.ts';
import { sameData, valueAt, withoutValue, withValue } from '../file/model.ts';
import { openYaml } from '../file/yaml-file.ts';
import { commentsOf, isEqualOutside, windowOf } from './windows.ts';

/** An edit of whichever file it is applied to. */
export interface RandomEdit {
  kind: 'set' | 'text' | 'add' | 'remove' | 'move';
  /** Selects one of the places that the file has. */
  pick: number;
  key: string;
  value: unknown;
  text: string;
}

export interface Tally {
  edits: number;
  /** Reason -> number of edits that were refused. */
  refusals: Record<string, number>;
}

/**
 * Applies edits to a file, one after another, and checks each of them: the file reads back as the data with the edit
 * applied, everything else in the file is as it was, and the edit can be undone.
 * @throws Error that says what is wrong
 */
export function applyRandomEdits(source: string, edits: readonly RandomEdit[], tally: Tally): void {
  let file: TextWithData = { text: source, data: dataOf(source) };
  for (const edit of edits) {
    const next = applyRandomEdit(file, edit);
    if (next instanceof EditError) tally.refusals[next.reason] = (tally.refusals[next.reason] ?? 0) + 1;
    else {
      tally.edits++;
      file = next;
    }
  }
}

interface TextWithData {
  text: string;
  data: unknown;
}

function applyRandomEdit({ text, data }: TextWithData, edit: RandomEdit): TextWithData | EditError {
  const { path, run, expected } = planOf(data, text, edit);
  let edited: Edited;
  try {
    edited = run();
  } catch (error) {
    if (error instanceof EditError && error.reason !== 'check') return error;
    throw problem(error instanceof Error ? `${error.message}\n${error.stack}` : String(error));
  }
  const { source, changes } = edited;
  const now = dataOf(source);
  if (!sameData(now, expected(now))) throw problem('the file does not read back as expected', source);
  if (applyChanges(text, changes) !== source) throw problem('the changes are not those of the edit', source);
  if (applyChanges(source, invertChanges(changes)) !== text) throw problem('undo is not exact', source);
  if (edit.kind === 'move') {
    const [old, moved] = [commentsOf(text), commentsOf(source)].map((comments) => comments.toSorted());
    if (!isDeepStrictEqual(old, moved)) throw problem('a comment is gone', source);
  }
  if (!isEqualOutside(text, source, windowOf(text, scopeOf(data, path, edit))))
    throw problem('something else changed', source);
  const isScalar = !isGroup(valueAt(data, path)) && !isGroup(valueAt(now, path));
  if (edit.kind !== 'remove' && isScalar && !isDeepStrictEqual(commentsOf(text), commentsOf(source)))
    throw problem('a comment is gone', source);
  return { text: source, data: now };

  function problem(what: string, after?: string) {
    return new Error(`${what}: ${edit.kind} ${JSON.stringify(path)}\n${text}\n=====>\n${after ?? ''}`);
  }
}

/** Reads what files have in common only once. */
const read = createYamlReader();

/** Null for a file that the loader does not read. */
export function dataOf(source: string): unknown {
  return read(source.replace(/^\uFEFF/, '')).data ?? null;
}

interface Plan {
  path: Path;
  run: () => Edited;
  /** The data after the edit. @param now the data that was read, for what an edit leaves open */
  expected: (now: unknown) => unknown;
}

function planOf(data: unknown, source: string, edit: RandomEdit): Plan {
  const groups = pathsOf(data, isGroup);
  const places = pathsOf(data, () => true).filter(({ length }) => length > 0);
  const select = (from: Path[]) => from[edit.pick % Math.max(1, from.length)] ?? [edit.key];
  if (edit.kind === 'add') {
    const group = select(groups);
    const parent = valueAt(data, group);
    const path = [...group, Array.isArray(parent) ? parent.length : edit.key];
    const expected = () => withValue(data, path, edit.value);
    return { path, run: () => setValue(source, path, edit.value), expected };
  }
  if (edit.kind === 'move') return moveOf(data, source, select(groups), edit.pick);
  const path = select(places);
  if (edit.kind === 'remove')
    return { path, run: () => removeValue(source, path), expected: () => withoutValue(data, path) };
  if (edit.kind === 'set')
    return {
      path,
      run: () => setValue(source, path, edit.value),
      expected: () => withValue(data, path, edit.value),
    };
  const run = () => setText(source, path, edit.text);
  // In a block scalar, the line breaks at the end stay.
  const expected = (after: unknown) => {
    const now = valueAt(after, path);
    const isSame = typeof now === 'string' && now.replace(/\n+$/, '') === edit.text.replace(/\n+$/, '');
    return withValue(data, path, isSame ? now : edit.text);
  };
  return { path, run, expected };
}

/** Moves the last entry of a group to another position. */
function moveOf(data: unknown, source: string, path: Path, pick: number): Plan {
  const group = valueAt(data, path) ?? {};
  const keys = Object.keys(group);
  const from = keys.length - 1;
  const index = from > 0 ? pick % (from + 1) : 0;
  const run = () => {
    const file = openYaml(source);
    // Objects do not keep the order of keys that are numbers.
    const isNumbered = isObject(group) && keys.some((key) => /^\d+$/.test(key));
    if (isNumbered || from < 1) throw new EditError('unsupported', path, 'There is nothing to move.');
    return toEdited(source, moveEntry(file, path, from, index), expected(), path);
  };
  const expected = () => {
    const moved = Object.entries(group)
      .slice(0, -1)
      .toSpliced(index, 0, ...Object.entries(group).slice(-1));
    const isList = Array.isArray(group);
    return withValue(data, path, isList ? moved.map(([, item]) => item) : Object.fromEntries(moved));
  };
  return { path, run, expected };
}

/** The last entry of a group leaves an empty group, which is written in the place of the group. */
function scopeOf(data: unknown, path: Path, { kind }: RandomEdit): Path {
  const parent = path.slice(0, -1);
  const isLast = kind === 'remove' && Object.keys(valueAt(data, parent) as object).length === 1;
  return isLast ? parent : path;
}

const isGroup = (value: unknown) => isObject(value) || Array.isArray(value);

export function pathsOf(value: unknown, isWanted: (value: unknown) => boolean, path: Path = []): Path[] {
  const own = isWanted(value) ? [path] : [];
  if (Array.isArray(value))
    return [...own, ...value.flatMap((item, index) => pathsOf(item, isWanted, [...path, index]))];
  if (!isObject(value)) return own;
  return [...own, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, isWanted, [...path, key]))];
}
