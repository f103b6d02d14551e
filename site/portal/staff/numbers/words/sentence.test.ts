import { expect, test } from 'vitest';
import type { NumbersAnswer } from '../../../../../schema/api/numbers.ts';
import { sentenceOf } from './sentence.ts';

type Counts = [views: number, leads: number, revenueCents: number];

const weeks = {
  period: { since: '2026-10-25', until: '2026-11-21' },
  against: { since: '2026-09-27', until: '2026-10-24' },
};
const day = {
  period: { since: '2026-11-21', until: '2026-11-21' },
  against: { since: '2026-11-20', until: '2026-11-20' },
};

function textOf(now: Counts, before: Counts, days = weeks): string {
  const totals = ([views, leads, revenueCents]: Counts) => ({ views, leads, revenueCents });
  const answer = { ...days, total: totals(now), before: totals(before) } as NumbersAnswer;
  return sentenceOf(answer)
    .map((piece) => (typeof piece === 'string' ? piece : `${piece.figure} ${piece.unit}`.trim()))
    .join('');
}

test.each<[string, Counts, Counts]>([
  [
    'In four weeks 54,823 views brought 2,700 leads and $89,945, which is $6,969 more than in the four weeks before.',
    [54_823, 2700, 8_994_500],
    [51_210, 2447, 8_297_600],
  ],
  [
    'In four weeks 1 view brought 1 lead and $150, which is $50 less than in the four weeks before.',
    [1, 1, 15_000],
    [9, 2, 20_000],
  ],
  [
    'In four weeks 80 views brought 2 leads and $150, which is as much as in the four weeks before.',
    [80, 2, 15_000],
    [9, 2, 15_000],
  ],
  [
    'In four weeks 80 views brought 2 leads and no money, as in the four weeks before.',
    [80, 2, 0],
    [9, 2, 0],
  ],
  [
    'In four weeks 80 views brought no leads and no money, which is $150 less than in the four weeks before.',
    [80, 0, 0],
    [9, 2, 15_000],
  ],
  ['In four weeks 80 views brought no leads and $150.', [80, 0, 15_000], [0, 0, 0]],
  ['In four weeks 12 leads and $900 came in.', [0, 12, 90_000], [0, 0, 0]],
  [
    'In four weeks there were no views, no leads, and no money, as in the four weeks before.',
    [0, 0, 0],
    [0, 0, 0],
  ],
])('%s', (text, now, before) => expect(textOf(now, before)).toBe(text));

test('a day and a year have words of their own', () => {
  expect(textOf([80, 2, 15_000], [9, 2, 10_000], day)).toBe(
    'On Nov 21, 80 views brought 2 leads and $150, which is $50 more than on the day before.',
  );
});

test('a year before has its dates', () => {
  const year = { ...weeks, against: { since: '2025-10-26', until: '2025-11-22' } };
  expect(textOf([80, 2, 15_000], [9, 2, 10_000], year)).toContain(
    'than in the four weeks of Oct 26 – Nov 22 a year before.',
  );
});

test('fewer than 20 leads have no curve', () => {
  const curves = (leads: number) =>
    sentenceOf({
      ...weeks,
      total: { views: 900, leads, revenueCents: 1 },
      before: {},
    } as NumbersAnswer).flatMap((piece) => (typeof piece === 'string' ? [] : (piece.spark ?? [])));
  expect(curves(19)).toEqual(['views', 'revenueCents']);
  expect(curves(20)).toEqual(['views', 'leads', 'revenueCents']);
});
