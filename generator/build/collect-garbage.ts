import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees the memory of finished pages. By default, Node collects garbage only after it has grown to a multiple of the memory
 * in use, so a large build would need much more memory than a small one.
 * @returns a function that collects garbage, in a few milliseconds
 */
export function createGarbageCollector(): () => void {
  // A page's objects are short-lived, so a large young generation would mostly contain garbage. `npm run build` limits it from the
  // start, because its maximum cannot be lowered in a running process.
  setFlagsFromString('--expose-gc --semi-space-growth-factor=1');
  return runInNewContext('gc') as () => void;
}
