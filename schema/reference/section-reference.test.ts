import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { windowKey } from '../add-windows.ts';
import { allowKey, loadSchemas, type SchemaFile, sectionTypes } from '../load-schemas.ts';
import { sectionPictures } from './section-picture.ts';
import { sectionReference } from './section-reference.ts';

const files = loadSchemas();
const types = sectionTypes(files);
const reference = sectionReference(files);
const partOf = (type: string) => reference.split(`\n### ${type}\n`)[1]?.split('\n### ')[0] ?? '';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv, ['email', 'uri']);
for (const { schema } of files) ajv.addSchema(schema);

test.each(types)('%s has a valid example, and the reference shows it ready to copy', (type) => {
  const path = new URL(`../../site/sections/${type}/example.yaml`, import.meta.url);
  expect(existsSync(path)).toBe(true);
  const example = parse(readFileSync(path, 'utf8'));
  const validate = ajv.getSchema(`https://landing-pages.example/schema/sections/${type}.schema.json`);
  validate?.(example);
  expect(validate?.errors ?? []).toEqual([]);
  const shown = /```yaml\n([\s\S]*?)```/.exec(partOf(type))?.[1] ?? '';
  expect(parse(shown)).toEqual({ sections: { [type]: example } });
});

test('every section type has a picture in the reference, and all of them have less than a megabyte', () => {
  const names = readdirSync(sectionPictures);
  expect(names.sort()).toEqual(types.map((type) => `${type}.webp`).sort());
  expect(types.filter((type) => !partOf(type).includes(`(section-pictures/${type}.webp)`))).toEqual([]);
  const sizes = names.map((name) => statSync(join(sectionPictures, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
});

test.each(types)('the reference lists every key of %s', (type) => {
  const schema = files.find(({ path }) => path === `sections/${type}.schema.json`)?.schema;
  const rows = partOf(type).match(/^\| `[^`]+`/gm);
  for (const [key, value] of Object.entries(schema?.properties ?? {}))
    if (key !== allowKey && !(windowKey in value)) expect(rows).toContain(`| \`${key}\``);
});

test('each key has its values, whether it is required, its default, and its description', () => {
  const part = referenceOf({
    required: ['type', 'words'],
    properties: {
      type: { const: 'test', description: 'A test.' },
      words: {
        type: 'array',
        minItems: 2,
        maxItems: 6,
        items: common('text'),
        description: 'Words | marks: **bold**.',
      },
      open: { type: 'boolean', default: true, description: 'Whether it is open.' },
      look: { enum: ['big', 'small'], default: 'big', description: 'Its look.' },
      stars: { type: 'integer', minimum: 1, maximum: 5, description: 'Stars.' },
      ids: { ...common('contentRef'), 'x-kind': 'content:faqs', description: 'Which.' },
      rows: { type: 'array', items: { $ref: '#/$defs/row' }, description: 'Rows.' },
    },
    $defs: { row: { description: 'One row.', required: ['on'], properties: { on: common('ground') } } },
  });
  expect(part).toMatchInlineSnapshot(`
    "
    For a test.

    | Key | Value | Required | Default | Description |
    | --- | --- | --- | --- | --- |
    | \`type\` | \`test\` | yes |  | A test. |
    | \`words\` | list of [text](#text), 2 to 6 entries | yes |  | Words \\| marks: \\*\\*bold\\*\\*. |
    | \`open\` | \`true\` or \`false\` | no | \`true\` | Whether it is open. |
    | \`look\` | \`big\` or \`small\` | no | \`big\` | Its look. |
    | \`stars\` | whole number from 1 to 5 | no |  | Stars. |
    | \`ids\` | [\`all\`, or ids and entries](#content-reference) of \`content/faqs.yaml\` | no |  | Which. |
    | \`rows\` | list of groups (below) | no |  | Rows. |

    **Each entry of \`rows\`.** One row.

    | Key | Value | Required | Default | Description |
    | --- | --- | --- | --- | --- |
    | \`on\` | [ground](#ground) | yes |  | The section's background: \`paper\` (the page), \`blotter\` (tinted, to set off a sheet of paper; not on two sections in a row), or \`sheet\` (white). |
    "
  `);
});

test('a $ref to an unknown definition throws', () => {
  const properties = { lost: { $ref: '#/$defs/nowhere' } };
  expect(() => referenceOf({ properties })).toThrow('#/$defs/nowhere');
});

const common = (name: string) => ({ $ref: `../common.schema.json#/$defs/${name}` });

/** The reference's part about a section type `test` with this schema. */
function referenceOf(schema: SchemaFile['schema']): string {
  const shared = files.filter(({ path }) => !path.startsWith('sections/'));
  const section = { path: 'sections/test.schema.json', schema: { description: 'For a test.', ...schema } };
  return (
    sectionReference([...shared, section])
      .split('\n### test\n')[1]
      ?.split('\n## ')[0] ?? ''
  );
}
