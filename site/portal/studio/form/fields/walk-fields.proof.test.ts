import { expect, it } from 'vitest';
import { applyOperations } from '../../../../../generator/edit/operations/apply-operation.ts';
import { northlight } from '../../../../../generator/fixtures/folders.ts';
import { formSources, readSiteFiles } from '../../../../../generator/fixtures/form-sources.ts';
import { loadSchemas } from '../../../../../schema/load-schemas.ts';
import { operationsOf } from '../edits/operations-of.ts';
import { walkFields } from './testing/walk-fields.ts';

const schemas = loadSchemas();
const files = readSiteFiles(northlight);

it('setting any value of any file to itself changes nothing', () => {
  let count = 0;
  for (const source of formSources(files))
    for (const { path, value } of walkFields(source, schemas)) {
      const operations = operationsOf({ kind: 'set', path, value }, source);
      expect(applyOperations(files, operations), `${source.file} ${path.join('.')}`).toEqual([]);
      count++;
    }
  expect(count).toBeGreaterThan(1500);
});
