import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { editsProperty } from './edits-property.ts';
import type { Tally } from './random-edits.ts';

/**
 * Applies random edits to files and checks that each one changes what it should and nothing else.
 * `npm run prove -- edits [--runs 100000] [--seed 1]`. Exit code 1 if an edit fails.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const numRuns = Number(values.runs);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
if (!Number.isInteger(numRuns) || numRuns < 1 || !Number.isInteger(seed)) {
  console.error('--runs and --seed are whole numbers.');
  process.exit(2);
}
const tally: Tally = { edits: 0, refusals: {} };
const result = fc.check(editsProperty(tally), { numRuns, seed });
console.log(`seed ${seed}: ${result.numRuns} sequences, ${tally.edits} edits written`);
console.log('edits refused:', tally.refusals);
if (result.failed) {
  console.error(fc.defaultReportMessage(result), result.errorInstance);
  process.exitCode = 1;
}
