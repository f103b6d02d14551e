import { testCards } from '../../../../../schema/api/payments.ts';
import { messages } from '../../messages.ts';
import type { CardProblems, CardView } from '../card-fields.ts';
import { brandOf, cvcLengthOf, digitsOf, groupNumber, isLuhn, lengthOf } from './card-number.ts';
import { isValidExpiry } from './expiry.ts';

/** The field values. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

/** The payment method that the server maps to this card, or undefined if it is not a test card. */
export function paymentMethodOf(number: string): string | undefined {
  const digits = digitsOf(number);
  return Object.hasOwn(testCards, digits) ? testCards[digits as keyof typeof testCards] : undefined;
}

/** Messages for the fields that are incomplete or invalid. @param now in ms */
export function cardProblems({ number, expiry, cvc }: TypedCard, now: number): CardProblems {
  const digits = digitsOf(number);
  const length = cvcLengthOf(brandOf(digits));
  return {
    ...(numberProblem(digits) && { number: numberProblem(digits) }),
    ...(!isValidExpiry(expiry, now) && {
      expiry: expiry ? messages.invalidExpiry : 'Enter the expiry date.',
    }),
    ...(cvc.length !== length && { cvc: cvc ? messages.invalidCvc : 'Enter the security code.' }),
  };
}

function numberProblem(digits: string): string | undefined {
  if (digits === '') return 'Enter the card number.';
  if (digits.length !== lengthOf(brandOf(digits)) || !isLuhn(digits)) return messages.invalidNumber;
  if (paymentMethodOf(digits) === undefined)
    return 'Test mode takes only test cards, such as 4242 4242 4242 4242.';
  return undefined;
}

export function viewOf({ number, expiry }: TypedCard): CardView {
  const digits = digitsOf(number);
  const brand = brandOf(digits);
  const isComplete = digits.length === lengthOf(brand);
  return {
    brand,
    number: groupNumber(digits, '•'),
    progress: digits === '' ? 'empty' : isComplete ? 'complete' : 'begun',
    expiry: expiry || '•• / ••',
    isExpiryComplete: expiry.length === '09 / 28'.length,
  };
}
