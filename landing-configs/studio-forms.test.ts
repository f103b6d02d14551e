import { expect, test } from 'vitest';
import { formSources, readSiteFiles } from '../generator/fixtures/form-sources.ts';
import { loadSchemas } from '../schema/load-schemas.ts';
import { leavesOf, walkFields } from '../site/portal/studio/form/fields/testing/walk-fields.ts';

test('the studio has a form for every value of every page, and none is left to the YAML', () => {
  const schemas = loadSchemas();
  const sources = formSources(readSiteFiles('landing-configs'));
  expect(sources.length).toBeGreaterThan(40);
  for (const source of sources) {
    const leaves = walkFields(source, schemas);
    const covered = new Set(leaves.map(({ path }) => JSON.stringify(path)));
    const missing = leavesOf(source.data, []).filter((path) => !covered.has(JSON.stringify(path)));
    expect(missing, source.file).toEqual([]);
    expect(
      leaves.filter(({ kind }) => kind === 'unknown'),
      source.file,
    ).toEqual([]);
  }
});
