import type { FieldState, FieldType } from './protocol.ts';

/** How Stripe's fields format and check input. Codes and messages are those of Stripe.js. */

const brands: readonly [RegExp, string, digits: number][] = [
  [/^4/, 'visa', 16],
  [/^(5[1-5]|2[2-7])/, 'mastercard', 16],
  [/^3[47]/, 'amex', 15],
  [/^(30|36|38)/, 'diners', 14],
  [/^35/, 'jcb', 16],
  [/^6(011|4|5)/, 'discover', 16],
  [/^62/, 'unionpay', 16],
];

const kindOf = (number: string) => brands.find(([pattern]) => pattern.test(number));

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const brandOf = (text: string): string => kindOf(digitsOf(text))?.[1] ?? 'unknown';

/** The field's value for typed text. */
export function format(type: FieldType, text: string, brand = 'unknown'): string {
  const digits = digitsOf(text);
  if (type === 'cardCvc') return digits.slice(0, brand === 'visa' || brand === 'mastercard' ? 3 : 4);
  if (type === 'cardExpiry') return formatExpiry(digits);
  const groups = brandOf(digits) === 'amex' ? /^(\d{4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g;
  const number = digits.slice(0, kindOf(digits)?.[2] ?? 16);
  if (brandOf(digits) !== 'amex') return (number.match(groups) ?? []).join(' ');
  return (groups.exec(number)?.slice(1) ?? [number]).filter(Boolean).join(' ') || number;
}

/** `5` is May; `13` is January followed by the first digit of a year. */
function formatExpiry(digits: string): string {
  const isShort = /^[2-9]/.test(digits) || Number(digits.slice(0, 2)) > 12;
  const [month, year] = isShort ? [`0${digits[0]}`, digits.slice(1)] : [digits.slice(0, 2), digits.slice(2)];
  return month.length < 2 ? month : `${month} / ${year.slice(0, 2)}`;
}

const error = (code: string, message: string) => ({ type: 'validation_error', code, message }) as const;

const incomplete = {
  cardNumber: error('incomplete_number', 'Your card number is incomplete.'),
  cardExpiry: error('incomplete_expiry', "Your card's expiration date is incomplete."),
  cardCvc: error('incomplete_cvc', "Your card's security code is incomplete."),
};

/**
 * @param isDone after blur or submit, when an incomplete value is an error
 * @param brand the number's brand, which sets the length of the security code
 */
export function check(
  type: FieldType,
  text: string,
  isDone: boolean,
  today: Date,
  brand = 'unknown',
): FieldState {
  const digits = digitsOf(text);
  const state: FieldState = { empty: digits === '', complete: false };
  if (type === 'cardNumber') state.brand = brandOf(digits);
  if (digits.length < lengthOf(type, digits, brand)) {
    if (isDone) state.error = incomplete[type];
    return state;
  }
  const mistake =
    type === 'cardNumber'
      ? numberMistake(digits)
      : type === 'cardExpiry'
        ? expiryMistake(digits, today)
        : undefined;
  return mistake ? { ...state, error: mistake } : { ...state, complete: true };
}

function lengthOf(type: FieldType, digits: string, brand: string): number {
  if (type === 'cardExpiry') return 4;
  if (type === 'cardCvc') return brand === 'amex' ? 4 : 3;
  return kindOf(digits)?.[2] ?? 16;
}

function numberMistake(digits: string) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 ? undefined : error('invalid_number', 'Your card number is invalid.');
}

function expiryMistake(digits: string, today: Date) {
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  const thisYear = today.getFullYear();
  if (month < 1) return error('invalid_expiry_month', "Your card's expiration date is invalid.");
  if (year < thisYear)
    return error('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  if (year > thisYear + 50) return error('invalid_expiry_year', "Your card's expiration year is invalid.");
  if (year === thisYear && month < today.getMonth() + 1)
    return error('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  return undefined;
}
