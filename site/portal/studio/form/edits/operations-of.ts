import type { Operation, Path } from '../../../../../schema/api/studio/operation.ts';
import { isGroup } from '../fields/resolve.ts';
import { valueAt } from '../fields/schema-at.ts';
import { type Edit, withEdits } from './edit.ts';
import type { FormSource } from './source.ts';

/** The operations that make an edit, in the file that the author has to edit. @param source before the edit */
export function operationsOf(edit: Edit, source: FormSource): Operation[] {
  const { page, file } = source;
  // Which page is extended is said by the file itself.
  const isOverride = page !== undefined && source.extends.length > 0 && edit.path[0] !== 'extends';
  if (isOverride) return [inVariant(edit, source, page)];
  if (edit.kind === 'reset') return [];
  return [inFile(edit, source.data, file)];
}

/** The operations of several edits, each made in the result of those before. */
export function operationsFor(edits: readonly Edit[], source: FormSource): Operation[] {
  let now = source;
  return edits.flatMap((edit) => {
    const operations = operationsOf(edit, now);
    now = withEdits(now, [edit]);
    return operations;
  });
}

function inVariant(edit: Edit, source: FormSource, page: string): Operation {
  const { path } = edit;
  if (edit.kind === 'reset') return { op: 'dropOverride', page, path };
  if (edit.kind === 'set')
    return { op: 'overrideInVariant', page, ...missingGroups(source.data, path, edit.value) };
  const isItem = typeof path.at(-1) === 'number';
  if (edit.kind === 'remove' && !isItem) return { op: 'overrideInVariant', page, path, value: null };
  // A variant replaces lists as a whole.
  const list = isItem ? path.slice(0, -1) : path;
  const value = valueAt(withEdits(source, [edit]).data, list);
  return { op: 'overrideInVariant', page, path: list, value };
}

function inFile(edit: Exclude<Edit, { kind: 'reset' }>, data: unknown, file: string): Operation {
  const parent = edit.path.slice(0, -1);
  const step = edit.path.at(-1);
  if (edit.kind === 'move') return { op: 'moveItem', file, path: edit.path, from: edit.from, to: edit.to };
  if (edit.kind === 'remove')
    return typeof step === 'number'
      ? { op: 'removeItem', file, path: parent, index: step }
      : { op: 'removeValue', file, path: edit.path };
  const { path, value } = missingGroups(data, edit.path, edit.value);
  if (typeof value === 'string' && typeof valueAt(data, path) === 'string')
    return { op: 'setText', file, path, text: value };
  const list = valueAt(data, path.slice(0, -1));
  if (Array.isArray(list) && path.at(-1) === list.length)
    return { op: 'addItem', file, path: path.slice(0, -1), item: value };
  return { op: 'setValue', file, path, value };
}

/** Where a value has to be written if groups or lists on its way do not exist: with them, at the first that is missing. */
function missingGroups(data: unknown, path: Path, value: unknown): { path: Path; value: unknown } {
  const depth = path.findIndex((_step, length) => {
    const group = valueAt(data, path.slice(0, length));
    return !isGroup(group) && !Array.isArray(group);
  });
  if (depth < 0) return { path, value };
  const nested = path
    .slice(depth)
    .reduceRight((inner: unknown, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);
  return { path: path.slice(0, depth), value: nested };
}
