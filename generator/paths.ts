import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder; the pages and the output may lie elsewhere. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** What can be made anew at any time: built code, encoded pictures. */
export const cacheFolder = join(projectFolder, '.cache');

/** The company's folder where a command names none. */
export const defaultConfigs = 'landing-configs';
