import { formatDollars } from '../../schema/api/dollars.ts';

/** Converts US dollars to cents through their decimal text: 4.35 * 100 is 434.99999999999994. */
export function centsOf(amount: number): number {
  return Number(amount.toFixed(2).replace('.', ''));
}

/** `$1,219.00`. @param amount in US dollars */
export function showDollars(amount: number): string {
  return formatDollars(centsOf(amount));
}

/**
 * Normalizes a typed price to the decimal text that the server expects: `$1,219.5` becomes `1219.50`. Undefined if it is
 * not a price, such as one with three decimals.
 */
export function priceText(typed: string): string | undefined {
  const text = typed.replace(/[\s$]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  const [, whole, cents = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  return whole && `${whole}.${cents.padEnd(2, '0')}`;
}
