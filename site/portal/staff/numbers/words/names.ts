import type { Days, NamedExperiment, NumberDevice } from '../../../../../schema/api/numbers.ts';
import { dayText, shortDaysText } from './format.ts';

export const deviceNames: Record<NumberDevice, string> = {
  phone: 'Phone',
  desktop: 'Desktop',
  tablet: 'Tablet',
};

export const deviceText = (device: NumberDevice | ''): string =>
  device === '' ? 'Unknown device' : deviceNames[device];

export const sourceText = (source: string): string => source || 'Unknown source';

/** A variant of a test, such as `lp8-price:price`. */
export interface Variant {
  test: string;
  /** Only of tests that the published site knows. */
  known?: { letter: string; title: string };
  /** Its name, for people. */
  label: string;
}

/** @param variants such as `lp8-hero:photo lp8-price:price` */
export function readVariants(variants: string, experiments: readonly NamedExperiment[]): Variant[] {
  return variants
    .split(' ')
    .filter(Boolean)
    .map((variant) => {
      const [test = '', id = ''] = variant.split(':');
      const experiment = experiments.find(({ name }) => name === test);
      const known = experiment?.variants.find((one) => one.id === id);
      return known ? { test, known, label: known.title } : { test, label: `${test}: ${id}` };
    });
}

/** `since Nov 9`, `Oct 25 – Nov 8`, or nothing for the whole period. */
export function shownDaysText(shown: Days, period: Days): string {
  if (shown.since === period.since && shown.until === period.until) return '';
  return shown.until === period.until ? `since ${dayText(shown.since)}` : shortDaysText(shown);
}
