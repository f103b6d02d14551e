import { messages } from '../../messages.ts';
import { type CardPart, type CardView, emptyCard } from '../card-fields.ts';

/** What an element tells of itself. What is typed in it, it does not tell. */
export interface Change {
  empty: boolean;
  complete: boolean;
  error?: { message?: string } | undefined;
  /** Of the number alone. */
  brand?: string;
}

const untouched: Change = { empty: true, complete: false };

export const emptyChanges: Record<CardPart, Change> = {
  number: untouched,
  expiry: untouched,
  cvc: untouched,
};

const words: Record<CardPart, { missing: string; invalid: string }> = {
  number: { missing: 'Enter the card number.', invalid: messages.invalidNumber },
  expiry: { missing: 'Enter the expiry date.', invalid: messages.invalidExpiry },
  cvc: { missing: 'Enter the security code.', invalid: messages.invalidCvc },
};

/** Why a part is not complete: in Stripe's words where there are some. */
export function faultOf(part: CardPart, { empty, complete, error }: Change): string | undefined {
  if (error) return error.message || words[part].invalid;
  if (empty) return words[part].missing;
  return complete ? undefined : words[part].invalid;
}

/** Dots in the places of digits that stay with Stripe. */
export function viewOf({ number, expiry }: Record<CardPart, Change>): CardView {
  return {
    brand: number.brand ?? 'unknown',
    number: emptyCard.number,
    progress: number.empty ? 'empty' : number.complete ? 'complete' : 'begun',
    expiry: emptyCard.expiry,
    isExpiryComplete: expiry.complete,
  };
}
