import { readFileSync, writeFileSync } from 'node:fs';
import { editorFolder } from '../editor/refresh-editor-schemas.ts';
import { listFolder } from '../load/page-folder.ts';
import { displayPath } from '../paths.ts';

/**
 * Makes the first lines of a folder's files name the schemas in its own `.schema/` instead of those that fit every folder.
 * Changes nothing else. Files without such a line stay as they are.
 * @returns the message to print
 */
export function migrate(configs: string): string {
  const { site, files, content } = listFolder(configs);
  const targets: [file: string, schema: string][] = [
    ...Array.from(files.values(), (file): [string, string] => [file, `${editorFolder}/page.schema.json`]),
    [site, `${editorFolder}/site.schema.json`],
    ...Array.from(content, ([name, file]): [string, string] => [
      file,
      `../${editorFolder}/content/${name}.schema.json`,
    ]),
  ];
  const changed = targets.filter(([file, schema]) => nameSchema(file, schema)).map(([file]) => file);
  if (changed.length === 0) return 'Nothing to change: no file names a schema in schema/generated/.';
  const count = changed.length === 1 ? '1 file' : `${changed.length} files`;
  return [`Changed the first line of ${count}:`, ...changed.map((file) => `  ${displayPath(file)}`)].join(
    '\n',
  );
}

/** A comment before the data that names a schema in schema/generated/; comments and empty lines can come first. */
const formerLine =
  /^((?:\xEF\xBB\xBF)?(?:[ \t]*(?:#.*)?\r?\n)*?#[ \t]+yaml-language-server[ \t]*:[ \t]*\$schema=)\S*schema\/generated\/\S+\.schema\.json(?=\s|$)/;

/** @returns whether the file changed */
function nameSchema(file: string, schema: string): boolean {
  let bytes: string;
  try {
    // One character per byte: whatever the file's encoding, all other bytes stay.
    bytes = readFileSync(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  if (!formerLine.test(bytes)) return false;
  writeFileSync(
    file,
    bytes.replace(formerLine, (_line, start) => start + schema),
    'latin1',
  );
  return true;
}
