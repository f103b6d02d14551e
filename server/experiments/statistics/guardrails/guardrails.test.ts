import { expect, test } from 'vitest';
import { type ArmCounts, noCounts } from '../counts.ts';
import { guardrailRows } from '../simulate/guardrail-rows.ts';
import { type GuardrailName, judgeGuardrails } from './guardrails.ts';

const judge = (name: GuardrailName, control: Partial<ArmCounts>, ...variants: Partial<ArmCounts>[]) => {
  const arms = [control, ...variants].map((counts, arm) => ({
    ...noCounts,
    ...counts,
    name: String.fromCharCode(65 + arm),
  }));
  return judgeGuardrails(arms).find((guardrail) => guardrail.name === name);
};

/** Loads around a time: a third in each of the buckets up to 1,000, 1,200, and 1,500 ms, or of three slower ones. */
const fast = Array.from({ length: 25 }, (_, bucket) => (bucket >= 10 && bucket <= 12 ? 1000 : 0));
const slow = Array.from({ length: 25 }, (_, bucket) => (bucket >= 12 && bucket <= 14 ? 1000 : 0));

test('the figures of the design are judged as drawn', () => {
  expect(judge('spam', { leads: 266, spam: 6 }, { leads: 309, spam: 8 })?.state).toBe('fine');
  expect(judge('refunds', { paid: 42, refunded: 0 }, { paid: 46, refunded: 1 })?.state).toBe('too-few');
  expect(judge('lost', { exposures: 4376, beacons: 4288 }, { exposures: 4393, beacons: 4301 })?.state).toBe(
    'fine',
  );
  expect(judge('lost', { exposures: 3102, beacons: 3041 }, { exposures: 3088, beacons: 2571 })).toMatchObject(
    {
      state: 'crossed',
      crossedBy: ['B'],
      limit: 0.02,
      figures: [
        { arm: 'A', trials: 3102, successes: 61 },
        { arm: 'B', trials: 3088, successes: 517 },
      ],
    },
  );
});

test('a difference above the limit that could be chance is not crossed, and not fine', () => {
  expect(judge('spam', { leads: 200, spam: 4 }, { leads: 200, spam: 12 })?.state).toBe('too-few');
});

test('a difference within the limit is fine, however certain it is', () => {
  const [control, variant] = [
    { leads: 100_000, spam: 2000 },
    { leads: 100_000, spam: 3900 },
  ];
  expect(judge('spam', control, variant)?.state).toBe('fine');
});

test('a variant that is better than control is fine', () => {
  expect(judge('refunds', { paid: 300, refunded: 90 }, { paid: 300, refunded: 0 })?.state).toBe('fine');
});

test('rates of 0% and 100% are judged, too', () => {
  expect(judge('refunds', { paid: 60, refunded: 0 }, { paid: 60, refunded: 60 })?.state).toBe('crossed');
});

test('slower pages cross the limit of speed', () => {
  expect(judge('lcp', { lcp: fast }, { lcp: fast })).toMatchObject({
    state: 'fine',
    figures: [{ value: 1275 }, { value: 1275 }],
  });
  expect(judge('lcp', { lcp: fast }, { lcp: slow })).toMatchObject({
    state: 'crossed',
    figures: [{ value: 1275 }, { value: 1850 }],
  });
});

test('only the variant that crossed is named', () => {
  const control = { leads: 500, spam: 10 };
  expect(judge('spam', control, control, { leads: 500, spam: 150 })?.crossedBy).toEqual(['C']);
});

test('each further variant makes a crossing need a little more evidence', () => {
  const control = { leads: 500, spam: 10 };
  expect(judge('spam', control, { leads: 500, spam: 60 })?.crossedBy).toEqual(['B']);
  expect(judge('spam', control, { leads: 500, spam: 60 }, control)?.crossedBy).toEqual([]);
});

test('without counts, nothing is claimed', () => {
  expect(judge('lcp', {}, {})).toMatchObject({
    state: 'too-few',
    figures: [{ value: null }, { value: null }],
  });
});

test('in simulations, limits that are kept do not seem crossed, and gross harm is noticed', () => {
  const rows = guardrailRows({ runs: 50, seed: 1 });
  const share = (name: string) =>
    Number.parseFloat(rows.find((row) => row.name.startsWith(name))?.figure ?? '');
  for (const name of ['Spam exactly', 'Refunds exactly', 'LCP exactly']) expect(share(name)).toBe(0);
  for (const name of ['Spam of 15%', 'Refunds of 30%', 'LCP slower by 0.5 s'])
    expect(share(name)).toBeGreaterThan(60);
});
