import type { Change } from '../diff/changes.ts';
import { applyChanges, changesBetween, invertChanges } from '../diff/changes.ts';

/** The texts of a folder of pages, by path in the folder. */
export interface SiteFiles {
  /** @returns undefined if there is no such file */
  read: (file: string) => string | undefined;
  /** The paths of all YAML files. */
  list: () => string[];
}

/** What an operation does to one file. */
export type FileEdit =
  | { kind: 'changed'; file: string; changes: Change[] }
  | { kind: 'created' | 'deleted'; file: string; text: string }
  | { kind: 'renamed'; file: string; to: string };

/** What an operation does to a folder, to apply in order. Each file is edited under its name at that time. */
export type SiteEdit = FileEdit[];

/** The edit that undoes another one, to apply to its result. */
export function invertEdit(edit: SiteEdit): SiteEdit {
  return edit.toReversed().map((one): FileEdit => {
    if (one.kind === 'changed') return { ...one, changes: invertChanges(one.changes) };
    if (one.kind === 'renamed') return { kind: 'renamed', file: one.to, to: one.file };
    return { ...one, kind: one.kind === 'created' ? 'deleted' : 'created' };
  });
}

/** The texts that an edit leaves in the files that it touches; null for a file that is gone. */
export function editedTexts(edit: SiteEdit, files: Pick<SiteFiles, 'read'>): Map<string, string | null> {
  const texts = new Map<string, string | null>();
  const read = (file: string) => {
    const text = texts.has(file) ? texts.get(file) : files.read(file);
    if (text === undefined || text === null) throw new Error(`The edit needs ${file}, which does not exist.`);
    return text;
  };
  for (const one of edit) {
    if (one.kind === 'changed') texts.set(one.file, applyChanges(read(one.file), one.changes));
    else if (one.kind === 'created') texts.set(one.file, one.text);
    else {
      if (one.kind === 'renamed') texts.set(one.to, read(one.file));
      texts.set(one.file, null);
    }
  }
  return texts;
}

/** Files with an edit on top. */
export function withEdit(files: SiteFiles, edit: SiteEdit): SiteFiles {
  const texts = editedTexts(edit, files);
  return {
    read: (file) => (texts.has(file) ? (texts.get(file) ?? undefined) : files.read(file)),
    list() {
      const kept = files.list().filter((file) => texts.get(file) !== null);
      const added = [...texts].filter(([file, text]) => text !== null && !kept.includes(file));
      return [...kept, ...added.map(([file]) => file)].toSorted();
    },
  };
}

/** The names of files after an edit, by the names before it; only of those that it renames. */
export function renamedFiles(edit: SiteEdit): Map<string, string> {
  const names = new Map<string, string>();
  for (const one of edit) {
    if (one.kind !== 'renamed') continue;
    const before = [...names].find(([, name]) => name === one.file)?.[0] ?? one.file;
    names.set(before, one.to);
  }
  return names;
}

/** The edit of one file from its text before to the one after; empty if they are equal. */
export function changeOf(file: string, before: string, after: string): SiteEdit {
  return before === after ? [] : [{ kind: 'changed', file, changes: changesBetween(before, after) }];
}
