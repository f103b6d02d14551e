import type { testCards } from '../../../schema/api/payments.ts';
import type { Decline } from '../provider/decline.ts';

interface TestCard {
  decline?: Decline;
  /** The bank authenticates the client first, as in 3-D Secure. */
  needsAction?: boolean;
}

/** The outcome of each of Stripe's test cards. Source: Stripe's documentation, "Test cards". */
const cards: Record<(typeof testCards)[keyof typeof testCards], TestCard> = {
  pm_card_visa: {},
  pm_card_mastercard: {},
  pm_card_amex: {},
  pm_card_visa_chargeDeclined: { decline: 'declined' },
  pm_card_visa_chargeDeclinedInsufficientFunds: { decline: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { decline: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: { decline: 'incorrect_cvc' },
  pm_card_chargeDeclinedProcessingError: { decline: 'processing_error' },
  pm_card_authenticationRequired: { needsAction: true },
  pm_card_authenticationRequiredOnSetup: { needsAction: true },
  pm_card_threeDSecureRequiredChargeDeclined: { needsAction: true, decline: 'declined' },
};

/**
 * Returns the card of a payment method. The page can append `#` and any text, so each attempt has its own
 * payment method, as with Stripe. Anything that is not a test card is declined.
 */
export function cardOf(paymentMethod: string | null): TestCard {
  const name = paymentMethod?.split('#')[0] ?? '';
  return Object.hasOwn(cards, name) ? cards[name as keyof typeof cards] : { decline: 'declined' };
}
