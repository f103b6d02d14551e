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

/** The definitions of common.schema.json that pages use, in the order of the reference. */
const sharedDefinitions = [
  'text',
  'richText',
  'action',
  'image',
  'contentRef',
  'id',
  'route',
  'ground',
  'rating',
];

/**
 * The reference for marketers as Markdown: every section type with its keys and example, the keys of pages, content files,
 * and site.yaml, and the definitions that they share.
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
      if (!found) throw new Error(`${file.$id} refers to ${ref}, which does not exist.`);
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
      `${prose(schema.description)} Each entry is stored under an id of your choice.`,
      ...keyTables(entry, resolveIn(schema)),
    ];
  };
  const definition = (name: string) => {
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
    '# Reference: sections, pages, and content',
    'Start with the guide: [README.md](README.md). An editor with YAML schema support shows these descriptions as you type.',
    contents(types, schemaAt),
    '## Sections',
    ...types.flatMap(section),
    '## The page',
    ...whole('page.schema.json'),
    '## Content files',
    ...collections.flatMap(content),
    '## site.yaml',
    ...whole('site.schema.json'),
    '## Shared definitions',
    ...sharedDefinitions.flatMap(definition),
  ].join('\n\n')}\n`;
}

function contents(types: string[], schemaAt: (path: string) => JsonSchema): string {
  const sections = types.map(
    (type) => `- [${type}](#${type}): ${prose(schemaAt(`sections/${type}.schema.json`).description)}`,
  );
  const others = ['[the page](#the-page)', '[content files](#content-files)', '[site.yaml](#siteyaml)'];
  return [
    ...sections,
    '',
    `See also: ${others.join(', ')}, and [shared definitions](#shared-definitions).`,
  ].join('\n');
}

/** The section folder's example as YAML of a page, ready to copy; empty until the folder has one. */
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
  if (values) return `One of ${values.map(code).join(', ')}. Defaults to ${code(fallback)}.`;
  return block(examples.map((one) => stringify(one, { lineWidth: 0 }).trim()).join('\n---\n'));
}

function block(yaml: string): string {
  return `\`\`\`yaml\n${yaml}\n\`\`\``;
}
