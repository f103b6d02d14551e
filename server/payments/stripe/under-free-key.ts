import { Stripe } from 'stripe';
import type { CallLimits } from '../provider/provider.ts';
import { startTime } from '../time-left.ts';

/** So many refusals of one thing are stepped over. */
const mostKeys = 5;

/**
 * Asks under the key, or, when Stripe has kept a refusal under it, under the next one. The keys are the same for all who
 * ask, so that they still make one thing; and what stands in the way of it for a moment does not stand there for the day
 * that a key lives. Source: Stripe's documentation, "Idempotent requests".
 */
export async function underFreeKey<T>(
  key: string,
  { withinMs }: CallLimits,
  ask: (key: string, limits: CallLimits) => Promise<T>,
): Promise<T> {
  const timeLeft = startTime(withinMs);
  for (let number = 1; ; number += 1) {
    try {
      return await ask(number === 1 ? key : `${key} ${number}`, { withinMs: timeLeft() });
    } catch (error) {
      if (number === mostKeys || !isKept(error)) throw error;
    }
  }
}

/** The refusal of an earlier call, said once more. */
function isKept(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';
}
