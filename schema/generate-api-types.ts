/**
 * Writes the TypeScript types of the API's bodies, `generated/api.ts`, from `api/*.schema.json`.
 * `node schema/generate-api-types.ts` writes, `--check` only compares and exits 1 when the file is stale.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

const sources = new URL('./api/', import.meta.url);
const target = new URL('./generated/api.ts', import.meta.url);

const fresh = await apiTypes();
const isStale = readTarget() !== fresh;
if (process.argv.includes('--check')) {
  if (isStale) console.error('schema/generated/api.ts is stale: run `npm run generate` and commit it.');
  process.exitCode = isStale ? 1 : 0;
} else if (isStale) {
  mkdirSync(new URL('.', target), { recursive: true });
  writeFileSync(target, fresh);
  console.log('wrote schema/generated/api.ts');
}

async function apiTypes(): Promise<string> {
  const parts = ['// Generated from schema/api/. Do not edit.\n'];
  for (const name of readdirSync(sources).sort()) {
    if (!name.endsWith('.schema.json')) continue;
    // Without its `$id` the schema's title becomes the name of the interface.
    const { $id: _id, ...schema }: JSONSchema = JSON.parse(readFileSync(new URL(name, sources), 'utf8'));
    const options = { additionalProperties: false, bannerComment: '', style: { singleQuote: true } };
    parts.push(await compile(schema, schema.title ?? name, options));
  }
  return parts.join('\n');
}

function readTarget(): string | undefined {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return undefined;
  }
}
