import type { Stripe } from 'stripe';
import { asUnknown, isRefusedBeforeKey } from './stripe-errors.ts';

/**
 * Counts how often a call is sent under its idempotency key: the SDK retries lost requests and reports only the
 * last result. If that one was rejected before Stripe read the key, earlier ones can have succeeded.
 */
export function createTryCounter(stripe: Pick<Stripe, 'on'>) {
  const tries = new Map<string, number>();
  stripe.on('request', ({ idempotency_key: key = '' }) => {
    const before = tries.get(key);
    if (before !== undefined) tries.set(key, before + 1);
  });
  return async function counted<T>(key: string, call: () => Promise<T>): Promise<T> {
    tries.set(key, tries.get(key) ?? 0);
    try {
      return await call();
    } catch (error) {
      if (tries.get(key) !== 1 && isRefusedBeforeKey(error)) throw asUnknown(error);
      throw error;
    } finally {
      tries.delete(key);
    }
  };
}
