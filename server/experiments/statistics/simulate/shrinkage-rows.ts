import { ratioEstimate } from '../effect/score.ts';
import { defaultPriorWidth, expectedEffect } from '../effect/shrinkage.ts';
import { planFor } from './count.ts';
import { runExperiment } from './experiment.ts';
import { normal, type Random, seededRandom } from './random.ts';
import { type Row, shown } from './row.ts';
import { splitError } from './rules.ts';

/** True log ratios of a company's ideas. */
const ideas: Record<string, (random: Random) => number> = {
  'most do little, few do a lot': (random) => {
    const kind = random();
    return normal(random) * (kind < 0.4 ? 0.03 : kind < 0.8 ? 0.09 : 0.16);
  },
  'half of them do nothing': (random) => (random() < 0.5 ? 0 : normal(random) * 0.14),
  'as the plan assumes': (random) => normal(random) * defaultPriorWidth(0.2),
  'fewer are good than the plan assumes': (random) => 0.85 * normal(random) * defaultPriorWidth(0.2),
};

/** Means over the winners: what was measured, what the product says to expect, and the truth. */
export function shrinkageRows({ runs, seed }: { runs: number; seed: number }): Row[] {
  return Object.entries(ideas).map(([name, draw]) => {
    const { measured, expected, truth, winners } = meanOfWinners({ runs, seed }, draw);
    const points = (value: number) => `${(100 * value).toFixed(1)}%`;
    const figure = `measured ${points(measured)}, expected ${points(expected)}, true ${points(truth)}, ${winners} winners`;
    return {
      ...shown(`Winners when ${name}`, figure),
      limit: 'expected within 2 points, measured not',
      isKept: Math.abs(expected - truth) <= 0.02 && Math.abs(measured - truth) > 0.02,
    };
  });
}

function meanOfWinners({ runs, seed }: { runs: number; seed: number }, draw: (random: Random) => number) {
  const random = seededRandom(seed);
  const plan = planFor(0.05);
  const sum = { measured: 0, expected: 0, truth: 0, winners: 0 };
  for (let run = 0; run < runs; run += 1) {
    const effect = Math.expm1(draw(random));
    const { better } = runExperiment(random, { plan, days: 28, effects: [effect] }, splitError);
    for (const { strata } of better) {
      const estimate = ratioEstimate(strata);
      if (!estimate) continue;
      sum.measured += estimate.ratio - 1;
      sum.expected += expectedEffect(estimate, plan.priorWidth);
      sum.truth += effect;
      sum.winners += 1;
    }
  }
  const { winners } = sum;
  return {
    measured: sum.measured / winners,
    expected: sum.expected / winners,
    truth: sum.truth / winners,
    winners,
  };
}
