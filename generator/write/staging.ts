import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where pages wait until the whole build is known to be good: below the output folder, so that moving them into place
 * is one rename each, and under a name that is never served.
 */
export interface Staging {
  /** @param out path below the output folder */
  add: (out: string, html: Uint8Array) => void;
  /** Moves everything into place. @returns how many files were written */
  publish: () => number;
  discard: () => void;
}

export function createStaging(outFolder: string): Staging {
  const folder = join(outFolder, '.build', `staging-${process.pid}`);
  const waiting: string[] = [];
  mkdirSync(folder, { recursive: true });
  return {
    add: (out, html) => {
      writeFileSync(join(folder, String(waiting.length)), html);
      waiting.push(out);
    },
    publish: () => {
      waiting.forEach((out, index) => {
        const target = join(outFolder, out);
        const staged = join(folder, String(index));
        mkdirSync(dirname(target), { recursive: true });
        renameSync(staged, target);
      });
      rmSync(folder, { recursive: true });
      return waiting.length;
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Route -> path below the output folder: `/lp8/` and `/lp8` are both `lp8/index.html`. */
export function outPath(route: string): string {
  const path = route.replace(/^\/|\/$/g, '');
  if (path === '404') return '404.html';
  return path === '' ? 'index.html' : `${path}/index.html`;
}
