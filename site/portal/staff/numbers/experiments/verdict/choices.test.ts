import { expect, test } from 'vitest';
import type {
  ExperimentAnswer,
  ExperimentArm,
  ExperimentLoss,
} from '../../../../../../schema/api/experiments.ts';
import { choicesOf } from './choices.ts';

const arms = ['A', 'B', 'C'].map((letter) => ({ letter, id: letter.toLowerCase() }) as ExperimentArm);

const losses: ExperimentLoss[] = [
  { kind: 'device', name: 'phone', arms: [{ letter: 'B', exposures: 3088, beacons: 2571 }] },
];

function choices(changes: Partial<Parameters<typeof choicesOf>[0]>): string[] {
  const answer: Pick<ExperimentAnswer, 'state' | 'stopped' | 'arms' | 'arm' | 'canTake' | 'losses'> = {
    state: 'running',
    stopped: null,
    arms: arms.slice(0, 2),
    arm: null,
    canTake: ['A'],
    losses: [],
    ...changes,
  };
  return choicesOf(answer).map(({ kind, look, label }) => `${label} (${kind}, ${look})`);
}

test('a running test can be stopped, and says when a variant can be taken', () => {
  expect(choices({})).toEqual(['Take B (later, ink)', 'Stop the test (stop, line)']);
  expect(choices({ state: 'new', arms })[0]).toBe('Take a variant (later, ink)');
  const [later] = choicesOf({
    state: 'new',
    stopped: null,
    arms: arms.slice(0, 2),
    arm: null,
    canTake: ['A'],
    losses,
  });
  expect(later?.kind === 'later' && later.reason).toBe(
    'You can take B when the plan is done, or earlier if the interval leaves zero.',
  );
});

test('of several variants, only the winner can be taken', () => {
  expect(choices({ state: 'winner', arms, arm: 'C', canTake: ['A', 'C'] })).toEqual([
    'Take C (take, pencil)',
    'Download the patch (patch, line)',
    'Keep A (take, bare)',
  ]);
});

test('without a difference, each one can be taken, and the control is the main choice', () => {
  expect(choices({ state: 'no-difference', arms, canTake: ['A', 'B', 'C'] })).toEqual([
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
  expect(choices({ state: 'winner', stopped: '2026-11-25', canTake: [] })).toEqual([]);
});
