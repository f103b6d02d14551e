import { mergeTexts } from '../../edit/diff/merge-texts.ts';
import { applyOperations } from '../../edit/operations/apply-operation.ts';
import { renamedFiles, type SiteEdit, type SiteFiles, withEdit } from '../../edit/operations/site-edit.ts';
import { replaced } from './draft-folder.ts';
import type { DraftRecord } from './draft-record.ts';
import { type DraftState, editOf } from './draft-state.ts';

/** A browser tab, with the revision of its last answer. */
export interface Tab {
  client: string;
  seen: number;
}

/** A draft as a tab shows it: what its author saw, and what they did since. */
export interface Seen {
  files: SiteFiles;
  /** What others did since. */
  others: DraftRecord[];
}

export function seenBy(state: DraftState, { client, seen }: Tab): Seen {
  const later = state.records.slice(seen);
  const isOwn = (record: DraftRecord) => 'client' in record && record.client === client;
  const others = later.filter((record) => !isOwn(record) && editOf(record).length > 0);
  if (others.length === 0) return { files: state.files, others };
  const files = later.reduce((then, record, index) => {
    if (!isOwn(record)) return then;
    if (record.kind === 'clash' || (record.kind === 'edit' && !record.reverts))
      return withEdit(then, applyOperations(then, record.operations));
    const before = later.slice(0, index).filter((one) => others.includes(one));
    const names = renamedFiles(before.flatMap(editOf));
    return withEdit(then, editSeen(state, { then, names, revision: seen + index + 1 }));
  }, state.filesAt(seen));
  return { files, others };
}

/**
 * What a choice or an undone step changes in what its author sees. It was made in the draft as it was, with the changes of others.
 * @param names what others renamed, by the name that the author sees
 */
function editSeen(
  state: DraftState,
  { then, names, revision }: { then: SiteFiles; names: ReadonlyMap<string, string>; revision: number },
): SiteEdit {
  const [before, after] = [state.filesAt(revision - 1), state.filesAt(revision)];
  const shown = new Map(Array.from(names, ([name, now]) => [now, name]));
  return [...new Set([...before.list(), ...after.list()])].flatMap((file) => {
    const [old, made] = [before.read(file), after.read(file)];
    if (old === made) return [];
    const name = shown.get(file) ?? file;
    const text = then.read(name);
    const isBoth = old !== undefined && made !== undefined && text !== undefined;
    return replaced(name, text, isBoth ? mergeTexts(old, made, text).text : made);
  });
}
