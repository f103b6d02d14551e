import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { SystemFault, withPath } from '../errors/system-error.ts';
import { stamp } from '../render/fingerprint.ts';
import { obstacles } from './blockers.ts';
import { createMoves, type Moves } from './file-moves.ts';
import { removeLeftovers } from './stale-files.ts';

/**
 * Where files wait until the whole build is known to be good: below the output folder, so that moving them into place is
 * one rename each, and under a name that is never served. Paths are below the output folder.
 */
export interface Staging {
  /**
   * Takes a page, which is written while others are made. Resolves when there is room for another.
   * @param html is copied
   */
  add: (out: string, html: Uint8Array) => Promise<void>;
  /** Takes any other file, which comes to its place after the pages, or before them. */
  put: (out: string, content: string | Uint8Array, when?: 'before' | 'after') => void;
  /** What is to be taken away once the new pages are in their places. */
  drop: (out: string) => void;
  has: (out: string) => boolean;
  /** A page as it will be. */
  read: (out: string) => Promise<Buffer>;
  /** Resolves when all pages are on the disk. @throws when one could not be written */
  written: () => Promise<void>;
  /** The stamp that a waiting file, or one that is there already, has in its place. */
  stampOf: (out: string) => string;
  /**
   * Moves everything into place, or nothing.
   * @param last is taken away when all else is done
   * @returns how many pages were moved
   * @throws SystemFault when something lies where a file belongs, before the first move; after a move failed, what that failed with
   */
  publish: (last: string) => Promise<number>;
  discard: () => Promise<void>;
}

/** So many pages may be on their way to the disk at once. */
const lanes = 12;

export function createStaging(outFolder: string): Staging {
  const parent = join(outFolder, '.build');
  mkdirSync(parent, { recursive: true });
  removeLeftovers(parent, /^staging-(\d+)/);
  const folder = mkdtempSync(join(parent, `staging-${process.pid}-`));
  /** Path -> where it waits. Pages wait as `index.html` in a folder of their own. */
  const pages = new Map<string, string>();
  const files = { before: new Map<string, string>(), after: new Map<string, string>() };
  const dropped: string[] = [];
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  /** Memory of pages that were written, to be used again. */
  const spare: Buffer[] = [];

  async function write(place: string, html: Uint8Array): Promise<void> {
    const memory = copy(html, spare.pop());
    try {
      await mkdir(place);
      await writeFile(join(place, 'index.html'), memory.subarray(0, html.length));
    } catch (error) {
      failures.push(withPath(error, place));
    }
    spare.push(memory);
  }

  async function written(): Promise<void> {
    await Promise.all(running);
    if (failures.length > 0) throw failures[0];
  }

  /** A page with a new folder comes with it; where a folder is, only the page is moved. */
  function movePage(moves: Moves, page: string, out: string): void {
    const target = join(outFolder, out);
    const place = dirname(target);
    if (basename(out) === 'index.html' && !existsSync(place)) {
      moves.place(page, place);
      return;
    }
    // What was made of the old page goes first: it must never be taken for the new one.
    moves.remove(`${target}.br`, place);
    moves.place(join(page, 'index.html'), target);
  }

  function whereabouts(out: string): string {
    const page = pages.get(out);
    return page ? join(page, 'index.html') : (files.after.get(out) ?? join(outFolder, out));
  }

  return {
    async add(out, html) {
      const place = join(folder, String(pages.size));
      pages.set(out, place);
      const work = write(place, html);
      running.add(work);
      void work.then(() => running.delete(work));
      if (running.size >= lanes) await Promise.race(running);
    },
    put(out, content, when = 'after') {
      const place = join(folder, `${when}-${files[when].size}`);
      files[when].set(out, place);
      try {
        writeFileSync(place, content);
      } catch (error) {
        throw withPath(error, place);
      }
    },
    drop: (out) => dropped.push(out),
    has: (out) => pages.has(out),
    async read(out) {
      await written();
      return readFile(whereabouts(out));
    },
    written,
    stampOf: (out) => stamp(whereabouts(out)) ?? '',
    async publish(last) {
      await written();
      const faults = obstacles(outFolder, [...pages.keys(), ...files.before.keys(), ...files.after.keys()]);
      if (faults.length > 0) throw new SystemFault(faults);
      const moves = createMoves(join(folder, 'old'));
      try {
        for (const [out, file] of files.before) moves.place(file, join(outFolder, out));
        for (const [out, page] of pages) movePage(moves, page, out);
        for (const out of dropped) moves.remove(join(outFolder, out), outFolder);
        for (const [out, file] of files.after) moves.place(file, join(outFolder, out));
        moves.remove(join(outFolder, last), outFolder);
      } catch (error) {
        moves.undo();
        throw error;
      }
      return pages.size;
    },
    async discard() {
      await Promise.all(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param memory is used when the bytes fit */
function copy(bytes: Uint8Array, memory: Buffer | undefined): Buffer {
  const room = memory && memory.length >= bytes.length ? memory : Buffer.allocUnsafe(bytes.length + 16_384);
  room.set(bytes);
  return room;
}
