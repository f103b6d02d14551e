import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { SystemError, withPath } from '../errors/system-error.ts';
import { stamp } from '../render/fingerprint.ts';
import { writePieces } from './atomic-write.ts';
import { findBlockers } from './blockers.ts';
import { createMoves, type Moves } from './file-moves.ts';
import { removeStaleFiles } from './stale-files.ts';

/**
 * A folder for files until the whole build is known to be valid. It is below the output folder, which makes each move one
 * rename, and its name is never served. Paths in this interface are relative to the output folder.
 */
export interface Staging {
  /** Adds a page, written in the background. Resolves when the next page can be added. */
  add: (out: string, html: Uint8Array) => Promise<void>;
  /** Adds any other file, as a whole or in pieces, published before or after the pages. */
  put: (
    out: string,
    content: string | Uint8Array | Iterable<string | Uint8Array>,
    when?: 'before' | 'after',
  ) => void;
  /** Marks a file for removal once the new pages are published. */
  drop: (out: string) => void;
  /** Whether a page or another file was added. */
  has: (out: string) => boolean;
  /** The content of a file as it will be published. */
  read: (out: string) => Promise<Buffer>;
  /** Resolves when all pages are on disk. @throws when one could not be written */
  written: () => Promise<void>;
  /** The stamp that a staged or published file has once it is in place. */
  stampOf: (out: string) => string;
  /**
   * Moves everything into place, or nothing.
   * @param last removed after everything else is done
   * @returns the pages that were moved
   * @throws SystemError before the first move when something blocks a file; the original error when a move fails
   */
  publish: (last: string) => Promise<string[]>;
  discard: () => Promise<void>;
}

const maxConcurrentWrites = 12;

export function createStaging(outFolder: string): Staging {
  const parent = join(outFolder, '.build');
  mkdirSync(parent, { recursive: true });
  removeStaleFiles(parent, /^staging-(\d+)/);
  const folder = mkdtempSync(join(parent, `staging-${process.pid}-`));
  /** Path -> the number of its staging folder, which contains the page as `index.html`. */
  const pages = new Map<string, number>();
  let added = 0;
  const folderOf = (number: number) => join(folder, `${number}`);
  /** Path -> the number of its file. */
  const files = { before: new Map<string, number>(), after: new Map<string, number>() };
  const fileAt = (when: 'before' | 'after', number: number) => join(folder, `${when}-${number}`);
  const dropped: string[] = [];
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];

  async function write(path: string, html: Uint8Array): Promise<void> {
    try {
      await mkdir(path);
      await writeFile(join(path, 'index.html'), html);
    } catch (error) {
      failures.push(withPath(error, path));
    }
  }

  async function written(): Promise<void> {
    await Promise.all(running);
    if (failures.length > 0) throw failures[0];
  }

  /** Moves a page with its folder, or by itself when the target folder exists. */
  function movePage(moves: Moves, page: string, out: string): void {
    const target = join(outFolder, out);
    const parent = dirname(target);
    if (basename(out) === 'index.html' && !existsSync(parent)) {
      moves.place(page, parent);
      return;
    }
    // The old compressed file goes first: it must never be served for the new page.
    moves.remove(`${target}.br`, parent);
    moves.place(join(page, 'index.html'), target);
  }

  function currentPath(out: string): string {
    const page = pages.get(out);
    if (page !== undefined) return join(folderOf(page), 'index.html');
    for (const when of ['after', 'before'] as const) {
      const file = files[when].get(out);
      if (file !== undefined) return fileAt(when, file);
    }
    return join(outFolder, out);
  }

  return {
    async add(out, html) {
      const number = ++added;
      pages.set(out, number);
      const work = write(folderOf(number), html);
      running.add(work);
      void work.then(() => running.delete(work));
      if (running.size >= maxConcurrentWrites) await Promise.race(running);
    },
    put(out, content, when = 'after') {
      const number = files[when].size;
      const path = fileAt(when, number);
      files[when].set(out, number);
      try {
        if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(path, content);
        else writePieces(path, content);
      } catch (error) {
        throw withPath(error, path);
      }
    },
    drop: (out) => dropped.push(out),
    has: (out) => pages.has(out) || files.before.has(out) || files.after.has(out),
    async read(out) {
      if (pages.has(out)) await written();
      return readFile(currentPath(out));
    },
    written,
    stampOf: (out) => stamp(currentPath(out)) ?? '',
    async publish(last) {
      await written();
      const paths = [...pages.keys(), ...files.before.keys(), ...files.after.keys()];
      const blockers = findBlockers(outFolder, paths);
      if (blockers.length > 0) throw new SystemError(blockers);
      const moves = createMoves(join(folder, 'old'));
      try {
        for (const [out, file] of files.before) moves.place(fileAt('before', file), join(outFolder, out));
        for (const [out, page] of pages) movePage(moves, folderOf(page), out);
        for (const out of dropped) moves.remove(join(outFolder, out), outFolder);
        for (const [out, file] of files.after) moves.place(fileAt('after', file), join(outFolder, out));
        moves.remove(join(outFolder, last), outFolder);
      } catch (error) {
        moves.undo();
        throw error;
      }
      return [...pages.keys()];
    },
    async discard() {
      await Promise.all(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
