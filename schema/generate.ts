/**
 * Writes what derives from the schemas: TypeScript types and the bundles that editors read.
 * `node schema/generate.ts` writes, `--check` only compares and exits 1 when a file is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { editorBundles } from './editor-bundles.ts';
import { loadSchemas, schemaFolder } from './load-schemas.ts';
import { generateTypes } from './types-of-schemas.ts';

const files = loadSchemas();
const derived = new Map<string, string>([['generated/types.ts', await generateTypes(files)]]);
for (const [path, bundle] of editorBundles(files)) derived.set(path, `${JSON.stringify(bundle, null, 2)}\n`);

const stale = [...derived].filter(([path, text]) => read(path) !== text).map(([path]) => path);
if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`schema/${path} is stale: run \`npm run generate\` and commit it.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const path of stale) {
    const file = join(schemaFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, derived.get(path) ?? '');
    console.log(`wrote ${relative(process.cwd(), file)}`);
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(join(schemaFolder, path), 'utf8');
  } catch {
    return undefined;
  }
}
