import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { filesOf } from '../edit/operations/testing/files-of.ts';
import { changesInWords } from './changes-in-words.ts';
import { lineOf, messageOf, summaryOf } from './summary.ts';

const schemas = loadSchemas();

/** Values that fit no schema, under keys that mean something. */
const key = fc.constantFrom(
  ...'type heading items actions label form image src facts sections hero experiment variants from draft'.split(
    ' ',
  ),
  ...'extends route formerly nav title tags google redirects matrix rows name value fields rating __proto__'.split(
    ' ',
  ),
);
const leaf = fc.oneof(
  fc.constantFrom(
    'hero',
    'all',
    '/a/',
    'a',
    'prose',
    '2027-01-04',
    '$' + '{x}',
    '',
    'One. Two.',
    'One. Three.',
  ),
  fc.integer({ min: -5, max: 300 }),
  fc.boolean(),
  fc.constant(null),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 5 }),
  ),
}));
const folder = fc.record(
  {
    'a.yaml': fc.dictionary(key, tree),
    'b.yaml': fc.dictionary(key, tree),
    'site.yaml': fc.dictionary(key, tree),
    'content/faqs.yaml': fc.dictionary(key, tree),
  },
  { requiredKeys: [] },
);

it('whatever files contain, each change has words', () => {
  const filesIn = (data: object) =>
    filesOf(Object.fromEntries(Object.entries(data).map(([file, value]) => [file, stringify(value)])));
  fc.assert(
    fc.property(folder, folder, (one, two) => {
      const pages = changesInWords(filesIn(one), filesIn(two), { schemas });
      expect(summaryOf(pages) + messageOf(pages)).not.toMatch(/undefined|\[object/);
      for (const change of pages.flatMap(({ changes }) => changes)) {
        expect(lineOf(change)).toMatch(/\S/);
        if (change.sentence === undefined) expect(change.before).not.toBe(change.after);
      }
      expect(changesInWords(filesIn(two), filesIn(two), { schemas })).toEqual([]);
    }),
    { numRuns: 40, seed: 1 },
  );
});
