import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorBundles } from '../../schema/editor/editor-bundles.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { systemErrorReason } from '../errors/system-error.ts';
import { displayPath } from '../paths.ts';
import type { Project } from '../project/project.ts';
import { writeWhole } from '../write/atomic-write.ts';
import { readFolderValues } from './read-folder-values.ts';

/** The folder with a company's schemas for editors, inside its own. */
export const editorFolder = '.schema';

/**
 * Writes the schemas that the first lines of a folder's files name, with the folder's own ids, pages, and pictures as
 * values. Writes only what changed. A folder that cannot be written stops nothing, because only editors read these files.
 * @returns what to print, if anything
 */
export function refreshEditorSchemas(project: Project): string | undefined {
  const texts = new Map([['.gitignore', '# Written by `npm run dev` and `npm run build`.\n*\n']]);
  for (const [path, bundle] of editorBundles(loadSchemas(), readFolderValues(project)))
    texts.set(path, `${JSON.stringify(bundle)}\n`);
  try {
    for (const [path, text] of texts) {
      const file = join(project.folder.root, editorFolder, path);
      if (readOrEmpty(file) !== text) writeWhole(file, text);
    }
    return undefined;
  } catch (error) {
    const reason = systemErrorReason(error);
    if (reason === undefined) throw error;
    const folder = displayPath(join(project.folder.root, editorFolder));
    return `${folder} ${reason}. The site is not affected, but editors do not know this folder's ids, pages, and pictures.`;
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
