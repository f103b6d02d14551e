import type { Days, NumberDevice } from '../../../../../schema/api/numbers.ts';
import { dayText, shortDaysText } from './format.ts';

export const deviceNames: Record<NumberDevice, string> = {
  phone: 'Phone',
  desktop: 'Desktop',
  tablet: 'Tablet',
};

export const deviceText = (device: NumberDevice | ''): string =>
  device === '' ? 'Unknown device' : deviceNames[device];

export const sourceText = (source: string): string => source || 'Unknown source';

/** A variant of a test, such as `lp8-price:b`. */
export interface Variant {
  test: string;
  /** In capitals, as people speak of them. */
  name: string;
}

/** @param variants such as `lp8-hero:a lp8-price:b` */
export function readVariants(variants: string): Variant[] {
  return variants
    .split(' ')
    .filter(Boolean)
    .map((variant) => {
      const [test = '', name = ''] = variant.split(':');
      return { test, name: name.toUpperCase() };
    });
}

/** `since Nov 9`, `Oct 25 – Nov 8`, or nothing for the whole period. */
export function shownDaysText(shown: Days, period: Days): string {
  if (shown.since === period.since && shown.until === period.until) return '';
  return shown.until === period.until ? `since ${dayText(shown.since)}` : shortDaysText(shown);
}
