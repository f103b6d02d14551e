import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { collectionNames, loadSchemas } from '../../../schema/load-schemas.ts';
import { smallestEntry } from './smallest-entry.ts';
import { createValidator } from './validator.ts';

const files = loadSchemas();
const validator = createValidator();

test.each(collectionNames(files))('the smallest entry of content/%s.yaml is valid', (name) => {
  const file = files.find(({ path }) => path === `content/${name}.schema.json`);
  const data = parse(smallestEntry(file?.schema ?? {}));
  expect(Object.keys(data)).toHaveLength(1);
  expect(validator.content(name, data)).toEqual([]);
});
