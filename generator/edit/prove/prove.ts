import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { editsOfFile } from './arbitrary-edits.ts';
import { filesToEdit } from './files.ts';
import { applyRandomEdits, type Tally } from './random-edits.ts';
import { applyRandomOverrides } from './random-overrides.ts';

/**
 * Applies random edits to files and checks that each one changes what it should and nothing else.
 * `npm run prove -- edits --runs 100000 --seed 1`. Exit code 1 if an edit fails.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const files = filesToEdit();
const tally: Tally = { edits: 0, refusals: {} };
const property = fc.property(editsOfFile(files.length), ({ file, isVariant, edits }) => {
  const check = isVariant ? applyRandomOverrides : applyRandomEdits;
  check(files[file] ?? '', edits, tally);
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const result = fc.check(property, { numRuns: Number(values.runs), seed });
console.log(
  `seed ${seed}: ${result.numRuns} sequences, ${tally.edits} edits, refusals ${JSON.stringify(tally.refusals)}`,
);
if (result.failed) {
  console.error(fc.defaultReportMessage(result), result.errorInstance);
  process.exitCode = 1;
}
