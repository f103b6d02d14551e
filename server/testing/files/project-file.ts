import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project folder, with a trailing slash. */
export const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** The text of a file. @param path relative to the project */
export function projectFile(path: string): string {
  return readFileSync(projectFolder + path, 'utf8');
}
