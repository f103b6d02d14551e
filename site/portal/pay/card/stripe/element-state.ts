import { type CardPart, type CardView, cardMessages, emptyCard } from '../card-fields.ts';

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

/** Why a field is incomplete, with Stripe's message if there is one. */
export function problemOf(part: CardPart, { empty, complete, error }: Change): string | undefined {
  const { missing, invalid } = cardMessages[part];
  if (error) return error.message || invalid;
  if (empty) return missing;
  return complete ? undefined : invalid;
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
