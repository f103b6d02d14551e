import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. Pages and output can be elsewhere. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** Bundled code and encoded pictures, which can be rebuilt at any time. */
export const cacheFolder = join(projectFolder, '.cache');

/** The default of `--configs`. */
export const defaultConfigs = 'landing-configs';

/** A path as shown to people: relative to the working directory, or unchanged if it is outside. */
export function displayPath(path: string): string {
  const short = relative(process.cwd(), path);
  return (short.startsWith('..') ? path : short).replaceAll('\\', '/');
}
