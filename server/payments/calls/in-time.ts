import type { Outcome } from '../outcome.ts';
import type { PaymentParts } from '../payment-parts.ts';

/** What writing things down may take beyond the time for an answer, in ms. */
const graceMs = 3000;

/**
 * The outcome, or that it is not known, when it takes too long: the payment goes on without its client, who asks again.
 */
export function inTime({ settings, logger }: PaymentParts, pay: () => Promise<Outcome>): Promise<Outcome> {
  const paying = pay();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      paying.catch((err) => logger.error({ err }, 'a payment that took too long failed'));
      resolve({ kind: 'unknown' });
    }, settings.answerMs + graceMs);
    paying.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
