import { copyFileSync, linkSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** File operations that can be undone together. */
export interface Moves {
  /** Moves a file or a new folder to its target. Replaces an existing file atomically, so it is never missing. */
  place: (from: string, target: string) => void;
  /** Removes a file if it exists, and the folders that this leaves empty. @param root is never removed */
  remove: (target: string, root: string) => void;
  /** Undoes everything, in reverse order. */
  undo: () => void;
}

/** @param store a folder on the same disk, which keeps replaced and removed files for `undo` */
export function createMoves(store: string): Moves {
  const undos: (() => void)[] = [];
  let count = 0;
  const nextBackup = () => {
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
      const old = isFile(target) ? nextBackup() : undefined;
      if (old) linkOrCopy(target, old);
      renameSync(from, target);
      undos.push(() => (old ? renameSync(old, target) : rmSync(target, { recursive: true, force: true })));
    },
    remove(target, root) {
      if (!isFile(target)) return;
      const old = nextBackup();
      renameSync(target, old);
      undos.push(() => renameSync(old, target));
      for (
        let folder = dirname(target);
        folder !== root && folder.startsWith(root);
        folder = dirname(folder)
      ) {
        if (!removeEmpty(folder)) return;
        const removed = folder;
        undos.push(() => mkdirSync(removed));
      }
    },
    undo() {
      for (const undo of undos.splice(0).reverse()) {
        try {
          undo();
        } catch {
          // One failed step must not prevent the others.
        }
      }
    },
  };
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
}

/** Some file systems do not support hard links. */
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
