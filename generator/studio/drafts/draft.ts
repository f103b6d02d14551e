import { isDeepStrictEqual } from 'node:util';
import type { Operation, Path } from '../../../schema/api/studio/operation.ts';
import { EditError } from '../../edit/edit-error.ts';
import { applyOperations } from '../../edit/operations/apply-operation.ts';
import {
  changeOf,
  editedTexts,
  renamedFiles,
  type SiteEdit,
  type SiteFiles,
} from '../../edit/operations/site-edit.ts';
import { type DraftFolder, replaced } from './draft-folder.ts';
import type { ChoiceRecord, DraftRecord, EditRecord, Submission } from './draft-record.ts';
import { createDraftState, editOf, type Undoer } from './draft-state.ts';
import type { Journal } from './journal.ts';
import { mergeOperations } from './merge/merge-operations.ts';
import { rebaseFiles } from './merge/rebase-files.ts';
import { textWithValue } from './merge/text-with-value.ts';
import { seenBy, type Tab } from './seen-files.ts';
import { undoStep } from './undo-step.ts';

export interface DraftParts {
  folder: DraftFolder;
  journal: Journal<DraftRecord>;
  /** The texts of the published site that the draft began with. */
  base: ReadonlyMap<string, string>;
  now: () => Date;
  /** Whether the folder was made again, from an earlier state. */
  isRemade?: true | undefined;
}

/** Operations of an author, meant for what they saw. */
export interface Submitted extends Pick<Submission, 'id' | 'author' | 'client'> {
  seen: number;
  step: string;
  operations: Operation[];
}

export interface Choice extends Pick<Submission, 'id' | 'author' | 'client'> {
  conflict: string;
  /** The first value, as the author saw it. */
  saw: unknown;
  take: 'first' | 'second' | 'before' | 'third';
  value?: unknown;
}

export type Draft = ReturnType<typeof openDraft>;

/**
 * A draft that authors work on. Everything is done in the order of the calls: stored in the journal, then written to the folder. What
 * was stored is in the draft, also after a crash.
 */
