import { messages } from '../../messages.ts';
import { type CardPart, type CardView, emptyCard } from '../card-fields.ts';

/** The state that an element reports. It never reports what is typed. */
export interface Change {
  empty: boolean;
  complete: boolean;
  error?: { message?: string } | undefined;
  /** Set for the number only. */
  brand?: string;
}

const untouched: Change = { empty: true, complete: false };

export const emptyChanges: Record<CardPart, Change> = {
  number: untouched,
  expiry: untouched,
  cvc: untouched,
};

const fallbacks: Record<CardPart, { missing: string; invalid: string }> = {
  number: { missing: 'Enter the card number.', invalid: messages.invalidNumber },
  expiry: { missing: 'Enter the expiry date.', invalid: messages.invalidExpiry },
  cvc: { missing: 'Enter the security code.', invalid: messages.invalidCvc },
};

/** Why a field is incomplete, with Stripe's message if there is one. */
export function problemOf(part: CardPart, { empty, complete, error }: Change): string | undefined {
  if (error) return error.message || fallbacks[part].invalid;
  if (empty) return fallbacks[part].missing;
  return complete ? undefined : fallbacks[part].invalid;
}

/** Shows dots for the digits, which stay with Stripe. */
export function viewOf({ number, expiry }: Record<CardPart, Change>): CardView {
  return {
    brand: number.brand ?? 'unknown',
    number: emptyCard.number,
    progress: number.empty ? 'empty' : number.complete ? 'complete' : 'begun',
    expiry: emptyCard.expiry,
    isExpiryComplete: expiry.complete,
  };
}
