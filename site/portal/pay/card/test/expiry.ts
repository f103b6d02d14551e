import { digitsOf } from './card-number.ts';

/** Formats an expiry date that is typed, or filled in by the browser such as 09/2028: `09 / 28`. */
export function formatExpiry(typed: string): string {
  let digits = digitsOf(typed);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^\d\d20\d\d/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
}

/** Whether a card is still valid. It is until the end of its month. @param now in ms */
export function isValidExpiry(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split(' / ').map(Number);
  if (!/^\d\d \/ \d\d$/.test(expiry) || month < 1 || month > 12) return false;
  return new Date(2000 + year, month, 1).getTime() > now;
}
