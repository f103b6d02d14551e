import { compile } from 'json-schema-to-typescript';
import { windowKey } from './add-windows.ts';
import {
  collectionNames,
  collectionOf,
  itemSchema,
  type JsonSchema,
  refName,
  type SchemaFile,
  sectionTypes,
} from './load-schemas.ts';

const header = '// Generated from schema/ by `npm run generate`. Do not edit.\n';
const references = `
declare const refersTo: unique symbol;
/** \`all\`, or ids of a content file. */
export interface ContentRef<Collection extends CollectionName> { readonly [refersTo]: Collection }
/** The name of a form in content/forms.yaml. */
export interface FormRef { readonly [refersTo]: 'form' }
/** The label of a link to the company's contact card. */
export interface ContactCardRef { readonly [refersTo]: 'contact-card' }
/** When something ends. */
export interface EndMoment { readonly [refersTo]: 'moment' }
/** A number, or a reference to a fact that is one. */
export interface Amount { readonly [refersTo]: 'amount' }
`;

/** One TypeScript file with an interface for each titled schema, and maps and unions of section types and content files. */
export async function generateTypes(files: SchemaFile[]): Promise<string> {
  const parts: string[] = [header];
  for (const { path, schema } of files) {
    const defs = Object.values(schema.$defs ?? {}).filter((def) => def['x-kind'] !== 'amount');
    for (const def of defs) parts.push(await typeOf(def));
    if (path === 'common.schema.json') continue;
    parts.push(await typeOf(itemSchema(files, path)));
  }
  parts.push(references, unions(files));
  return parts.join('\n');
}

async function typeOf(schema: JsonSchema): Promise<string> {
  const name = pascal(schema.title ?? '');
  const code = await compile(withNamedRefs(schema) as never, name, {
    additionalProperties: false,
    bannerComment: '',
    declareExternallyReferenced: true,
    format: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true },
  });
  return code.trim();
}

/**
 * Replaces each reference with the name of its type, so every shape is declared once. Keys that only the schedule reads are
 * left out.
 */
function withNamedRefs(schema: JsonSchema): JsonSchema {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    const at = node as JsonSchema;
    const collection = collectionOf(at);
    if (collection) return { description: at.description, tsType: `ContentRef<'${collection}'>` };
    if (at['x-kind'] === 'contact-card') return { description: at.description, tsType: 'ContactCardRef' };
    if (at['x-kind'] === 'moment') return { description: at.description, tsType: 'EndMoment' };
    if (at['x-kind'] === 'form') return { description: at.description, tsType: 'FormRef' };
    if (typeof at.$ref === 'string') return { description: at.description, tsType: nameOfRef(at.$ref) };
    if (at['x-sections']) return { description: at.description, tsType: 'Record<string, Section>' };
    const { $id: _id, $schema: _schema, $defs: _defs, ...rest } = at;
    return Object.fromEntries(
      Object.entries(rest).map(([key, value]) => {
        // A property can have the name of a keyword.
        if (key === 'properties')
          return [
            key,
            Object.fromEntries(
              Object.entries(value as Record<string, JsonSchema>)
                .filter(([, one]) => !(windowKey in one))
                .map(([name, one]) => [name, walk(one)]),
            ),
          ];
        return [key, dataKeywords.has(key) ? value : walk(value)];
      }),
    );
  };
  // Types cannot express a `oneOf` whose branches only require different keys.
  const { oneOf, ...rest } = schema;
  const onlyRequired =
    Array.isArray(oneOf) && oneOf.every((branch) => Object.keys(branch as object).join() === 'required');
  return walk(onlyRequired ? rest : schema) as JsonSchema;
}

const dataKeywords = new Set([
  'default',
  'examples',
  'enum',
  'const',
  'required',
  'pattern',
  'title',
  'description',
]);

function nameOfRef(ref: string): string {
  const name = refName(ref);
  return name === 'contentRef' ? 'string[]' : pascal(name.replace('.schema.json', ''));
}

function unions(files: SchemaFile[]): string {
  const sections = sectionTypes(files);
  const collections = collectionNames(files);
  const titleOf = (path: string) => pascal(itemSchema(files, path).title ?? '');
  return [
    '/** The YAML of each section type. */',
    'export interface SectionByType {',
    ...sections.map((type) => `  '${type}': ${titleOf(`sections/${type}.schema.json`)};`),
    '}',
    'export type SectionType = keyof SectionByType;',
    'export type Section = SectionByType[SectionType];',
    '/** The entries of each content file. */',
    'export interface ContentByCollection {',
    ...collections.map((name) => `  '${name}': ${titleOf(`content/${name}.schema.json`)};`),
    '}',
    'export type CollectionName = keyof ContentByCollection;',
    '',
  ].join('\n');
}

function pascal(text: string): string {
  return text.replace(/(^|[\s_-]+)([a-zA-Z])/g, (_all, _gap, letter: string) => letter.toUpperCase());
}
