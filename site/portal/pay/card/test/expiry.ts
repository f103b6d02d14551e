import { digitsOf } from './card-number.ts';

/** Formats a typed or autofilled expiry date, such as 09/2028, as `09 / 28`. */
export function formatExpiry(typed: string): string {
  let digits = digitsOf(typed);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^\d\d20\d\d/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
}

/** Whether a card is still valid, which it is until the end of the month. @param now in ms */
export function isValidExpiry(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split(' / ').map(Number);
  if (!/^\d\d \/ \d\d$/.test(expiry) || month < 1 || month > 12) return false;
  return new Date(2000 + year, month, 1).getTime() > now;
}
