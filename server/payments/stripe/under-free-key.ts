import { Stripe } from 'stripe';
import type { CallLimits } from '../provider/provider.ts';
import { startTime } from '../time-left.ts';

/** Maximum number of keys to try. */
const maxKeys = 5;

/**
 * Sends a request under the key or, if Stripe replays a stored rejection for it, under the next one. All
 * callers use the same keys, so they still create one object; and a temporary failure does not last for the day
 * that a key lives. Source: Stripe's documentation, "Idempotent requests".
 */
export async function underFreeKey<T>(
  key: string,
  { withinMs }: CallLimits,
  send: (key: string, limits: CallLimits) => Promise<T>,
): Promise<T> {
  const timeLeft = startTime(withinMs);
  for (let number = 1; ; number += 1) {
    try {
      return await send(number === 1 ? key : `${key} ${number}`, { withinMs: timeLeft() });
    } catch (error) {
      if (number === maxKeys || !isReplayed(error)) throw error;
    }
  }
}

/** Whether Stripe replayed the stored rejection of an earlier call. */
function isReplayed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';
}
