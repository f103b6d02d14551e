import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import {
  collectionNames,
  contentKeys,
  itemSchema,
  type JsonSchema,
  type SchemaFile,
  schemaAt,
  sectionTypes,
} from '../../../schema/load-schemas.ts';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { slug } from '../../lib/slug.ts';
import { translate } from '../messages/translate.ts';
import { kindOf } from '../messages/words.ts';
import { createAjv } from './ajv.ts';
import { loadPredicates } from './predicates.ts';
import { smallestEntry } from './smallest-entry.ts';
import { createUsage } from './usage.ts';

export interface Validator {
  sectionTypes: string[];
  collections: string[];
  page: (data: unknown) => Finding[];
  site: (data: unknown) => Finding[];
  content: (collection: string, data: unknown) => Finding[];
  /** The smallest valid entry of a content file as YAML, to suggest for an empty file. */
  smallestEntry: (collection: string) => string;
  /** @param path of the section in its page */
  section: (type: string, data: object, path: Path) => Finding[];
}

/** Validates with compiled predicates; Ajv is loaded only to explain mistakes. */
export function createValidator(files: SchemaFile[]): Validator {
  const predicates = loadPredicates(files);
  const sectionKeys = new Map<string, ReturnType<typeof contentKeys>>();
  let ajv: Ajv2020 | undefined;

  function check(path: string, data: unknown, at: Path, where: string): Finding[] {
    if (predicates.get(path)?.(data)) return [];
    return explain(path, schemaAt(files, path), data, { at, where });
  }

  /** @param reference of the schema inside its file */
  function explain(
    path: string,
    schema: JsonSchema,
    data: unknown,
    { at, where, reference = '' }: { at: Path; where: string; reference?: string },
  ): Finding[] {
    ajv ??= createAjv(files, true);
    const validate = ajv.getSchema(`${schemaAt(files, path).$id}${reference}`) as ValidateFunction;
    if (validate(data)) return [];
    const usageOf = createUsage(schema, files);
    return translate(validate.errors as ErrorObject[], { at, where, data, typesWith, usageOf });
  }

  function typesWith(key: string): string[] {
    const keysOf = (type: string) => schemaAt(files, `sections/${type}.schema.json`).properties ?? {};
    return sectionTypes(files).filter((type) => Object.hasOwn(keysOf(type), key));
  }

  /** Finds mistakes in the entries that a section contains in place. */
  function placedEntries(type: string, section: object, path: Path): Finding[] {
    const keys = sectionKeys.getOrInsertComputed(type, () =>
      contentKeys(schemaAt(files, `sections/${type}.schema.json`)),
    );
    return keys.flatMap(([key, collection]) => {
      const items: unknown = section[key as keyof typeof section];
      if (!Array.isArray(items)) return [];
      return items.flatMap((item, index) =>
        isObject(item) ? placedEntry(collection, item, [...path, key, index]) : [],
      );
    });
  }

  function placedEntry(collection: string, { id, ...entry }: Record<string, unknown>, at: Path): Finding[] {
    const path = `content/${collection}.schema.json`;
    const where = typeof id === 'string' ? `"${id}"` : 'this entry';
    const ofId = idFindings(id, [...at, 'id']);
    if (predicates.get(path)?.({ entry })) return ofId;
    const schema = itemSchema(files, path);
    return [...ofId, ...explain(path, schema, entry, { at, where, reference: '#/additionalProperties' })];
  }

  return {
    sectionTypes: sectionTypes(files),
    collections: collectionNames(files),
    page: (data) => check('page.schema.json', data, [], 'the page'),
    site: (data) => check('site.schema.json', data, [], 'site.yaml'),
    content: (name, data) => check(`content/${name}.schema.json`, data, [], `content/${name}.yaml`),
    smallestEntry: (name) => smallestEntry(itemSchema(files, `content/${name}.schema.json`)),
    section: (type, data, path) => [
      ...check(`sections/${type}.schema.json`, data, path, sectionName(type, path)),
      ...placedEntries(type, data, path),
    ],
  };
}

/** @param id of an entry in place, if it has one */
function idFindings(id: unknown, path: Path): Finding[] {
  if (id === undefined) return [];
  if (typeof id !== 'string') {
    const fix = 'Write a name, such as id: nurses, or delete the line.';
    return [finding('WrongType', { key: 'id', expected: 'text', got: kindOf(id), fix }, path)];
  }
  const suggestion = slug(id, 'entry');
  return suggestion === id ? [] : [finding('BadId', { key: id, suggestion }, path)];
}

function sectionName(type: string, path: Path): string {
  const id = String(path.at(-1));
  return id === type ? `the section "${id}"` : `the section "${id}" (${type})`;
}
