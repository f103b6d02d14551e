const brands: [brand: string, start: RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['discover', /^6(?:011|5)/],
];

/** The brand of a card number, as Stripe names it. */
export function brandOf(number: string): string {
  return brands.find(([, start]) => start.test(number))?.[0] ?? 'unknown';
}

/** Number of digits of this brand's card numbers. */
export function lengthOf(brand: string): number {
  return brand === 'amex' ? 15 : 16;
}

/** Number of digits of this brand's security codes. */
export function cvcLengthOf(brand: string): number {
  return brand === 'amex' ? 4 : 3;
}

/** Whether the check digit is correct (ISO/IEC 7812-1, Luhn). @param number digits only */
export function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, letter, index) => {
    const digit = Number(letter) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return number !== '' && sum % 10 === 0;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Groups a number as printed on a card. @param filler replaces missing digits */
export function groupNumber(number: string, filler = ''): string {
  const brand = brandOf(number);
  const sizes = brand === 'amex' ? [4, 6, 5] : [4, 4, 4, 4];
  const digits = number.slice(0, lengthOf(brand));
  const filled = filler ? digits.padEnd(lengthOf(brand), filler) : digits;
  let start = 0;
  const groups = sizes.map((size) => {
    start += size;
    return filled.slice(start - size, start);
  });
  return groups.filter(Boolean).join(' ');
}
