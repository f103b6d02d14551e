import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. The pages and the output can be elsewhere. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** What can be rebuilt at any time: built code, encoded pictures. */
export const cacheFolder = join(projectFolder, '.cache');

/** The company's folder where a command names none. */
export const defaultConfigs = 'landing-configs';

/** A path as it is shown to people: relative to where the command runs, unless it is outside. */
export function displayPath(path: string): string {
  const short = relative(process.cwd(), path);
  return (short.startsWith('..') ? path : short).replaceAll('\\', '/');
}
