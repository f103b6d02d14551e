import type { Stripe } from 'stripe';
import { refusedAtTheDoor, unknownAfter } from './stripe-errors.ts';

/**
 * Makes what counts how often a call is sent under its idempotency key: the SDK repeats what it lost, and tells only how
 * the last try ended. One that was refused at the door says nothing of the tries before it.
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
      if (tries.get(key) !== 1 && refusedAtTheDoor(error)) throw unknownAfter(error);
      throw error;
    } finally {
      tries.delete(key);
    }
  };
}
