import { testCards } from '../../../../../schema/api/payments.ts';
import {
  type CardPart,
  type CardProblems,
  type CardView,
  cardMessages,
  cardParts,
  emptyCard,
} from '../card-fields.ts';
import { brandOf, cvcLengthOf, digitsOf, groupNumber, isLuhn, lengthOf } from './card-number.ts';
import { isValidExpiry } from './expiry.ts';

/** The field values. */
export type TypedCard = Record<CardPart, string>;

/** The payment method that the server maps to this card, or undefined if it is not a test card. */
export function paymentMethodOf(number: string): string | undefined {
  const digits = digitsOf(number);
  return Object.hasOwn(testCards, digits) ? testCards[digits as keyof typeof testCards] : undefined;
}

/** Messages for the fields that are incomplete or invalid. @param now in ms */
export function cardProblems(card: TypedCard, now: number): CardProblems {
  const number = digitsOf(card.number);
  const brand = brandOf(number);
  const isValid: Record<CardPart, boolean> = {
    number: number.length === lengthOf(brand) && isLuhn(number),
    expiry: isValidExpiry(card.expiry, now),
    cvc: card.cvc.length === cvcLengthOf(brand),
  };
  const problemOf = (part: CardPart) => {
    if (!isValid[part]) return card[part] ? cardMessages[part].invalid : cardMessages[part].missing;
    if (part === 'number' && paymentMethodOf(number) === undefined)
      return 'Test mode takes only test cards, such as 4242 4242 4242 4242.';
    return undefined;
  };
  return Object.fromEntries(cardParts.map((part) => [part, problemOf(part)]));
}

export function viewOf({ number, expiry }: TypedCard): CardView {
  const digits = digitsOf(number);
  const brand = brandOf(digits);
  const isComplete = digits.length === lengthOf(brand);
  return {
    brand,
    number: groupNumber(digits, '•'),
    progress: digits === '' ? 'empty' : isComplete ? 'complete' : 'begun',
    expiry: expiry || emptyCard.expiry,
    isExpiryComplete: expiry.length === '09 / 28'.length,
  };
}
