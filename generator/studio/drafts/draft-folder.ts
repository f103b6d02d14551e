import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeOf, type SiteEdit, type SiteFiles } from '../../edit/operations/site-edit.ts';
import { listFolder } from '../../load/page-folder.ts';
import { writeWhole } from '../../write/atomic-write.ts';
import { checkFile } from '../repository/names.ts';
import { StoreError } from './store-error.ts';

export type DraftFolder = ReturnType<typeof openDraftFolder>;

/**
 * The YAML files of a draft on the disk. Other programs may change them, too: `changes` finds out.
 * @param root the folder of pages
 */
export function openDraftFolder(root: string) {
  /** What is known to be on the disk. */
  const known = new Map<string, { text: string; stamp: string }>();
  /** What could not be written yet. */
  const waiting = new Map<string, string | undefined>();

  function stampOf(file: string): string | undefined {
    const found = lstatSync(join(root, file), { throwIfNoEntry: false, bigint: true });
    return found?.isFile() ? `${found.mtimeNs} ${found.ctimeNs} ${found.size} ${found.ino}` : undefined;
  }

  function listed(): string[] {
    const { site, files, content } = listFolder(root);
    const paths = [...files.values(), ...content.values(), site];
    return paths.map((path) => path.slice(join(root, '/').length).replaceAll('\\', '/'));
  }

  /** The text on the disk; undefined if there is no such file. */
  function read(file: string): string | undefined {
    const stamp = stampOf(file);
    const found = known.get(file);
    if (found && stamp === found.stamp) return found.text;
    known.delete(file);
    if (stamp === undefined) return undefined;
    const text = readFileSync(join(root, file), 'utf8');
    known.set(file, { text, stamp });
    return text;
  }

  function write(file: string, text: string | undefined): void {
    const path = join(root, checkFile(file));
    try {
      if (text === undefined) rmSync(path, { force: true });
      else writeWhole(path, text);
    } catch (error) {
      throw new StoreError(`${path} cannot be written: ${(error as Error).message}`, { cause: error });
    }
    waiting.delete(file);
    known.delete(file);
    const stamp = stampOf(file);
    if (text !== undefined && stamp !== undefined) known.set(file, { text, stamp });
  }

  return {
    root,
    read,
    list: listed,
    /** Says what files should be. Until they are written, what they are on the disk is no change of another program. */
    expect(texts: Iterable<readonly [file: string, text: string | undefined]>): void {
      for (const [file, text] of texts) waiting.set(file, text);
    },
    /** @throws RepositoryError for a path that leads out of the folder, which cannot be written */
    check(files: Iterable<string>): void {
      for (const file of files) checkFile(file);
    },
    /** Writes what is not written yet. @throws StoreError; the next try begins with the same */
    retry(): void {
      // Without its folder, all files would look deleted by another program.
      if (!existsSync(root))
        throw new StoreError(`${root} no longer exists. Restart the studio to restore it.`);
      for (const [file, text] of waiting) {
        if (read(file) === text) waiting.delete(file);
        else write(file, text);
      }
    },
    /** What other programs did to the files since. @param files as they should be */
    changes(files: SiteFiles): SiteEdit {
      const onDisk = new Set(listed());
      const all = new Set([...onDisk, ...files.list()]);
      return [...all].flatMap((file): SiteEdit => {
        if (waiting.has(file)) return [];
        const before = files.read(file);
        const after = onDisk.has(file) ? read(file) : undefined;
        return before === after ? [] : replaced(file, before, after);
      });
    },
  };
}

/** The edit of a file from one text to another one; undefined for no file. */
export function replaced(file: string, before: string | undefined, after: string | undefined): SiteEdit {
  if (before === after) return [];
  if (before === undefined) return [{ kind: 'created', file, text: after ?? '' }];
  if (after === undefined) return [{ kind: 'deleted', file, text: before }];
  return changeOf(file, before, after);
}
