import { collectionNames, type JsonSchema, type SchemaFile } from '../load-schemas.ts';
import { bundle } from './bundle.ts';
import { finishBundle } from './finish-bundle.ts';
import type { FolderValues } from './folder-values.ts';
import { pageBundle } from './page-bundle.ts';
import { withValues } from './references.ts';
import { withRowValues } from './row-values.ts';

/**
 * Self-contained schemas for editors: one for pages, one for site.yaml, and one for each content file. Every reference
 * points inside its bundle.
 * @param values what references can name in one folder; without them, a bundle fits every folder
 * @returns schemas by path inside schema/generated/ or a folder's `.schema/`
 */
export function editorBundles(files: SchemaFile[], values?: FolderValues): Map<string, JsonSchema> {
  const content = collectionNames(files).map((name) => `content/${name}.schema.json`);
  const shared = ['site.schema.json', ...content].map((path) => {
    const plain = bundle(files, path, [path]);
    return [path, values ? withValues(plain, values) : plain] as const;
  });
  const all = [['page.schema.json', withRowValues(pageBundle(files, values))] as const, ...shared];
  return new Map(all.map(([path, schema]) => [path, finishBundle(schema)]));
}
