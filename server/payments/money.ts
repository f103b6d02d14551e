import { chargeProblem } from '../../schema/api/dollars.ts';

/**
 * Parses US dollars such as `219`, `219.5`, `$1,219.50`, or the number 219.5 into cents. It reads decimal digits, so no
 * amount is rounded by a binary fraction.
 * @returns the cents, or the problem with the text
 */
export function parseDollars(value: unknown): number | { problem: string } {
  // String() gives the shortest decimal of a number, which for two decimals is what was typed.
  const text = String(value)
    .trim()
    .replace(/^\$\s*/, '');
  const isText = typeof value === 'string' || typeof value === 'number';
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(text) ? text.replaceAll(',', '') : text;
  const [, dollars = '', cents = ''] = /^(\d+)(?:\.(\d*))?$/.exec(plain) ?? /^()\.(\d+)$/.exec(plain) ?? [];
  if (!isText || (dollars === '' && cents === ''))
    return { problem: 'Enter the price in US dollars, such as 219.00.' };
  if (/[1-9]/.test(cents.slice(2))) return { problem: 'Enter at most two decimal places.' };
  const amount = Number(`${dollars}${cents.slice(0, 2).padEnd(2, '0')}`);
  const problem = chargeProblem(amount);
  return problem === undefined ? amount : { problem };
}

/**
 * Whether an amount from a browser equals these cents. It is dollars times 100, which floating point can miss by a
 * trillionth.
 */
export function meansCents(value: unknown, cents: number): boolean {
  return typeof value === 'number' && Math.abs(value - cents) < 0.001;
}
