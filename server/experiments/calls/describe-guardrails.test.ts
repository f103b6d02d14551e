import { expect, test } from 'vitest';
import { runningExperiment } from '../../testing/experiments/sample-report.ts';
import { planOf } from '../plan-of.ts';
import { noCounts } from '../statistics/counts.ts';
import { verdict } from '../statistics/verdict/verdict.ts';
import { describeGuardrails } from './describe-guardrails.ts';

const plan = planOf(runningExperiment());
if (!plan) throw new Error('The sample has a plan.');

/** Days on which the server gave out these visits of the control and the variant. */
function guardrailsOf(...days: [control: number, variant: number][]) {
  const counted = days.map((arms) => ({
    phone: arms.map((exposures) => ({ ...noCounts, exposures, beacons: exposures, visitors: exposures })),
  }));
  return describeGuardrails(verdict({ plan: plan as NonNullable<typeof plan>, days: counted }));
}

test('arrivals are fine while visits are divided as planned', () => {
  const [, , , arrivals, lost] = guardrailsOf([500, 510], [505, 490]);
  expect(arrivals).toEqual({
    name: 'arrivals',
    limit: null,
    state: 'fine',
    figures: [
      { letter: 'control', value: 1005 / 2005, successes: 1005, trials: 2005 },
      { letter: 'price', value: 1000 / 2005, successes: 1000, trials: 2005 },
    ],
    crossedBy: [],
    since: null,
  });
  expect(lost).toMatchObject({ name: 'lost', state: 'fine', since: null });
});

test('arrivals say on which day visits were found to be divided in another way', () => {
  const [, , , arrivals, lost] = guardrailsOf([500, 510], [500, 260], [500, 505]);
  expect(arrivals).toMatchObject({ state: 'crossed', since: 2 });
  expect(lost).toMatchObject({ state: 'fine', since: null });
});

test('few arrivals say nothing', () => {
  expect(guardrailsOf([50, 40])[3]).toMatchObject({ state: 'too-few' });
  expect(guardrailsOf([0, 0])[3]?.figures[0]).toMatchObject({ value: null, trials: 0 });
});
