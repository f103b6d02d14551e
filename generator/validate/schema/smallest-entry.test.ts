import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { collectionNames, itemSchema, loadSchemas } from '../../../schema/load-schemas.ts';
import { smallestEntry } from './smallest-entry.ts';
import { createValidator } from './validator.ts';

const files = loadSchemas();
const validator = createValidator(files);

test.each(collectionNames(files))('the smallest entry of content/%s.yaml is valid', (name) => {
  const data = parse(smallestEntry(itemSchema(files, `content/${name}.schema.json`)));
  expect(Object.keys(data)).toHaveLength(1);
  expect(validator.content(name, data)).toEqual([]);
});
