import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Makes room at once. Left alone, Node collects the garbage of pages only after it has grown to several times of what is
 * in use, and a large build would take much more memory than a small one.
 * @returns a function that takes some milliseconds
 */
export function createGarbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
