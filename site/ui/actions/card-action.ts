import type { PreparedAction } from '../../prepared-data.ts';

type Offer = Pick<PreparedAction, 'service' | 'price' | 'originalPrice'>;

/**
 * A section's action for one of its cards: a primary button only on a highlighted card. A form that it opens is prefilled
 * with the card's offer.
 */
export function cardAction(action: PreparedAction, isHighlighted: boolean, offer: Offer): PreparedAction {
  return {
    ...action,
    look: isHighlighted ? 'primary' : 'outline',
    ...(action.form !== undefined && offer),
  };
}
