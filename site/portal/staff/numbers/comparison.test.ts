import { expect, test } from 'vitest';
import type { NumbersAnswer } from '../../../../schema/api/numbers.ts';
import { hasBefore, hasViewsBefore, shareBefore } from './comparison.ts';

const share = { rate: 0.1, low: 0, high: 0.2 };
const against = { since: '2026-09-27', until: '2026-10-24' };
const answer = (countedSince: string | null, views = 9) =>
  ({
    against,
    countedSince,
    before: {
      views,
      leads: 0,
      revenueCents: 0,
      shares: { formsOpened: share, leads: null, linksOpened: share },
    },
  }) as unknown as NumbersAnswer;

test('views are compared with those of whole periods only', () => {
  expect([null, '2026-09-27', '2026-09-28'].map((day) => hasViewsBefore(answer(day)))).toEqual([
    false,
    true,
    false,
  ]);
  expect(shareBefore(answer('2026-09-28'), 'formsOpened')).toBeUndefined();
  expect(shareBefore(answer('2026-09-28'), 'linksOpened')).toBe(0.1);
  expect(shareBefore(answer('2026-09-01'), 'formsOpened')).toBe(0.1);
  expect(shareBefore(answer('2026-09-01'), 'leads')).toBeUndefined();
});

test('an empty period before is none', () => {
  expect([hasBefore(answer(null, 0)), hasBefore(answer(null))]).toEqual([false, true]);
});
