import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editsProperty } from './prove/edits-property.ts';
import type { Tally } from './prove/random-edits.ts';

// `npm run prove -- edits` runs many more, with other seeds.
it('2,000 random sequences of edits change what they should and nothing else', () => {
  const tally: Tally = { edits: 0, refusals: {} };
  fc.assert(editsProperty(tally), { numRuns: 2000, seed: 1 });
  expect(tally.edits).toBeGreaterThan(3000);
});
