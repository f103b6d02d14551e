import type { PreparedAction } from '../../prepared-page.ts';

type Offer = Pick<PreparedAction, 'service' | 'price' | 'originalPrice'>;

/** An action of a card: where it opens a form, the form is filled with what the card offers. */
export function withOffer(action: PreparedAction, offer: Offer): PreparedAction {
  return action.kind === 'form' ? { ...action, ...offer } : action;
}
