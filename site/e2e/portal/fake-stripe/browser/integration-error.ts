/** What Stripe.js throws when the page uses it wrongly. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}