export function openDraft({ folder, journal, base, now, isRemade }: DraftParts) {
  const state = createDraftState(base);
  for (const record of journal.entries) state.add(record);
  recover();

  const at = () => now().toISOString();

  /** Puts the last record's edit into the folder if the process ended between the two; if the folder is made again, everything. */
  function recover(): void {
    if (isRemade) {
      writeFiles([...new Set([...state.files.list(), ...folder.list()])]);
      return;
    }
    const revision = state.revision();
    const before = revision > 0 ? state.filesAt(revision - 1) : state.files;
    const touched = state.records
      .slice(-1)
      .flatMap(editOf)
      .flatMap((one) => (one.kind === 'renamed' ? [one.file, one.to] : [one.file]));
    writeFiles(touched.filter((file) => folder.read(file) === before.read(file)));
  }

  function writeFiles(files: readonly string[]): void {
    folder.expect(files.map((file) => [file, state.files.read(file)]));
    folder.retry();
  }

  function add(record: DraftRecord): void {
    const edit = editOf(record);
    const touched = [...editedTexts(edit, state.files).keys()];
    // What is in the journal has to be writable, or the draft never opens again.
    folder.check(touched);
    journal.append(record);
    state.add(record);
    if (record.kind !== 'outside') writeFiles(touched);
  }

  /** Takes over what other programs did to the files. @returns whether there was anything */
  function takeOutside(): boolean {
    folder.retry();
    const edit = folder.changes(state.files);
    if (edit.length > 0) add({ kind: 'outside', at: at(), edit });
    return edit.length > 0;
  }

  return {
    folder,
    files: state.files,
    records: state.records,
    conflicts: state.conflicts,
    revision: state.revision,
    filesAt: state.filesAt,
    baseCommit: state.baseCommit,
    title: state.title,
    takeOutside,
    /** The files as a browser tab shows them. @param seen the revision of its last answer */
    seenBy: (tab: Tab) => seenBy(state, tab).files,
    lastStep: state.lastStep,

    /** Begins a new draft's journal. */
    begin: (author: string, commit: string) => add({ kind: 'begin', at: at(), author, base: commit }),
    rename: (author: string, title: string) => add({ kind: 'title', at: at(), author, title }),

    /**
     * Does operations. What would replace what others wrote in the same place waits as a conflict; the rest is done.
     * @returns the draft's revision with them
     * @throws EditError if they cannot be done; StoreError if they cannot be stored
     */
    submit(submitted: Submitted): number {
      const known = state.revisionOf(submitted.id);
      if (known !== undefined) return known;
      takeOutside();
      const { id, author, client, step, operations, seen } = submitted;
      const { files, others } = seenBy(state, submitted);
      const merged =
        others.length === 0
          ? { edit: applyOperations(files, operations), clashes: [] }
          : mergeOperations({
              operations,
              seen: files,
              head: state.files,
              renamed: renamedFiles(others.flatMap(editOf)),
            });
      const { edit, clashes } = merged;
      const submission = { id, at: at(), author, client, step, operations };
      if (clashes.length === 0) add({ kind: 'edit', ...submission, edit });
      else add({ kind: 'clash', ...submission, seen, clashes, ...(edit.length > 0 && { edit }) });
      return state.revision();
    },

    /** Undoes an author's last step in a tab, or does it again. @throws EditError if others changed the same since, or if there is none */
    revert(kind: 'undo' | 'redo', { id, author, client, living }: Pick<Submission, 'id'> & Undoer): number {
      const known = state.revisionOf(id);
      if (known !== undefined) return known;
      takeOutside();
      const last = state.lastStep({ author, client, ...(living && { living }) }, kind);
      if (!last) throw new EditError('missing', [], `There is nothing to ${kind}.`);
      const { revisions, step } = last;
      const edit = undoStep(state, revisions);
      const reverts: EditRecord['reverts'] = { kind, revisions };
      add({ kind: 'edit', id, at: at(), author, client, step, operations: [], edit, reverts });
      return state.revision();
    },

    /** Decides a conflict. @throws EditError if the value cannot be written, or the first one changed since the author saw it */
    choose({ id, author, client, conflict, saw, take, value }: Choice): number {
      const known = state.revisionOf(id);
      if (known !== undefined) return known;
      takeOutside();
      const open = state.conflicts.get(conflict);
      if (!open) throw new EditError('missing', [], 'This conflict is decided already.');
      const { clash } = open;
      if (!isDeepStrictEqual(clash.first, saw))
        throw new EditError(
          'outdated',
          clash.path,
          'This was changed again. Look at both, and choose again.',
        );
      const chosen = take === 'third' ? value : clash[take];
      const edit = take === 'first' ? [] : written(state.files, clash, chosen);
      const record: ChoiceRecord = {
        kind: 'choice',
        id,
        at: at(),
        author,
        client,
        conflicts: [conflict],
        edit,
      };
      add(record);
      return state.revision();
    },

    /**
     * Makes the draft one of another published state.
     * @param was the texts of the published state that it is made from
     */
    rebase(
      commit: string,
      texts: { was: ReadonlyMap<string, string>; published: ReadonlyMap<string, string> },
    ): void {
      takeOutside();
      add({ kind: 'rebase', at: at(), base: commit, ...rebaseFiles(state.files, texts) });
    },

    close: () => journal.close(),
  };
}

/** The edit that gives a place a value; undefined removes it. */
function written(files: SiteFiles, { file, path }: { file: string; path: Path }, value: unknown): SiteEdit {
  const text = files.read(file);
  if (path.length === 0) return replaced(file, text, typeof value === 'string' ? value : undefined);
  if (text === undefined) throw new EditError('missing', [], `There is no file ${file} any longer.`);
  return changeOf(file, text, textWithValue(text, path, value));
}
