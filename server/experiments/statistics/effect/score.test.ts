import { expect, test } from 'vitest';
import type { Stratum } from '../counts.ts';
import { fixedInterval } from './interval.ts';
import { ratioEstimate, ratioScore } from './score.ts';

const stratum = (variant: [number, number], control: [number, number]): Stratum => ({
  variant: { successes: variant[0], trials: variant[1] },
  control: { successes: control[0], trials: control[1] },
});

/**
 * Admissions to Berkeley in 1973, by department: men and women (P. Bickel et al., Science 187, 1975; R's
 * UCBAdmissions).
 */
const berkeley = [
  stratum([512, 825], [89, 108]),
  stratum([353, 560], [17, 25]),
  stratum([120, 325], [202, 593]),
  stratum([138, 417], [131, 375]),
  stratum([53, 191], [94, 393]),
  stratum([22, 373], [24, 341]),
];

/**
 * Deaths with tolbutamide and with placebo, by age (K. Rothman, "Epidemiology: An Introduction", chapter on
 * confounding).
 */
const tolbutamide = [stratum([8, 106], [5, 120]), stratum([22, 98], [16, 85])];

test('without a difference, the score is that of Cochran, Mantel, and Haenszel', () => {
  const { value, variance } = ratioScore(berkeley);
  // R: mantelhaen.test(UCBAdmissions), which corrects for continuity.
  expect((Math.abs(value) - 0.5) ** 2 / variance).toBeCloseTo(1.4269, 4);
});

test('the ratio is that of Mantel and Haenszel', () => {
  expect(ratioEstimate(tolbutamide)?.ratio).toBeCloseTo(1.33, 2);
});

test('the interval of one stratum agrees with the delta method on the log ratio', () => {
  // Heart attacks with placebo and with aspirin: A. Agresti, "An Introduction to Categorical Data Analysis", section
  // 2.2.
  const { low, high } = fixedInterval([stratum([189, 11_034], [104, 11_037])], 0.05);
  expect(1 + low).toBeCloseTo(1.43, 2);
  expect(1 + high).toBeCloseTo(2.305, 2);
  const logError = ratioEstimate([stratum([189, 11_034], [104, 11_037])])?.logError;
  expect(logError).toBeCloseTo(Math.sqrt(1 / 189 - 1 / 11_034 + 1 / 104 - 1 / 11_037), 4);
});

test('exchanging the arms changes only the sign', () => {
  const exchanged = tolbutamide.map(({ control, variant }) => ({ control: variant, variant: control }));
  const [one, other] = [ratioScore(tolbutamide, 1.5), ratioScore(exchanged, 1 / 1.5)];
  expect(other.value).toBeCloseTo(-one.value, 10);
  expect(other.variance).toBeCloseTo(one.variance, 10);
});

test('strata with one arm only, and empty ones, change nothing', () => {
  const more = [...tolbutamide, stratum([3, 40], [0, 0]), stratum([0, 0], [0, 0]), stratum([0, 0], [2, 2])];
  expect(ratioScore(more)).toEqual(ratioScore(tolbutamide));
  expect(ratioEstimate(more)).toEqual(ratioEstimate(tolbutamide));
});

test('a mix of visitors that differs between the arms is no difference', () => {
  // Both arms convert 2% of phones and 10% of desktops, but the variant has more desktops.
  const strata = [stratum([10, 500], [20, 1000]), stratum([100, 1000], [50, 500])];
  expect(ratioEstimate(strata)?.ratio).toBeCloseTo(1, 10);
  expect(ratioScore(strata).value).toBeCloseTo(0, 10);
});
