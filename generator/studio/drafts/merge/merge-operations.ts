import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import { mergeTexts } from '../../../edit/diff/merge-texts.ts';
import { EditError } from '../../../edit/edit-error.ts';
import { valueAt } from '../../../edit/file/model.ts';
import { applyOperations } from '../../../edit/operations/apply-operation.ts';
import { changeOf, type SiteEdit, type SiteFiles, withEdit } from '../../../edit/operations/site-edit.ts';
import { mergedData, openPage } from '../../../edit/operations/site-page.ts';
import type { Path } from '../../../errors/finding.ts';
import { type DataDiff, diffData, sharedPlaces, valueThere } from './data-diff.ts';
import { dataOf } from './data-of.ts';
import { mapOperation, type SinceSeen } from './map-operation.ts';

/** A value that an author changed while others changed it, too. Values are undefined where there is none. */
export interface Clash {
  /** Its present file. */
  file: string;
  /** Its present path in the file; empty for the whole text. */
  path: Path;
  before: unknown;
  /** What the others made of it. */
  first: unknown;
  /** What the author wants it to be. */
  second: unknown;
}

export interface Meant {
  operations: readonly Operation[];
  /** The folder as its author saw it, with everything that the author did since. */
  seen: SiteFiles;
  /** The folder as it is. */
  head: SiteFiles;
  /** Present names of files that others renamed since then, by the name that the author saw. */
  renamed: ReadonlyMap<string, string>;
}

/**
 * Does operations that were meant for an earlier state of a folder.
 * @returns the edit of the present folder, or the clashes that prevent it; nothing is done then
 * @throws EditError if they could not be done in what the author saw, either
 */
export function mergeOperations(meant: Meant): { edit: SiteEdit } | { clashes: Clash[] } {
  const { operations, seen, head } = meant;
  const mine = applyOperations(seen, operations);
  const wanted = withEdit(seen, mine);
  const since = sinceSeen(meant);
  const clashes = filesOf(mine).flatMap((file) => clashesIn(file, { seen, head, wanted, since }));
  if (clashes.length > 0) return { clashes };
  if (operations.some(({ op }) => op === 'editSource')) return textEdit(mine, { seen, head, wanted, since });
  const mapped = operations.map((operation) => mapOperation(operation, since));
  const isGone = mapped.some((operation, index) => !operation && !isRemoval(operations[index]));
  const edit = isGone ? undefined : editOf(mapped, head);
  const states = { seen, head, wanted, since };
  if (!edit) return { clashes: filesOf(mine).map((file) => wholeFile(file, states)) };
  if (!removesUnseen(edit, states)) return { edit };
  return { clashes: filesOf(mine).flatMap((file) => meantFor(file, states)) };
}

/** Whether an edit removes words that its author did not see, such as a comment that others wrote in a section since. */
function removesUnseen(edit: SiteEdit, { seen, head }: States): boolean {
  const texts = edit.flatMap((one) => {
    if (one.kind === 'deleted') return [{ removed: one.text, inserted: '' }];
    return one.kind === 'changed' ? one.changes : [];
  });
  const known = [
    ...seen.list().map((file) => seen.read(file)),
    ...texts.map(({ inserted }) => inserted),
  ].join('\n');
  const isNew = head.list().some((file) => head.read(file) !== seen.read(file));
  return (
    isNew && texts.some(({ removed }) => removed.split('\n').some((line) => !known.includes(line.trim())))
  );
}

/** What the author meant to change in a file, as if all of it were clashes. */
function meantFor(file: string, states: States): Clash[] {
  const { seen, head, wanted, since } = states;
  const now = since.file(file);
  const [before, first, second] = [seen.read(file), head.read(now), wanted.read(file)].map(dataOf);
  if (!before || !first || !second) return [wholeFile(file, states)];
  const [mine, theirs] = [diffData(before, second), diffData(before, first)];
  if (mine.changed.length === 0) return [wholeFile(file, states)];
  return mine.changed.map((path) => clashAt(path, { file: now, before, first, second, mine, theirs }));
}

