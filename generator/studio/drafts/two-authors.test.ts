import fc from 'fast-check';
import { it } from 'vitest';
import { authorsProperty } from './prove/random-authors.ts';

// `npm run prove -- authors` runs more, with other seeds.
it('in random interleavings of two authors, nothing is lost', () => {
  fc.assert(authorsProperty(), { numRuns: 60, seed: 1 });
});
