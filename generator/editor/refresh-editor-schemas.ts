import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorBundles } from '../../schema/editor/editor-bundles.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { systemErrorReason } from '../errors/system-error.ts';
import { shortHash } from '../lib/short-hash.ts';
import { displayPath } from '../paths.ts';
import type { Project } from '../project/project.ts';
import { codeFingerprint, stamp } from '../render/fingerprint.ts';
import { writeWhole } from '../write/atomic-write.ts';
import { readFolderValues } from './read-folder-values.ts';

/** The folder with a company's schemas for editors, inside its own. */
export const editorFolder = '.schema';

/** What the files were made from, and their stamps, because making them takes as long as building a page. */
const stateFile = '.state.json';

/**
 * Writes the schemas that the first lines of a folder's files name, with the folder's own ids, pages, and pictures as
 * values. Writes only what changed. A folder that cannot be written stops nothing, because only editors read these files.
 * @param code the fingerprint of the code
 * @returns what to print, if anything
 */
export function refreshEditorSchemas(project: Project, code = codeFingerprint()): string | undefined {
  const root = join(project.folder.root, editorFolder);
  const values = readFolderValues(project);
  const source = shortHash(`${code} ${JSON.stringify(values)}`);
  if (isCurrent(root, source)) return undefined;
  const texts = new Map([['.gitignore', '# Written by `npm run dev` and `npm run build`.\n*\n']]);
  for (const [path, bundle] of editorBundles(loadSchemas(), values))
    texts.set(path, `${JSON.stringify(bundle)}\n`);
  try {
    for (const [path, text] of texts) {
      const file = join(root, path);
      if (readOrEmpty(file) !== text) writeWhole(file, text);
    }
    const files = Object.fromEntries(Array.from(texts.keys(), (path) => [path, stamp(join(root, path))]));
    writeWhole(join(root, stateFile), JSON.stringify({ source, files }));
    return undefined;
  } catch (error) {
    const reason = systemErrorReason(error);
    if (reason === undefined) throw error;
    return `${displayPath(root)} ${reason}. The site is not affected, but editors do not know this folder's ids, pages, and pictures.`;
  }
}

function isCurrent(root: string, source: string): boolean {
  try {
    const state = JSON.parse(readFileSync(join(root, stateFile), 'utf8'));
    return (
      state.source === source &&
      Object.entries(state.files).every(([path, last]) => stamp(join(root, path)) === last)
    );
  } catch {
    return false;
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
