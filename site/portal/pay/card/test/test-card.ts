import { testCards } from '../../../../../schema/api/payments.ts';
import { messages } from '../../messages.ts';
import type { CardFaults, CardView } from '../card-fields.ts';
import { brandOf, cvcLengthOf, digitsOf, groupNumber, isLuhn, lengthOf } from './card-number.ts';
import { isGoodExpiry } from './expiry.ts';

/** What is typed into the fields. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

/** What stands for the card at the server; undefined for one that is no test card. */
export function paymentMethodOf(number: string): string | undefined {
  const digits = digitsOf(number);
  return Object.hasOwn(testCards, digits) ? testCards[digits as keyof typeof testCards] : undefined;
}

/** What is not complete, in words. @param now in ms */
export function cardFaults({ number, expiry, cvc }: TypedCard, now: number): CardFaults {
  const digits = digitsOf(number);
  const length = cvcLengthOf(brandOf(digits));
  return {
    ...(numberFault(digits) && { number: numberFault(digits) }),
    ...(!isGoodExpiry(expiry, now) && {
      expiry: expiry ? messages.invalidExpiry : 'Enter the expiry date.',
    }),
    ...(cvc.length !== length && { cvc: cvc ? messages.invalidCvc : 'Enter the security code.' }),
  };
}

function numberFault(digits: string): string | undefined {
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
