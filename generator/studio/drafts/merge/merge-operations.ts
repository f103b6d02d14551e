import type { Operation } from '../../../../schema/api/studio/operation.ts';
import { changesBetween } from '../../../edit/diff/changes.ts';
import { mergeTexts } from '../../../edit/diff/merge-texts.ts';
import { EditError } from '../../../edit/edit-error.ts';
import { valueAt } from '../../../edit/file/model.ts';
import { applyOperations } from '../../../edit/operations/apply-operation.ts';
import {
  changeOf,
  renamedFiles,
  type SiteEdit,
  type SiteFiles,
  withEdit,
} from '../../../edit/operations/site-edit.ts';
import { attempt } from './attempt.ts';
import {
  type Clash,
  type Compared,
  clashAt,
  compareFile,
  meantFor,
  type States,
  textsOf,
  wholeFile,
} from './clashes.ts';
import { diffData, isInside, placeThere, valueThere } from './data-diff.ts';
import { dataOf } from './data-of.ts';
import { mapOperation, sinceSeen } from './map-operation.ts';
import { textWithValue } from './text-with-value.ts';

export interface Meant {
  operations: readonly Operation[];
  /** The folder as its author saw it, with everything that the author did since. */
  seen: SiteFiles;
  /** The folder as it is. */
  head: SiteFiles;
  /** Present names of files that others renamed since then, by the name that the author saw. */
  renamed: ReadonlyMap<string, string>;
}

/** What becomes of operations. Together, the two are all that the author meant. */
export interface Merged {
  /** What is done in the present folder. */
  edit: SiteEdit;
  /** What waits for a choice, with files and paths as they are before the edit. */
  clashes: Clash[];
}

/**
 * Does operations that were meant for an earlier state of a folder. Where they would replace what others wrote, the value of the
 * others stays, and the author's one is a clash; so is everything that cannot be separated from it.
 * @throws EditError if they could not be done in what the author saw, either, or a page can no longer be renamed
 */
export function mergeOperations(meant: Meant): Merged {
  const { operations, seen, head } = meant;
  const mine = applyOperations(seen, operations);
  const renamed = renamedFiles(mine);
  const states: States = { seen, head, wanted: withEdit(seen, mine), renamed, since: sinceSeen(meant) };
  const files = filesOf(mine);
  const isTyped = operations.some(({ op }) => op === 'editSource');
  const clashes = files.flatMap((file) => clashesIn(file, states));
  const edit = isTyped ? undefined : attempt(() => presentEdit(operations, clashes, states));
  if (edit) return { edit, clashes };
  checkNames(states);
  const isText = mine.every(({ kind }) => kind === 'changed');
  const merged = files.map((file) => (isText && mergedFile(file, states)) || waiting(file, states));
  return { edit: merged.flatMap((one) => one.edit), clashes: merged.flatMap((one) => one.clashes) };
}

/** The files that an edit begins with or creates. */
function filesOf(edit: SiteEdit): string[] {
  const targets = new Set(edit.flatMap((one) => (one.kind === 'renamed' ? [one.to] : [])));
  return [...new Set(edit.map(({ file }) => file))].filter((file) => !targets.has(file));
}

/** A name cannot wait for a choice, because the values that wait refer to it. */
function checkNames({ renamed, head, since }: States): void {
  for (const [file, to] of renamed)
    if (head.read(since.file(file)) !== undefined)
      throw new EditError(
        'outdated',
        [],
        `${file} can no longer be renamed to ${to}, because of changes by others. Review the page, then rename it again.`,
      );
}

/** What the author and others both changed in a file, to different values. */
function clashesIn(file: string, states: States): Clash[] {
  const { before, first, second } = textsOf(file, states);
  if (before === first || first === second) return [];
  const compared = compareFile(file, states);
  if (compared) return compared.shared.map((path) => clashAt(path, compared));
  return mergedFile(file, states) ? [] : [wholeFile(file, states)];
}

/**
 * The operations, done in the present folder, where clashes keep the values of others.
 * @returns undefined if one of them is about something that is gone, or others would lose what the author did not see
 */
