import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { collectionNames, loadSchemas, sectionTypes } from '../../schema/load-schemas.ts';
import type { Finding, Path } from '../errors/finding.ts';
import { translate } from './translate.ts';

export interface Validator {
  sectionTypes: string[];
  collections: string[];
  page: (data: unknown) => Finding[];
  site: (data: unknown) => Finding[];
  content: (collection: string, data: unknown) => Finding[];
  /** @param path where the section stands in its page */
  section: (type: string, data: object, path: Path) => Finding[];
}

/** Ajv with every schema; its errors come back as findings. */
export function createValidator(): Validator {
  const files = loadSchemas();
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, validateFormats: true });
  addFormats.default(ajv, ['email', 'uri']);
  for (const { schema } of files) ajv.addSchema(schema);
  const idOf = (path: string) => files.find((file) => file.path === path)?.schema.$id ?? '';
  const compiled = new Map<string, ValidateFunction>();

  function check(path: string, data: unknown, at: Path, where: string): Finding[] {
    let validate = compiled.get(path);
    if (!validate) {
      validate = ajv.getSchema(idOf(path)) as ValidateFunction;
      compiled.set(path, validate);
    }
    if (validate(data)) return [];
    return translate(validate.errors as ErrorObject[], at, where);
  }

  return {
    sectionTypes: sectionTypes(files),
    collections: collectionNames(files),
    page: (data) => check('page.schema.json', data, [], 'the page'),
    site: (data) => check('site.schema.json', data, [], 'site.yaml'),
    content: (name, data) => check(`content/${name}.schema.json`, data, [], `content/${name}.yaml`),
    section: (type, data, path) =>
      check(`sections/${type}.schema.json`, data, path, `the section "${path.at(-1)}" (${type})`),
  };
}
