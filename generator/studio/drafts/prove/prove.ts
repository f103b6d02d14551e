import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { authorsProperty } from './random-authors.ts';

/**
 * Lets two authors work on one draft in random interleavings and checks that nothing is lost. `npm run prove -- authors [--runs 1000]
 * [--seed 1]`. Exit code 1 if something is.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string' } },
});
const numRuns = Number(values.runs);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
if (!Number.isInteger(numRuns) || numRuns < 1 || !Number.isInteger(seed)) {
  console.error('--runs and --seed are whole numbers.');
  process.exit(2);
}
const result = fc.check(authorsProperty(), { numRuns, seed });
console.log(`seed ${seed}: ${result.numRuns} interleavings`);
if (result.failed) {
  console.error(fc.defaultReportMessage(result), result.errorInstance);
  process.exitCode = 1;
}