interface Compared {
  /** Its present name. */
  file: string;
  before: unknown;
  first: unknown;
  second: unknown;
  mine: DataDiff;
  theirs: DataDiff;
}

const clashAt = (path: Path, { file, before, first, second, mine, theirs }: Compared): Clash => ({
  file,
  path: theirs.map(path) ?? path,
  before: valueAt(before, path),
  first: valueThere(first, theirs, path),
  second: valueThere(second, mine, path),
});

/** Whether it is done already if what it is about is gone. */
const isRemoval = (operation: Operation | undefined) =>
  operation !== undefined &&
  ['removeItem', 'removeValue', 'removeSection', 'dropOverride'].includes(operation.op);

/** Undefined if the operations cannot be done. */
function editOf(operations: readonly (Operation | undefined)[], files: SiteFiles): SiteEdit | undefined {
  try {
    return applyOperations(
      files,
      operations.filter((operation) => operation !== undefined),
    );
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

interface States {
  seen: SiteFiles;
  head: SiteFiles;
  /** What the author saw, with the operations. */
  wanted: SiteFiles;
  since: SinceSeen;
}

const filesOf = (edit: SiteEdit) => [...new Set(edit.map(({ file }) => file))];

function sinceSeen({ seen, head, renamed }: Meant): SinceSeen {
  const file = (name: string) => renamed.get(name) ?? name;
  const page = (name: string) => {
    const now = renamed.get(`${name}.yaml`) ?? renamed.get(`${name}.yml`);
    return now === undefined ? name : now.replace(/\.ya?ml$/, '');
  };
  return {
    file,
    page,
    inFile: (name) => diffData(dataOf(seen.read(name)), dataOf(head.read(file(name)))),
    inPage: (name) => diffData(pageData(seen, name), pageData(head, page(name))),
  };
}

function pageData(files: SiteFiles, page: string): Record<string, unknown> | undefined {
  try {
    return mergedData(openPage(files, page));
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** What the author and others both changed in a file, to different values. */
function clashesIn(file: string, states: States): Clash[] {
  const { seen, head, wanted, since } = states;
  const now = since.file(file);
  const texts = { before: seen.read(file), first: head.read(now), second: wanted.read(file) };
  if (texts.before === texts.first || texts.first === texts.second) return [];
  const [before, first, second] = [dataOf(texts.before), dataOf(texts.first), dataOf(texts.second)];
  if (!before || !first || !second) {
    return mergedText(file, states) === undefined ? [wholeFile(file, states)] : [];
  }
  const [mine, theirs] = [diffData(before, second), diffData(before, first)];
  return sharedPlaces(mine, theirs)
    .map((path) => clashAt(path, { file: now, before, first, second, mine, theirs }))
    .filter((clash) => !isDeepStrictEqual(clash.first, clash.second));
}

const wholeFile = (file: string, { seen, head, wanted, since }: States): Clash => ({
  file: since.file(file),
  path: [],
  before: seen.read(file),
  first: head.read(since.file(file)),
  second: wanted.read(file),
});

/** Typed text is merged as text: the same words in the same places. */
function textEdit(mine: SiteEdit, states: States): { edit: SiteEdit } | { clashes: Clash[] } {
  const clashes: Clash[] = [];
  const edit = filesOf(mine).flatMap((file): SiteEdit => {
    const merged = mergedText(file, states);
    const now = states.since.file(file);
    if (merged !== undefined) return changeOf(now, states.head.read(now) ?? '', merged);
    clashes.push(wholeFile(file, states));
    return [];
  });
  return clashes.length > 0 ? { clashes } : { edit };
}

/** The present text with the author's changes; undefined if others changed the same pieces, or the file is gone. */
function mergedText(file: string, { seen, head, wanted, since }: States): string | undefined {
  const [base, first, second] = [seen.read(file), head.read(since.file(file)), wanted.read(file)];
  if (base === undefined || first === undefined || second === undefined) return undefined;
  const { text, left } = mergeTexts(base, second, first);
  return left.length > 0 ? undefined : text;
}
