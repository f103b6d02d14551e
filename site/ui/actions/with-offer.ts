import type { PreparedAction } from '../../prepared-page.ts';

type Offer = Pick<PreparedAction, 'service' | 'price' | 'originalPrice'>;

/** Adds a card's offer to its action, so a form that the action opens is prefilled with it. */
export function withOffer(action: PreparedAction, offer: Offer): PreparedAction {
  return action.kind === 'form' ? { ...action, ...offer } : action;
}
