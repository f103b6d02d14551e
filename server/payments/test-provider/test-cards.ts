import type { testCards } from '../../../schema/api/payments.ts';
import type { Decline } from '../provider/decline.ts';

interface TestCard {
  decline?: Decline;
  /** The bank asks first, as in 3-D Secure. */
  isAsked?: boolean;
}

/** How each of Stripe's test cards ends. Source: Stripe's documentation, "Test cards". */
const cards: Record<(typeof testCards)[keyof typeof testCards], TestCard> = {
  pm_card_visa: {},
  pm_card_mastercard: {},
  pm_card_amex: {},
  pm_card_visa_chargeDeclined: { decline: 'declined' },
  pm_card_visa_chargeDeclinedInsufficientFunds: { decline: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { decline: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: { decline: 'incorrect_cvc' },
  pm_card_chargeDeclinedProcessingError: { decline: 'processing_error' },
  pm_card_authenticationRequired: { isAsked: true },
  pm_card_authenticationRequiredOnSetup: { isAsked: true },
  pm_card_threeDSecureRequiredChargeDeclined: { isAsked: true, decline: 'declined' },
};

/**
 * The card behind a payment method. The page may put a `#` and anything behind the name, so that each try has a payment
 * method of its own, as with Stripe. What is no test card is declined.
 */
export function cardOf(paymentMethod: string | null): TestCard {
  const name = paymentMethod?.split('#')[0] ?? '';
  return Object.hasOwn(cards, name) ? cards[name as keyof typeof cards] : { decline: 'declined' };
}
