import { bucketBounds } from '../../../vitals/buckets.ts';
import { type ArmTotals, noCounts } from '../counts.ts';
import { normalCdf } from '../distributions.ts';
import { type GuardrailName, judgeGuardrails } from '../guardrails/guardrails.ts';
import { binomial, type Random, seededRandom } from './random.ts';
import { atMost, percent, type Row, shown } from './row.ts';

const days = 28;

interface Size {
  runs: number;
  seed: number;
}

/** Adds a day to the counts of an arm. */
type Draw = (random: Random, arm: ArmTotals, isVariant: boolean) => void;

/** False crossings where a variant is exactly at the limit, the worst case, and crossings where it is far worse. */
export function guardrailRows(size: Size): Row[] {
  const crossing = (guardrail: GuardrailName, draw: Draw, runs = size.runs) => {
    const random = seededRandom(size.seed);
    let hits = 0;
    for (let run = 0; run < runs; run += 1) if (isEverCrossed(random, guardrail, draw)) hits += 1;
    return { hits, runs };
  };
  const atLimit = (name: string, guardrail: GuardrailName, draw: Draw) =>
    atMost({ name: `${name} exactly at its limit seems crossed`, ...crossing(guardrail, draw) }, 0.001);
  const far = (name: string, guardrail: GuardrailName, draw: Draw) => {
    const { hits, runs } = crossing(guardrail, draw, Math.ceil(size.runs / 10));
    return shown(`${name} is noticed`, percent(hits / runs));
  };
  return [
    atLimit('Spam', 'spam', leads(20, 0.02, 0.04)),
    atLimit('Refunds', 'refunds', paid(5, 0.01, 0.06)),
    atLimit('LCP', 'lcp', loads(300, 200)),
    far('Spam of 15% instead of 2%, 20 leads a day', 'spam', leads(20, 0.02, 0.15)),
    far('Spam of 8% instead of 2%, 20 leads a day', 'spam', leads(20, 0.02, 0.08)),
    far('Refunds of 30% instead of 1%, 5 paid a day', 'refunds', paid(5, 0.01, 0.3)),
    far('LCP slower by 0.5 s, 300 loads a day', 'lcp', loads(300, 500)),
    far('LCP slower by 0.3 s, 300 loads a day', 'lcp', loads(300, 300)),
  ];
}

function leads(perDay: number, control: number, variant: number): Draw {
  return (random, arm, isVariant) => {
    arm.leads += perDay;
    arm.spam += binomial(random, perDay, isVariant ? variant : control);
  };
}

function paid(perDay: number, control: number, variant: number): Draw {
  return (random, arm, isVariant) => {
    arm.paid += perDay;
    arm.refunded += binomial(random, perDay, isVariant ? variant : control);
  };
}

/** Times with a median of 1 s and a 75th percentile of 1.4 s; the variant's are later by a delay in ms. */
function loads(perDay: number, delay: number): Draw {
  const control = bucketShares(0);
  const variant = bucketShares(delay);
  return (random, arm, isVariant) => {
    let [left, rest] = [perDay, 1];
    arm.lcp = (isVariant ? variant : control).map((share, bucket) => {
      const drawn = share >= rest ? left : binomial(random, left, share / rest);
      left -= drawn;
      rest -= share;
      return (arm.lcp[bucket] ?? 0) + drawn;
    });
  };
}

function bucketShares(delay: number): number[] {
  const within = (time: number) => (time <= delay ? 0 : normalCdf(Math.log((time - delay) / 1000) / 0.5));
  let before = 0;
  return [...bucketBounds.LCP.map(within), 1].map((share) => {
    const own = share - before;
    before = share;
    return own;
  });
}

function isEverCrossed(random: Random, guardrail: GuardrailName, draw: Draw): boolean {
  const arms: ArmTotals[] = [
    { ...noCounts, name: 'control' },
    { ...noCounts, name: 'variant' },
  ];
  for (let day = 1; day <= days; day += 1) {
    for (const [index, arm] of arms.entries()) draw(random, arm, index > 0);
    const judged = judgeGuardrails(arms).find(({ name }) => name === guardrail);
    if (judged?.state === 'crossed') return true;
  }
  return false;
}
