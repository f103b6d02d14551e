import { expect, test } from 'vitest';
import type { ExperimentArm, ExperimentLoss } from '../../../../../../schema/api/experiments.ts';
import { choicesOf } from './choices.ts';

const arms = ['A', 'B', 'C'].map(
  (letter) => ({ letter, id: letter.toLowerCase(), takeProblem: null }) as ExperimentArm,
);

const losses: ExperimentLoss[] = [
  { kind: 'device', name: 'phone', arms: [{ letter: 'B', exposures: 3088, beacons: 2571 }] },
];

function choices(changes: Partial<Parameters<typeof choicesOf>[0]>): string[] {
  return choicesFor(changes).map(({ kind, look, label }) => `${label} (${kind}, ${look})`);
}

function choicesFor(changes: Partial<Parameters<typeof choicesOf>[0]>) {
  return choicesOf({
    file: 'lp8.yaml',
    state: 'running',
    stopped: null,
    arms: arms.slice(0, 2),
    arm: null,
    losses: [],
    ...changes,
  });
}

/** What the page says of variants that cannot be taken. */
function reasons(changes: Parameters<typeof choicesFor>[0]): string[] {
  return choicesFor(changes).flatMap((choice) => (choice.kind === 'unavailable' ? [choice.reason] : []));
}

test('a running test can be stopped, and says when a variant can be taken', () => {
  expect(choices({})).toEqual(['Take B (unavailable, ink)', 'Stop the test (stop, line)']);
  expect(choices({ state: 'new', arms })[0]).toBe('Take a variant (unavailable, ink)');
  expect(reasons({ state: 'new' })).toEqual([
    'You can take B when the plan is done, or earlier if the interval leaves zero.',
  ]);
});

test('of several variants, only the winner can be taken', () => {
  expect(choices({ state: 'winner', arms, arm: 'C' })).toEqual([
    'Take C (take, pencil)',
    'Download the patch (patch, line)',
    'Keep A (take, bare)',
  ]);
});

test('without a difference, each one can be taken, and the control is the main choice', () => {
  expect(choices({ state: 'no-difference', arms })).toEqual([
    'Keep A (take, ink)',
    'Take B (take, line)',
    'Take C (take, line)',
  ]);
});

test('after harm, the control is kept', () => {
  expect(choices({ state: 'stopped-harm', arm: 'B' })).toEqual(['Keep A (take, ink)']);
});

test('an invalid test shows where visits were lost, also once it is over', () => {
  expect(choices({ state: 'invalid', losses })).toEqual([
    'Stop and keep the record (stop, ink)',
    'See the 517 missing visits (losses, line)',
  ]);
  expect(choices({ state: 'invalid', losses, stopped: '2026-11-25' })).toEqual([
    'See the 517 missing visits (losses, line)',
  ]);
  expect(choices({ state: 'winner', stopped: '2026-11-25' })).toEqual([]);
});

test('a variant that cannot be written into its file is not offered, and the page says why', () => {
  const takeProblem = 'The heading shares an anchor. Write it out first.';
  const reason = (letter: string) => `${letter} cannot be written into lp8.yaml: ${takeProblem}`;
  const withProblem = (...letters: string[]) =>
    arms.map((one) => ({ ...one, takeProblem: letters.includes(one.letter) ? takeProblem : null }));

  const won = { state: 'winner' as const, arms: withProblem('B'), arm: 'B' };
  expect(choices(won)).toEqual(['Take B (unavailable, ink)', 'Keep A (take, bare)']);
  expect(reasons(won)).toEqual([reason('B')]);

  const even = { state: 'no-difference' as const, arms: withProblem('A', 'B') };
  expect(choices(even)).toEqual([
    'Keep A (unavailable, ink)',
    'Take B (unavailable, ink)',
    'Take C (take, line)',
    'Stop the test (stop, line)',
  ]);
  expect(reasons(even)).toEqual([
    `The experiment cannot be taken out of lp8.yaml: ${takeProblem}`,
    reason('B'),
  ]);

  expect(choices({ arms: withProblem('B') })[0]).toBe('Take C (unavailable, ink)');
  expect(reasons({ arms: withProblem('B', 'C') })).toEqual([reason('B'), reason('C')]);
});
