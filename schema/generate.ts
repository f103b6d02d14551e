/**
 * Writes every derived file: TypeScript types, editor bundles, and the section reference from the schemas; `.env.example`
 * and tables from the lists of environment variables of the server and of the studio's process; the zones of phone numbers from libphonenumber.
 * `node schema/generate.ts` writes; `--check` only compares, and exits with 1 if a file is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import numbering from 'libphonenumber-js/max/metadata';
import { studioVariables } from '../generator/studio/variables.ts';
import { envExample, environmentTable } from '../server/config/document-variables.ts';
import { flatten, type Variable } from '../server/config/variable.ts';
import { allVariables } from '../server/config/variables.ts';
import { editorBundles } from './editor/editor-bundles.ts';
import { generateTypes } from './generate-types.ts';
import { loadSchemas, schemaFolder } from './load-schemas.ts';
import { numberingZones } from './phone/numbering-zones.ts';
import { sectionReference } from './reference/section-reference.ts';

const files = loadSchemas();
const derived = new Map<string, string>([['generated/types.ts', await generateTypes(files)]]);
for (const [path, bundle] of editorBundles(files))
  derived.set(`generated/${path}`, `${JSON.stringify(bundle, null, 2)}\n`);
for (const [zone, data] of numberingZones(numbering))
  derived.set(`generated/numbering/zone-${zone}.json`, `${JSON.stringify(data)}\n`);
derived.set('../landing-configs/SECTIONS.md', sectionReference(files));
derived.set('../.env.example', envExample());
const readme = withEnvironmentTable(read('../server/README.md') ?? '', 'environment', allVariables);
derived.set(
  '../server/README.md',
  withEnvironmentTable(readme, 'studio environment', flatten(studioVariables)),
);

const stale = [...derived].filter(([path, text]) => read(path) !== text).map(([path]) => path);
if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`${shown(path)} is stale: run \`npm run generate\` and commit it.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const path of stale) {
    const file = join(schemaFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, derived.get(path) ?? '');
    console.log(`wrote ${shown(path)}`);
  }
}

/** Replaces the table between two markers; the rest of the page is written by hand. */
function withEnvironmentTable(page: string, name: string, variables: readonly Variable[]): string {
  const markers = new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*(?=<!-- /${name} -->)`);
  if (!markers.test(page))
    throw new Error(`server/README.md must contain the markers of the table of ${name} variables.`);
  return page.replace(markers, () => `${environmentTable(variables)}\n`);
}

function shown(path: string): string {
  return relative(process.cwd(), join(schemaFolder, path));
}

function read(path: string): string | undefined {
  try {
    return readFileSync(join(schemaFolder, path), 'utf8');
  } catch {
    return undefined;
  }
}
