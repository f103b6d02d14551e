import { copyFileSync, linkSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Changes to files, each of which can be taken back until all are made. */
export interface Moves {
  /** Moves a file or a new folder to its place. A file that is there is replaced in one step, so that it is never missing. */
  place: (from: string, target: string) => void;
  /** Takes a file away, if it is there, and the folders that are empty without it. @param root is left */
  remove: (target: string, root: string) => void;
  /** Takes all back, the last one first. */
  undo: () => void;
}

/** @param store a folder on the same disk, for what has to come back when a later move fails */
export function createMoves(store: string): Moves {
  const undos: (() => void)[] = [];
  let count = 0;
  const room = () => {
    mkdirSync(store, { recursive: true });
    return join(store, String(++count));
  };

  function makeFolder(folder: string): void {
    const first = mkdirSync(folder, { recursive: true });
    if (first !== undefined) undos.push(() => rmSync(first, { recursive: true, force: true }));
  }

  return {
    place(from, target) {
      makeFolder(dirname(target));
      const old = isFile(target) ? room() : undefined;
      if (old) linkOrCopy(target, old);
      renameSync(from, target);
      undos.push(() => (old ? renameSync(old, target) : rmSync(target, { recursive: true, force: true })));
    },
    remove(target, root) {
      if (!isFile(target)) return;
      const old = room();
      renameSync(target, old);
      undos.push(() => renameSync(old, target));
      for (
        let folder = dirname(target);
        folder !== root && folder.startsWith(root);
        folder = dirname(folder)
      ) {
        if (!removeEmpty(folder)) return;
        const gone = folder;
        undos.push(() => mkdirSync(gone));
      }
    },
    undo() {
      for (const undo of undos.splice(0).reverse()) {
        try {
          undo();
        } catch {
          // What cannot be taken back must not keep the rest from being taken back.
        }
      }
    },
  };
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
}

/** Not every file system has links. */
function linkOrCopy(path: string, to: string): void {
  try {
    linkSync(path, to);
  } catch {
    copyFileSync(path, to);
  }
}

function removeEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
