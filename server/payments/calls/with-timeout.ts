import type { Outcome } from '../charge/outcome.ts';
import type { PaymentParts } from '../payment-parts.ts';

/** Extra time for storing the outcome, in ms. */
const graceMs = 3000;

/** Resolves with `unknown` if the outcome takes too long. The payment continues, and the page polls for it. */
export function withTimeout(
  { settings, logger }: PaymentParts,
  pay: () => Promise<Outcome>,
): Promise<Outcome> {
  const paying = pay();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      paying.catch((err) => logger.error({ err }, 'payment failed after its timeout'));
      resolve({ kind: 'unknown' });
    }, settings.answerMs + graceMs);
    paying.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
