import { stringify } from 'yaml';
import {
  collectionNames,
  itemSchema,
  type JsonSchema,
  resolveRef,
  type SchemaFile,
  schemaAt,
  sectionTypes,
} from '../load-schemas.ts';
import { code } from './describe-value.ts';
import { keyTables, prose } from './key-tables.ts';
import { sectionExample } from './section-example.ts';
import { pictureOf } from './section-picture.ts';

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
  'claim',
  'ask',
  'fact',
  'amount',
  'moment',
  'allow',
  'formFields',
  'knownField',
  'ownField',
  'thanks',
];

/**
 * The reference for marketers as Markdown: every section type with its keys and example, the keys of pages, content files,
 * and site.yaml, and the definitions that they share.
 */
export function sectionReference(files: SchemaFile[]): string {
  const types = sectionTypes(files);
  const collections = collectionNames(files).map((name) => `content/${name}.schema.json`);
  const common = schemaAt(files, 'common.schema.json');
  const tables = (schema: JsonSchema, file = schema) =>
    keyTables(schema, (ref) => resolveRef(ref, file, files).schema);
  const whole = (path: string) => {
    const schema = schemaAt(files, path);
    return [prose(schema.description), ...tables(schema)];
  };
  const content = (path: string) => [
    `### ${path.replace('.schema.json', '.yaml')}`,
    `${prose(schemaAt(files, path).description)} Each entry is stored under an id of your choice.`,
    ...tables(itemSchema(files, path), schemaAt(files, path)),
  ];
  const definition = (name: string) => {
    const schema = common.$defs?.[name] ?? {};
    const keys = schema.properties ? tables(schema, common) : [];
    return [`### ${schema.title}`, prose(schema.description), ...keys, samples(schema)];
  };

  return `${[
    '<!-- Generated from schema/ by `npm run generate`. Do not edit. -->',
    '# Reference: sections, pages, and content',
    'Start with the guide: [README.md](README.md). An editor with YAML schema support shows these descriptions as you type.',
    contents(types, files),
    '## Sections',
    ...types.flatMap((type) => {
      const [description = '', ...keys] = whole(pathOf(type));
      return [`### ${type}`, description, ...pictureOf(type), ...keys, ...example(type)];
    }),
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

const pathOf = (type: string) => `sections/${type}.schema.json`;

function contents(types: string[], files: SchemaFile[]): string {
  const sections = types.map(
    (type) => `- [${type}](#${type}): ${prose(schemaAt(files, pathOf(type)).description)}`,
  );
  const others = ['[the page](#the-page)', '[content files](#content-files)', '[site.yaml](#siteyaml)'];
  return [
    ...sections,
    '',
    `See also: ${others.join(', ')}, and [shared definitions](#shared-definitions).`,
  ].join('\n');
}

/** A section type's example, ready to copy; nothing until the folder has one. */
function example(type: string): string[] {
  const yaml = sectionExample(type);
  return yaml === undefined ? [] : [block(yaml)];
}

function samples({ enum: values, default: fallback, examples = [] }: JsonSchema): string {
  if (values) return `One of ${values.map(code).join(', ')}. Defaults to ${code(fallback)}.`;
  return block(examples.map((one) => stringify(one, { lineWidth: 0 }).trim()).join('\n---\n'));
}

function block(yaml: string): string {
  return `\`\`\`yaml\n${yaml}\n\`\`\``;
}
