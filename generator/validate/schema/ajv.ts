import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { SchemaFile } from '../../../schema/load-schemas.ts';

const require = createRequire(import.meta.url);

/**
 * Ajv with every schema. The module is loaded on demand, because valid pages do not need it.
 * @param explains whether to collect every error with the data for its message, or only decide whether data is valid
 */
export function createAjv(files: SchemaFile[], explains: boolean): Ajv2020 {
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const { default: addFormats } = require('ajv-formats') as typeof import('ajv-formats').default;
  const ajv = new Ajv2020({
    allErrors: explains,
    verbose: explains,
    strict: false,
    code: { source: !explains },
  });
  addFormats(ajv, ['date', 'email', 'uri']);
  for (const { schema } of files) ajv.addSchema(schema);
  return ajv;
}

/** Source code of a CommonJS module that exports a validation function for each schema path. */
export function validatorCode(files: SchemaFile[]): string {
  const standalone = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone/index.js');
  const ids = Object.fromEntries(files.map(({ schema }, index) => [`validate${index}`, schema.$id ?? '']));
  const names = files.map(({ path }, index) => `${JSON.stringify(path)}: exports.validate${index}`);
  return `${standalone.default(createAjv(files, false), ids)};module.exports = {${names.join(',')}};`;
}
