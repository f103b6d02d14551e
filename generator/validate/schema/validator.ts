import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import {
  collectionNames,
  itemSchema,
  type SchemaFile,
  schemaAt,
  sectionTypes,
} from '../../../schema/load-schemas.ts';
import type { Finding, Path } from '../../errors/finding.ts';
import { translate } from '../messages/translate.ts';
import { createAjv } from './ajv.ts';
import { createExamples } from './examples.ts';
import { loadPredicates } from './predicates.ts';
import { smallestEntry } from './smallest-entry.ts';

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
  let ajv: Ajv2020 | undefined;

  function check(path: string, data: unknown, at: Path, where: string): Finding[] {
    if (predicates.get(path)?.(data)) return [];
    ajv ??= createAjv(files, true);
    const validate = ajv.getSchema(schemaAt(files, path).$id ?? '') as ValidateFunction;
    if (validate(data)) return [];
    return translate(validate.errors as ErrorObject[], {
      at,
      where,
      examplesOf: createExamples(schemaAt(files, path), files),
    });
  }

  return {
    sectionTypes: sectionTypes(files),
    collections: collectionNames(files),
    page: (data) => check('page.schema.json', data, [], 'the page'),
    site: (data) => check('site.schema.json', data, [], 'site.yaml'),
    content: (name, data) => check(`content/${name}.schema.json`, data, [], `content/${name}.yaml`),
    smallestEntry: (name) => smallestEntry(itemSchema(files, `content/${name}.schema.json`)),
    section: (type, data, path) => check(`sections/${type}.schema.json`, data, path, sectionName(type, path)),
  };
}

function sectionName(type: string, path: Path): string {
  const id = String(path.at(-1));
  return id === type ? `the section "${id}"` : `the section "${id}" (${type})`;
}
