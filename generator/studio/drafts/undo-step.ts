import { mergeTexts } from '../../edit/diff/merge-texts.ts';
import { EditError } from '../../edit/edit-error.ts';
import { changeOf, invertEdit, type SiteEdit, type SiteFiles } from '../../edit/operations/site-edit.ts';
import { type DraftState, editOf } from './draft-state.ts';
import { dataOf } from './merge/data-of.ts';

/**
 * The edit that undoes a run of records in the present draft: exactly, byte by byte, unless others changed the same files since.
 * @param revisions of the records, in a row
 * @throws EditError if others changed the same lines since
 */
export function undoStep(state: DraftState, revisions: readonly number[]): SiteEdit {
  const first = revisions[0] ?? 0;
  const last = revisions.at(-1) ?? 0;
  const undone = state.records.slice(first - 1, last).flatMap(editOf);
  const files = [
    ...new Set(undone.flatMap((one) => (one.kind === 'renamed' ? [one.file, one.to] : [one.file]))),
  ];
  const before = state.filesAt(first - 1);
  const after = state.filesAt(last);
  const { files: head } = state;
  if (files.every((file) => after.read(file) === head.read(file))) return invertEdit(undone);
  return files.flatMap((file) => mergedUndo(file, { before, after, head }));
}

function mergedUndo(
  file: string,
  { before, after, head }: { before: SiteFiles; after: SiteFiles; head: SiteFiles },
): SiteEdit {
  const [old, done, now] = [before.read(file), after.read(file), head.read(file)];
  if (done === now && old !== undefined && now !== undefined) return changeOf(file, now, old);
  if (old === undefined || done === undefined || now === undefined) throw changedSince(file);
  const { text, left } = mergeTexts(done, old, now);
  if (left.length > 0 || (dataOf(now) && !dataOf(text))) throw changedSince(file);
  return changeOf(file, now, text);
}

const changedSince = (file: string) =>
  new EditError(
    'outdated',
    [],
    `${file} was changed in the same lines since, so this step cannot be undone alone. Change the text itself.`,
  );
