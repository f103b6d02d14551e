import { describe, expect, it } from 'vitest';
import { applyOperations } from '../../../../../generator/edit/operations/apply-operation.ts';
import { northlight } from '../../../../../generator/fixtures/folders.ts';
import { formSources, readSiteFiles } from '../../../../../generator/fixtures/form-sources.ts';
import { loadSchemas } from '../../../../../schema/load-schemas.ts';
import { operationsOf } from '../edits/operations-of.ts';
import type { FormSource } from '../edits/source.ts';
import { type Leaf, leavesOf, walkFields } from './testing/walk-fields.ts';

const schemas = loadSchemas();
const files = readSiteFiles(northlight);
const walked = formSources(files).map((source) => ({
  source,
  leaves: walkFields(source, schemas),
}));

/** Which kind of file a source is. */
const fileKind = ({ file, page, extends: bases }: FormSource) => {
  if (page !== undefined) return bases.length > 0 ? 'variant' : 'page';
  return file.startsWith('content/') ? 'content' : 'site';
};

/** One value of each kind in each kind of file; of variants one that is inherited and one that is not. */
const samples = Map.groupBy(
  walked.flatMap(({ source, leaves }) => leaves.map((leaf) => ({ source, leaf }))),
  ({ source, leaf }) => `${leaf.kind} in ${fileKind(source)}`,
);

// The company's pages use every key of every section.
describe('the forms of all files', () => {
  it('have a control for every value', () => {
    expect(walked.length).toBeGreaterThan(30);
    for (const { source, leaves } of walked) {
      const covered = new Set(leaves.map(({ path }) => JSON.stringify(path)));
      const missing = leavesOf(source.data, []).filter((path) => !covered.has(JSON.stringify(path)));
      expect(missing, source.file).toEqual([]);
    }
  });

  it('leave only groups of any keys to the YAML', () => {
    const inYaml = walked.flatMap(({ source, leaves }) =>
      leaves.filter(({ kind }) => kind === 'unknown').map(({ path }) => `${source.file} ${path.join('.')}`),
    );
    expect(inYaml).toEqual(['estimate-towns.yaml matrix.overrides.0.page.theme']);
  });

  it('have every kind of control', () => {
    const kinds = new Set(walked.flatMap(({ leaves }) => leaves.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([
      'choice',
      'color',
      'content',
      'fixed',
      'flag',
      'link',
      'moment',
      'number',
      'picture',
      'reference',
      'scalar',
      'text',
      'unknown',
    ]);
  });
});

it.each([...samples])('setting a value to itself changes nothing: %s', (_what, [sample]) => {
  const { source, leaf } = sample as { source: FormSource; leaf: Leaf };
  const operations = operationsOf({ kind: 'set', path: leaf.path, value: leaf.value }, source);
  expect(operations).toHaveLength(1);
  expect(applyOperations(files, operations)).toEqual([]);
});
