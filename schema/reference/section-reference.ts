import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import {
  collectionNames,
  type JsonSchema,
  type SchemaFile,
  schemaFolder,
  sectionTypes,
} from '../load-schemas.ts';
import { code, type Resolve } from './describe-value.ts';
import { keyTables, prose } from './key-tables.ts';

/** The definitions of common.schema.json that pages meet, in the order of the reference. */
const sharedWords = ['text', 'richText', 'action', 'image', 'contentRef', 'id', 'route', 'ground', 'rating'];

/**
 * The marketer's reference as Markdown: the page's keys, every section type with its keys and its room's example, the
 * content files, site.yaml, and the words that all of them share.
 */
export function sectionReference(files: SchemaFile[]): string {
  const schemaAt = (path: string) => files.find((file) => file.path === path)?.schema ?? {};
  const types = sectionTypes(files);
  const collections = collectionNames(files);
  const common = schemaAt('common.schema.json');
  const resolveIn =
    (file: JsonSchema): Resolve =>
    (ref) => {
      const name = ref.split('/').at(-1) ?? ref;
      const found = (ref.startsWith('#') ? file : common).$defs?.[name];
      if (!found) throw new Error(`${file.$id} refers to ${ref}, which is not there.`);
      return found;
    };

  const section = (type: string) => {
    const schema = schemaAt(`sections/${type}.schema.json`);
    return [
      `### ${type}`,
      prose(schema.description),
      ...keyTables(schema, resolveIn(schema)),
      ...example(type),
    ];
  };
  const content = (name: string) => {
    const schema = schemaAt(`content/${name}.schema.json`);
    const entry = schema.additionalProperties as JsonSchema;
    return [
      `### content/${name}.yaml`,
      `${prose(schema.description)} Each entry stands under an id of your own.`,
      ...keyTables(entry, resolveIn(schema)),
    ];
  };
  const word = (name: string) => {
    const schema = common.$defs?.[name] ?? {};
    const tables = schema.properties ? keyTables(schema, resolveIn(common)) : [];
    return [`### ${schema.title}`, prose(schema.description), ...tables, samples(schema)];
  };
  const whole = (path: string) => {
    const schema = schemaAt(path);
    return [prose(schema.description), ...keyTables(schema, resolveIn(schema))];
  };

  return `${[
    '<!-- Generated from schema/ by `npm run generate`. Do not edit. -->',
    '# Reference: what a page can hold',
    'How to use all this: [README.md](README.md). An editor that knows YAML schemas shows the same while you type.',
    contents(types, schemaAt),
    '## Sections',
    ...types.flatMap(section),
    '## The page',
    ...whole('page.schema.json'),
    '## Content files',
    ...collections.flatMap(content),
    '## site.yaml',
    ...whole('site.schema.json'),
    '## Words that all of these share',
    ...sharedWords.flatMap(word),
  ].join('\n\n')}\n`;
}

function contents(types: string[], schemaAt: (path: string) => JsonSchema): string {
  const sections = types.map(
    (type) => `- [${type}](#${type}): ${prose(schemaAt(`sections/${type}.schema.json`).description)}`,
  );
  const others = ['[The page](#the-page)', '[content files](#content-files)', '[site.yaml](#siteyaml)'];
  return [
    ...sections,
    '',
    `Also: ${others.join(', ')}, [shared words](#words-that-all-of-these-share).`,
  ].join('\n');
}

/** The room's example as it stands in a page, ready to be copied; nothing while the room is still without one. */
function example(type: string): string[] {
  const path = join(schemaFolder, `../site/sections/${type}/example.yaml`);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return [block(['sections:', `  ${type}:`, ...lines.map((line) => (line ? `    ${line}` : ''))].join('\n'))];
}

function samples({ enum: values, default: fallback, examples = [] }: JsonSchema): string {
  if (values) return `One of ${values.map(code).join(', ')}; ${code(fallback)} when nothing is said.`;
  return block(examples.map((one) => stringify(one, { lineWidth: 0 }).trim()).join('\n---\n'));
}

function block(yaml: string): string {
  return `\`\`\`yaml\n${yaml}\n\`\`\``;
}
