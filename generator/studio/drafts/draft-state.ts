import { isDeepStrictEqual } from 'node:util';
import { tabOf } from '../../../schema/api/studio/tab.ts';
import { valueAt } from '../../edit/file/model.ts';
import {
  editedTexts,
  invertEdit,
  renamedFiles,
  type SiteEdit,
  type SiteFiles,
  withEdit,
} from '../../edit/operations/site-edit.ts';
import type { ClashRecord, DraftRecord, EditRecord, RebaseRecord } from './draft-record.ts';
import type { Clash } from './merge/clashes.ts';
import { diffData } from './merge/data-diff.ts';
import { dataOf } from './merge/data-of.ts';

/** A conflict that waits for a choice. */
export interface OpenConflict {
  id: string;
  clash: Clash;
  /** Who meant the second value, and when; missing if it was published. */
  second?: { author: string; at: string };
  at: string;
}

/** A run of edits that is undone as one. */
export interface Step {
  step: string;
  /** The browser tab that it was done in, or undone. */
  tab: string;
  revisions: number[];
}

/** Whose steps can be undone. */
export interface Undoer {
  author: string;
  client: string;
  /** Tabs that are open now. Their steps are theirs to undo, also if the author is the same. */
  living?: ReadonlySet<string>;
}

export type DraftState = ReturnType<typeof createDraftState>;

/**
 * A draft as its records make it.
 * @param base the texts of the published site that it is made from
 */
export function createDraftState(base: ReadonlyMap<string, string>) {
  const texts = new Map(base);
  const records: DraftRecord[] = [];
  const ids = new Map<string, number>();
  const conflicts = new Map<string, OpenConflict>();
  const doneBy = new Map<string, Step[]>();
  const undoneBy = new Map<string, Step[]>();
  let title: string | undefined;

  const files: SiteFiles = {
    read: (file) => texts.get(file),
    list: () => [...texts.keys()].toSorted(),
  };

  function write(edit: SiteEdit): void {
    const before = new Map(texts);
    for (const [file, text] of editedTexts(edit, files)) {
      if (text === null) texts.delete(file);
      else texts.set(file, text);
    }
    if (conflicts.size > 0) followConflicts(edit, before);
  }

  /** Keeps the paths of conflicts and their first values up to date. */
  function followConflicts(edit: SiteEdit, before: ReadonlyMap<string, string>): void {
    const renamed = renamedFiles(edit);
    for (const [id, conflict] of conflicts) {
      const { clash } = conflict;
      const file = renamed.get(clash.file) ?? clash.file;
      const [old, now] = [before.get(clash.file), texts.get(file)];
      if (old === now && file === clash.file) continue;
      const path = diffData(dataOf(old), dataOf(now)).map(clash.path) ?? clash.path;
      const first = path.length === 0 ? now : valueAt(dataOf(now), path);
      conflicts.set(id, { ...conflict, clash: { ...clash, file, path, first } });
    }
  }

  /** @param revision counts the records */
  function keepStep(record: EditRecord | ClashRecord, revision: number): void {
    const { author, step } = record;
    const reverts = record.kind === 'edit' ? record.reverts : undefined;
    const tab = tabOf(record.client);
    const done = doneBy.getOrInsertComputed(author, () => []);
    const undone = undoneBy.getOrInsertComputed(author, () => []);
    if (reverts) {
      const [from, to] = reverts.kind === 'undo' ? [done, undone] : [undone, done];
      const at = from.findLastIndex(({ revisions }) => isDeepStrictEqual(revisions, reverts.revisions));
      from.splice(at, 1);
      to.push({ step, tab, revisions: [revision] });
      return;
    }
    undoneBy.set(
      author,
      undone.filter((one) => one.tab !== tab),
    );
    const last = done.at(-1);
    // What others did in between is in between, too.
    const isNext = last?.step === step && last.tab === tab && last.revisions.at(-1) === revision - 1;
    if (isNext) last.revisions.push(revision);
    else done.push({ step, tab, revisions: [revision] });
  }

  function open(clashes: readonly Clash[], record: ClashRecord | RebaseRecord, revision: number): void {
    for (const [index, clash] of clashes.entries()) {
      // An author who types on changes what waits.
      for (const { id, clash: other, second } of conflicts.values())
        if (record.kind === 'clash' && second?.author === record.author && isSamePlace(clash, other))
          conflicts.delete(id);
      const id = `${revision}-${index}`;
      const second = record.kind === 'clash' && {
        second: { author: record.author, at: record.at },
      };
      conflicts.set(id, { id, clash, at: record.at, ...second });
    }
  }

  return {
    files,
    records: records as readonly DraftRecord[],
    conflicts: conflicts as ReadonlyMap<string, OpenConflict>,
    /** The number of records so far. */
    revision: () => records.length,
    title: () => title,
    /** The commit of the published site that it is made from. */
    baseCommit: () => records.findLast((record) => 'base' in record)?.base,
    /** The revision after a submission; undefined if it is not known. */
    revisionOf: (id: string) => ids.get(id),
    /** What an undoer can undo: the last step of the tab, or of one that is gone. Done again is only what the tab undid. */
    lastStep({ author, client, living }: Undoer, kind: 'undo' | 'redo'): Step | undefined {
      const own = tabOf(client);
      return kind === 'undo'
        ? doneBy.get(author)?.findLast(({ tab }) => tab === own || !living?.has(tab))
        : undoneBy.get(author)?.findLast(({ tab }) => tab === own);
    },
    /** The files at an earlier revision. */
    filesAt(revision: number): SiteFiles {
      const later = records.slice(revision).toReversed();
      return later.reduce((then, record) => withEdit(then, invertEdit(editOf(record))), files);
    },
    add(record: DraftRecord): void {
      const revision = records.push(record);
      // Clashes are named as before the edit, which can move them.
      if (record.kind === 'clash' || record.kind === 'rebase') open(record.clashes, record, revision);
      write(editOf(record));
      if ('id' in record) ids.set(record.id, revision);
      if (record.kind === 'edit' || (record.kind === 'clash' && record.edit)) keepStep(record, revision);
      if (record.kind === 'choice') for (const id of record.conflicts) conflicts.delete(id);
      if (record.kind === 'title') title = record.title;
    },
  };
}

const isSamePlace = (one: Clash, two: Clash) =>
  one.file === two.file && isDeepStrictEqual(one.path, two.path);

export const editOf = (record: DraftRecord): SiteEdit => ('edit' in record ? (record.edit ?? []) : []);
