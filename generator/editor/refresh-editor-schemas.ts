import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorBundles } from '../../schema/editor/editor-bundles.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import type { Project } from '../project/project.ts';
import { writeWhole } from '../write/atomic-write.ts';
import { readFolderValues } from './read-folder-values.ts';

/** The folder with a company's schemas for editors, inside its own. */
export const editorFolder = '.schema';

/**
 * Writes the schemas that the first lines of a folder's files name, with the folder's own ids, pages, and pictures as
 * values. Writes only what changed. A folder that cannot be written is left alone, because only editors read these files.
 */
export function refreshEditorSchemas(project: Project): void {
  const texts = new Map([['.gitignore', '# Written by `npm run dev` and `npm run build`.\n*\n']]);
  for (const [path, bundle] of editorBundles(loadSchemas(), readFolderValues(project)))
    texts.set(path, `${JSON.stringify(bundle)}\n`);
  try {
    for (const [path, text] of texts) {
      const file = join(project.folder.root, editorFolder, path);
      if (readOrEmpty(file) !== text) writeWhole(file, text);
    }
  } catch (error) {
    if (!readOnly.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

const readOnly = new Set(['EACCES', 'EPERM', 'EROFS']);

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
