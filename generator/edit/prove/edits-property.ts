import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type EditSequence, editSequences } from './arbitrary-edits.ts';
import { nastyFiles } from './nasty-files.ts';
import { applyRandomEdits, type Tally } from './random-edits.ts';
import { applyRandomMoves } from './random-moves.ts';
import { applyRandomOverrides } from './random-overrides.ts';

const root = join(import.meta.dirname, '../../..');

/** The YAML files of companies in the repository. */
function companyFiles(): string[] {
  const paths = globSync('{landing-configs,generator/fixtures}/**/*.yaml', { cwd: root }).toSorted();
  return paths.map((path) => readFileSync(join(root, path), 'utf8'));
}

const apply = { file: applyRandomEdits, variant: applyRandomOverrides, sections: applyRandomMoves };

/** Random sequences of edits change what they should and nothing else. @param tally counts the edits */
export function editsProperty(tally: Tally) {
  const sequences = editSequences({ small: nastyFiles, large: companyFiles() });
  return fc.property(sequences, ({ source, target, edits }: EditSequence) =>
    apply[target](source, edits, tally),
  );
}
