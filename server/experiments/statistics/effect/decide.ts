import { normalCdf } from '../distributions.ts';
import { holmRejects } from '../holm.ts';
import { errors, firstDayOfWinning } from '../plan/plan.ts';
import { alwaysValidPValue } from './always-valid.ts';
import type { Score } from './score.ts';

/** A variant against control. */
export interface Contrast {
  /** Of no difference. */
  score: Score;
  /** Of the always-valid test. */
  tuning: number;
}

/** The variants about which the counts are decisive. */
export interface Decision<Variant> {
  better: readonly Variant[];
  worse: readonly Variant[];
}

/** The look at one day. */
export interface Look {
  day: number;
  /** Whether this is the planned end, where the fixed test is done. */
  isEnd: boolean;
}

/**
 * Compares all variants with control. The error is split: 1% for a test that is valid on any day, 4% for a test at the
 * end, each by Holm's method over the variants. Together, a difference is claimed where there is none at most 5 times
 * in 100.
 */
export function decide<Variant extends Contrast>(
  variants: readonly Variant[],
  { day, isEnd }: Look,
): Decision<Variant> {
  const anyDay = holmRejects(
    variants.map(({ score, tuning }) => alwaysValidPValue(score, tuning)),
    errors.anyDay,
  );
  const atEnd = isEnd
    ? holmRejects(
        variants.map(({ score }) => fixedPValue(score)),
        errors.atEnd,
      )
    : [];
  const decisive = variants.filter((_, index) => anyDay[index] || atEnd[index]);
  const canWin = isEnd || day >= firstDayOfWinning;
  return {
    better: canWin ? decisive.filter(({ score }) => score.value > 0) : [],
    worse: decisive.filter(({ score }) => score.value < 0),
  };
}

/** Two-sided, by the normal distribution. */
function fixedPValue({ value, variance }: Score): number {
  if (variance === 0) return 1;
  return 2 * normalCdf(-Math.abs(value) / Math.sqrt(variance));
}
