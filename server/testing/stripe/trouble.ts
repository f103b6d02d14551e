import { matchName } from './route.ts';

/** Whether the call had its effect when the trouble came. */
type Moment = 'before' | 'after';

/**
 * What a request comes to.
 * - `hang`: no answer ever comes. `cut`: the connection breaks.
 * - `500`: Stripe itself fails, and the idempotency key keeps that.
 * - `503`: something in front of Stripe fails, so that no key keeps it.
 * - `429`: the rate limiter refuses, before anything is looked at.
 * - `delay`: the answer is right and late.
 */
export type Trouble =
  | `${'hang' | 'cut' | '500' | '503'} ${Moment}`
  | '429 before'
  | `delay ${number}ms ${Moment}`;

export interface Troubles {
  /** The next request of that route, such as `POST /v1/payment_intents/:id/confirm` or `*`, meets it. */
  next(route: string, trouble: Trouble, times?: number): void;
  /** All requests of that route meet it until it is cleared. */
  always(route: string, trouble: Trouble): void;
  clear(): void;
  /** The trouble that a request meets; one that is meant for the next request is gone then. */
  take(method: string, path: string): Trouble | undefined;
}

export function createTroubles(): Troubles {
  let planned: { route: string; trouble: Trouble; left: number }[] = [];
  return {
    next(route, trouble, times = 1) {
      planned.push({ route, trouble, left: times });
    },
    always(route, trouble) {
      planned.push({ route, trouble, left: Number.POSITIVE_INFINITY });
    },
    clear() {
      planned = [];
    },
    take(method, path) {
      const plan = planned.find(({ route, left }) => left > 0 && isMeant(route, method, path));
      if (plan) plan.left -= 1;
      return plan?.trouble;
    },
  };
}

export const isMeant = (route: string, method: string, path: string): boolean =>
  route === '*' || matchName(route, method, path) !== undefined;

/** In ms; 0 for a trouble that is no delay. */
export const delayOf = (trouble: Trouble | undefined): number =>
  Number(/^delay (\d+)ms/.exec(trouble ?? '')?.[1] ?? 0);
