import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Where pages wait until the whole build is known to be good: below the output folder, so that moving them into place
 * is one rename each, and under a name that is never served.
 */
export interface Staging {
  /**
   * Takes a page, which is written while others are made. Resolves when there is room for another.
   * @param out path below the output folder
   * @param html is copied
   */
  add: (out: string, html: Uint8Array) => Promise<void>;
  /** Moves everything into place. @returns how many files were written @throws when a page could not be written */
  publish: () => Promise<number>;
  discard: () => Promise<void>;
}

/** So many pages may be on their way to the disk at once. */
const lanes = 12;

export function createStaging(outFolder: string): Staging {
  const folder = join(outFolder, '.build', `staging-${process.pid}`);
  const waiting: string[] = [];
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  /** Memory of pages that were written, to be used again. */
  const spare: Buffer[] = [];
  mkdirSync(folder, { recursive: true });

  async function write(page: string, html: Uint8Array): Promise<void> {
    const memory = copy(html, spare.pop());
    try {
      await mkdir(join(folder, page));
      await writeFile(join(folder, page, 'index.html'), memory.subarray(0, html.length));
    } catch (error) {
      failures.push(error);
    }
    spare.push(memory);
  }

  /** A page with a new folder comes with it; where a folder is, only the page is moved. */
  function move(page: string, out: string): void {
    const target = join(outFolder, out);
    const place = dirname(target);
    if (basename(out) === 'index.html' && !existsSync(place)) {
      mkdirSync(dirname(place), { recursive: true });
      renameSync(join(folder, page), place);
      return;
    }
    // What was made of the old page goes first: it must never be taken for the new one.
    rmSync(`${target}.br`, { force: true });
    renameSync(join(folder, page, 'index.html'), target);
  }

  return {
    async add(out, html) {
      const work = write(String(waiting.push(out) - 1), html);
      running.add(work);
      void work.then(() => running.delete(work));
      if (running.size >= lanes) await Promise.race(running);
    },
    async publish() {
      await Promise.all(running);
      if (failures.length > 0) throw failures[0];
      waiting.forEach((out, index) => {
        move(String(index), out);
      });
      rmSync(folder, { recursive: true });
      return waiting.length;
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