function presentEdit(
  operations: readonly Operation[],
  clashes: readonly Clash[],
  states: States,
): SiteEdit | undefined {
  const mapped = operations.map((operation) => mapOperation(operation, states.since));
  if (mapped.some((operation, index) => !operation && !isRemoval(operations[index]))) return undefined;
  const present = mapped.filter((operation) => operation !== undefined);
  const edit = withFirstValues(applyOperations(states.head, present), clashes, states.head);
  if (!edit || removesUnseen(edit, states)) return undefined;
  // A group that is set as a whole also has values that only others changed.
  return operations.some(setsGroup) && !changesOnlyMine(edit, states) ? undefined : edit;
}

const setsGroup = (operation: Operation) =>
  'value' in operation && typeof operation.value === 'object' && operation.value !== null;

/** Whether an edit changes no other values than its author did. */
function changesOnlyMine(edit: SiteEdit, states: States): boolean {
  const after = withEdit(states.head, edit);
  const names = renamedFiles(edit);
  return states.seen.list().every((file) => {
    const { before, first } = textsOf(file, states);
    const compared = before === first ? undefined : compareFile(file, states);
    if (!compared) return true;
    const { file: now, mine, theirs } = compared;
    const made = diffData(compared.first, dataOf(after.read(names.get(now) ?? now)));
    const own = [...mine.changed, ...mine.grown].map((path) => placeThere(theirs, path) ?? path);
    return [...made.changed, ...made.grown].every((path) => own.some((place) => isInside(path, place)));
  });
}

/** Whether it is done already if what it is about is gone. */
const isRemoval = (operation: Operation | undefined) =>
  operation !== undefined &&
  ['removeItem', 'removeValue', 'removeSection', 'dropOverride'].includes(operation.op);

/** @returns undefined if a value of others cannot be put back exactly where it was */
function withFirstValues(edit: SiteEdit, clashes: readonly Clash[], head: SiteFiles): SiteEdit | undefined {
  const names = renamedFiles(edit);
  let all = edit;
  for (const { file, path, first, second } of clashes) {
    const name = names.get(file) ?? file;
    const text = withEdit(head, all).read(name);
    const place = placeThere(diffData(dataOf(head.read(file)), dataOf(text)), path);
    const isGoneItem = first === undefined && typeof path.at(-1) !== 'string';
    if (path.length === 0 || second === undefined || isGoneItem || !place || text === undefined)
      return undefined;
    all = [...all, ...changeOf(name, text, textWithValue(text, place, first))];
  }
  return all;
}

/** Whether an edit removes words that its author did not see, such as a comment that others wrote in a section since. */
function removesUnseen(edit: SiteEdit, { seen, head }: States): boolean {
  const after = withEdit(head, edit);
  const names = renamedFiles(edit);
  const changes = filesOf(edit).flatMap((file) =>
    changesBetween(head.read(file) ?? '', after.read(names.get(file) ?? file) ?? ''),
  );
  const isKnown = (line: string) =>
    changes.some(({ inserted }) => inserted.includes(line)) ||
    seen.list().some((file) => seen.read(file)?.includes(line));
  return changes.some(({ removed }) => removed.split('\n').some((line) => !isKnown(line.trim())));
}

/**
 * A file in which the author's words are where they were typed, and clashes keep the values of others.
 * @returns undefined if others changed the same pieces of its text, or it is gone
 */
function mergedFile(file: string, states: States): Merged | undefined {
  const { before, first, second } = textsOf(file, states);
  if (before === undefined || first === undefined || second === undefined) return undefined;
  const compared = compareFile(file, states);
  const own = compared ? attempt(() => withValuesBefore(second, compared)) : second;
  if (own === undefined) return undefined;
  const { text, left } = mergeTexts(before, own, first);
  if (left.length > 0 || (compared && !dataOf(text))) return undefined;
  const clashes = compared?.shared.map((path) => clashAt(path, compared)) ?? [];
  return { edit: changeOf(states.since.file(file), first, text), clashes };
}

/** The author's text without what clashes. @returns undefined if the author removed it */
function withValuesBefore(text: string, { before, second, mine, shared }: Compared): string | undefined {
  if (shared.some((path) => valueThere(second, mine, path) === undefined)) return undefined;
  return shared.reduce(
    (own, path) => textWithValue(own, placeThere(mine, path) ?? path, valueAt(before, path)),
    text,
  );
}

const waiting = (file: string, states: States): Merged => ({ edit: [], clashes: meantFor(file, states) });
