/**
 * What a client reads of a decline. Only problems that the client can fix have their own message: card testers learn no
 * more than that a card was declined, and no message contains a code. Source: Stripe's documentation, "Decline codes".
 */
export const declines = {
  declined: 'Your card was declined. Please use another card, or ask your bank.',
  insufficient_funds: 'Your card has insufficient funds. Please use another card.',
  expired_card: 'Your card has expired. Please use another card.',
  incorrect_cvc: "Your card's security code is incorrect.",
  incorrect_number: 'Your card number is incorrect.',
  processing_error: 'An error occurred while processing your card. Please try again in a moment.',
  not_authenticated: 'Your bank couldn’t confirm that it’s you. Please try again, or use another card.',
} as const;

export type Decline = keyof typeof declines;

/** Maps a provider's code to a known one. */
export function asDecline(code: string | null | undefined): Decline {
  const renamed =
    code === 'invalid_cvc' ? 'incorrect_cvc' : code === 'invalid_number' ? 'incorrect_number' : code;
  return renamed && Object.hasOwn(declines, renamed) ? (renamed as Decline) : 'declined';
}

/** The message for a stored decline. */
export function declineMessage(decline: string | null): string {
  return declines[asDecline(decline)];
}
