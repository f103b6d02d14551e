import type { Config } from '../config/config.ts';

export type RetryPlan = Pick<Config['delivery'], 'firstRetryMs' | 'maxRetryMs' | 'lifetimeMs'>;

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
