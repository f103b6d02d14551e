import { matchName } from './route.ts';

/** Whether the fault occurs before or after the call takes effect. */
type Moment = 'before' | 'after';

/**
 * What happens to a request.
 * - `hang`: no response is ever sent. `cut`: the connection breaks.
 * - `500`: Stripe itself fails, and the idempotency key stores the failure.
 * - `503`: a gateway in front of Stripe fails, so no key stores it.
 * - `429`: the rate limiter rejects the request before anything else.
 * - `delay`: the response is correct but late.
 */
export type Fault =
  | `${'hang' | 'cut' | '500' | '503'} ${Moment}`
  | '429 before'
  | `delay ${number}ms ${Moment}`;

export interface Faults {
  /** Affects the next request to a route, such as `POST /v1/payment_intents/:id/confirm` or `*`. */
  next(route: string, fault: Fault, times?: number): void;
  /** Affects all requests to a route until cleared. */
  always(route: string, fault: Fault): void;
  clear(): void;
  /** The fault planned for a request, if any; counts as used. */
  take(method: string, path: string): Fault | undefined;
}

export function createFaults(): Faults {
  let planned: { route: string; fault: Fault; left: number }[] = [];
  return {
    next(route, fault, times = 1) {
      planned.push({ route, fault, left: times });
    },
    always(route, fault) {
      planned.push({ route, fault, left: Number.POSITIVE_INFINITY });
    },
    clear() {
      planned = [];
    },
    take(method, path) {
      const plan = planned.find(({ route, left }) => left > 0 && matchesRoute(route, method, path));
      if (plan) plan.left -= 1;
      return plan?.fault;
    },
  };
}

export const matchesRoute = (route: string, method: string, path: string): boolean =>
  route === '*' || matchName(route, method, path) !== undefined;

/** In ms; 0 unless the fault is a delay. */
export const delayOf = (fault: Fault | undefined): number =>
  Number(/^delay (\d+)ms/.exec(fault ?? '')?.[1] ?? 0);
