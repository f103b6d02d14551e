/** What cards can be charged, in cents of a US dollar. Source: Stripe's documentation, "Minimum and maximum charge amounts". */
export const leastCents = 50;
export const mostCents = 99_999_999;

/**
 * US dollars as people and programs write them, such as `219`, `219.5`, `$1,219.50` or the number 219.5, in cents. Decimal
 * digits are read as digits: no amount passes through a fraction that cannot hold it.
 * @returns the cents, or what is wrong with the text
 */
export function parseDollars(value: unknown): number | { fault: string } {
  // A number is written the shortest way that means it, which for two decimals is the way it was typed.
  const text = String(value)
    .trim()
    .replace(/^\$\s*/, '');
  const isText = typeof value === 'string' || typeof value === 'number';
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(text) ? text.replaceAll(',', '') : text;
  const [, dollars = '', cents = ''] = /^(\d+)(?:\.(\d*))?$/.exec(plain) ?? /^()\.(\d+)$/.exec(plain) ?? [];
  if (!isText || (dollars === '' && cents === ''))
    return { fault: 'Enter the price in US dollars, such as 219.00.' };
  if (/[1-9]/.test(cents.slice(2))) return { fault: 'Enter at most two digits after the point.' };
  const amount = Number(`${dollars}${cents.slice(0, 2).padEnd(2, '0')}`);
  if (amount < leastCents) return { fault: 'Cards cannot be charged less than $0.50.' };
  if (amount > mostCents) return { fault: 'Cards cannot be charged more than $999,999.99.' };
  return amount;
}

/**
 * Whether an amount that a browser sent means these cents. The call's amount is dollars times 100, which, for programs
 * that count in fractions, may be off by a trillionth.
 */
export function meansCents(value: unknown, cents: number): boolean {
  return typeof value === 'number' && Math.abs(value - cents) < 0.001;
}
