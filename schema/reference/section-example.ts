import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFolder } from '../load-schemas.ts';

/** The example in a section type's folder as YAML of a page, without comments; undefined until the folder has one. */
export function sectionExample(type: string): string | undefined {
  const path = join(schemaFolder, `../site/sections/${type}/example.yaml`);
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return ['sections:', `  ${type}:`, ...lines.map((line) => (line ? `    ${line}` : ''))].join('\n');
}
