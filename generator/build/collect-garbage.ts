import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Makes room at once. Left alone, Node collects the garbage of pages only after it has grown to several times of what is
 * in use, and a large build would take much more memory than a small one.
 * @returns a function that takes some milliseconds
 */
export function createGarbageCollector(): () => void {
  // A small nursery: what a page leaves behind is short-lived, and a large one would mostly hold what nobody needs.
  setFlagsFromString('--expose-gc --semi-space-growth-factor=1 --max-semi-space-size=4');
  return runInNewContext('gc') as () => void;
}
