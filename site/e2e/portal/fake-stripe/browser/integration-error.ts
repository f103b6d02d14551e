/** Stripe.js throws this when a page misuses it. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}
