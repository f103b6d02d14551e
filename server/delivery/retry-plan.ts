export interface RetryPlan {
  /** Delay after the first failure, in ms; each further failure doubles it. */
  firstRetryMs: number;
  /** Maximum delay, in ms. */
  maxRetryMs: number;
  /** A delivery that fails this long after it was queued, in ms, is dead-lettered. */
  lifetimeMs: number;
}

/**
 * When to retry, or undefined when the lifetime is over.
 * @param attempts failed attempts, at least 1
 * @param random from 0 to 1; jitters half of each delay to spread out deliveries that failed together
 */
export function nextAttempt(
  { firstRetryMs, maxRetryMs, lifetimeMs }: RetryPlan,
  { attempts, queuedAt, now, random }: { attempts: number; queuedAt: Date; now: Date; random: number },
): Date | undefined {
  if (now.getTime() - queuedAt.getTime() >= lifetimeMs) return undefined;
  const fullMs = Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 40));
  return new Date(now.getTime() + fullMs * (0.5 + random / 2));
}
