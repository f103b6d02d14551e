export interface RetryPlan {
  /** Wait after the first failure, in ms; each further failure doubles it. */
  firstRetryMs: number;
  /** No wait is longer, in ms. */
  maxRetryMs: number;
  /** After this time since it was queued, in ms, a delivery that fails is dead. */
  lifetimeMs: number;
}

/**
 * When to try again, or undefined when it is time to give up.
 * @param attempts how many have failed, at least 1
 * @param random from 0 to 1: half of each wait is left to chance, so that what failed together does not come back together
 */
export function nextAttempt(
  { firstRetryMs, maxRetryMs, lifetimeMs }: RetryPlan,
  { attempts, queuedAt, now, random }: { attempts: number; queuedAt: Date; now: Date; random: number },
): Date | undefined {
  if (now.getTime() - queuedAt.getTime() >= lifetimeMs) return undefined;
  const fullMs = Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 40));
  return new Date(now.getTime() + fullMs * (0.5 + random / 2));
}
