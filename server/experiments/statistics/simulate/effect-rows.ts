import { logEvidence } from '../effect/always-valid.ts';
import { ratioScore } from '../effect/score.ts';
import { errors } from '../plan/plan.ts';
import { countOutcomes, type Outcomes, planFor } from './count.ts';
import type { Rule, Scenario } from './experiment.ts';
import { atLeast, atMost, below, percent, type Row, shown } from './row.ts';
import { alwaysValidOnly, dailyFixedTest } from './rules.ts';

const days = 28;
const baseRates = [0.01, 0.05, 0.15];

interface Size {
  runs: number;
  seed: number;
}

const decided = ({ won, harmed, runs }: Outcomes) => ({ hits: won + harmed, runs });

/** False winners, in either direction, where no variant differs from control. */
export function falseWinnerRows(size: Size): Row[] {
  const aa = (name: string, scenario: Omit<Scenario, 'days'>) =>
    atMost({ name: `False winners, ${name}`, ...decided(countOutcomes({ ...scenario, days }, size)) }, 0.05);
  return [
    ...baseRates.map((rate) => aa(`base rate ${100 * rate}%`, { plan: planFor(rate), effects: [0] })),
    aa('60 strata, most of them with few visitors', {
      plan: planFor(0.05),
      effects: [0],
      segments: smallStrata(60),
    }),
    aa('some 50 conversions planned', { plan: planFor(0.01, { effect: 1 }), effects: [0] }),
    aa('one visit in ten for the variant', { plan: planFor(0.05, { weights: [9, 1] }), effects: [0] }),
    aa('three variants', { plan: planFor(0.05, { weights: [1, 1, 1, 1] }), effects: [0, 0, 0] }),
  ];
}

/** Strata whose sizes fall by a fifth each, and whose rates vary by a factor of 15 around a mean of 5%. */
function smallStrata(count: number): { share: number; rate: number }[] {
  const strata = Array.from({ length: count }, (_, index) => ({
    size: 0.8 ** index,
    rate: 1 + 14 * ((index * 0.618) % 1),
  }));
  const visits = strata.reduce((sum, { size }) => sum + size, 0);
  const conversions = strata.reduce((sum, { size, rate }) => sum + size * rate, 0);
  return strata.map(({ size, rate }) => ({
    share: size / visits,
    rate: (0.05 * rate * visits) / conversions,
  }));
}

/** The chance that an always-valid interval misses the true effect on any day. */
export function intervalRows(size: Size): Row[] {
  const limit = -Math.log(errors.anyDay);
  const misses: Rule = (variants) => ({
    better: variants.filter(
      ({ strata, effect, tuning }) => logEvidence(ratioScore(strata, 1 + effect), tuning) >= limit,
    ),
    worse: [],
  });
  const cases: [number, number][] = [
    [0.01, 0],
    [0.01, 0.5],
    [0.05, 0.2],
    [0.15, -0.3],
  ];
  return cases.map(([rate, effect]) => {
    const { won, runs } = countOutcomes(
      { plan: planFor(rate), days, effects: [effect] },
      { ...size, rule: misses },
    );
    const name = `Interval misses the effect on any day, ${signed(effect)} at ${100 * rate}%`;
    return atMost({ name, hits: won, runs }, errors.anyDay);
  });
}

/** Power, durations, and wrong signs. */
export function powerRows(size: Size): Row[] {
  return baseRates.flatMap((rate) => {
    const run = (effect: number, visits = 1) =>
      countOutcomes({ plan: planFor(rate), days, effects: [effect], visits }, size);
    const [found, fewer, large, harmful] = [run(0.2), run(0.2, 1 / 1.05), run(0.3), run(-0.2)];
    const at = `at ${100 * rate}%`;
    return [
      atLeast({ name: `Winners of +20% ${at}`, hits: found.won, runs: found.runs }, 0.79),
      below(`The same with 5% fewer visits`, fewer.won / fewer.runs, 0.8, percent),
      below(`Mean duration of +30% ${at}, of the plan`, large.days / large.runs / days, 0.7, percent),
      atMost({ name: `Harm at a true +20% ${at}`, hits: found.harmed, runs: found.runs }, 0.001),
      atMost({ name: `Winners at a true −20% ${at}`, hits: harmful.won, runs: harmful.runs }, 0.001),
    ];
  });
}

/** Power of plans that are not half and half. */
export function planRows(size: Size): Row[] {
  const found = (name: string, scenario: Omit<Scenario, 'days'>) => {
    const { won, runs } = countOutcomes({ ...scenario, days }, size);
    return atLeast({ name: `Winners of +20%, ${name}`, hits: won, runs }, 0.79);
  };
  return [
    found('60 strata', { plan: planFor(0.05), effects: [0.2], segments: smallStrata(60) }),
    found('one visit in ten for the variant', { plan: planFor(0.05, { weights: [9, 1] }), effects: [0.2] }),
    found('one of three variants', { plan: planFor(0.05, { weights: [1, 1, 1, 1] }), effects: [0, 0.2, 0] }),
  ];
}

/** What the product does not do, at a base rate of 5%. */
export function comparisonRows(size: Size): Row[] {
  const rules: [string, Rule][] = [
    ['Test at 5% looked at daily', dailyFixedTest],
    ['Always-valid test alone at 5%', alwaysValidOnly],
  ];
  return rules.map(([name, rule]) => {
    const run = (effect: number) =>
      countOutcomes({ plan: planFor(0.05), days, effects: [effect] }, { ...size, rule });
    const { hits, runs } = decided(run(0));
    const found = run(0.2);
    return shown(
      name,
      `${percent(hits / runs)} false winners, ${percent(found.won / found.runs)} winners of +20%`,
    );
  });
}

function signed(effect: number): string {
  return `${effect < 0 ? '−' : '+'}${Math.abs(100 * effect).toFixed(0)}%`;
}
