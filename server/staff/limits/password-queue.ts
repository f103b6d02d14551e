import { HttpError } from '../../errors.ts';
import { createFairQueue } from './fair-queue.ts';

/** What the limits know about a client. */
export interface SignInClient {
  /** Undefined when the address is unknown. */
  network: string | undefined;
  /** Undefined on a device that has not signed in to this account before. */
  device: string | undefined;
}

/** A scrypt hash takes 32 MB and one of the few threads that also read files, so pages stay fast during a flood. */
const maxRunning = 2;

/** A few seconds' worth of hashes each. */
const maxWaiting = { known: 20, unknown: 40 };

/**
 * Password checks, a few at a time. Known devices have their own queue and go first; the others share theirs
 * fairly by network. A flood from one network, or from many, leaves room for correct sign-ins.
 */
export function createPasswordQueue() {
  const known = createFairQueue<Waiter>(maxWaiting.known);
  const unknown = createFairQueue<Waiter>(maxWaiting.unknown);
  let running = 0;

  const leave = () => {
    const next = known.take() ?? unknown.take();
    // The next waiter takes over this turn.
    if (next) next.resolve(leave);
    else running -= 1;
  };

  return {
    /**
     * Resolves when a password can be checked, with the function that ends the turn.
     * @throws HttpError too_many_sign_ins
     */
    async enter({ network = 'unknown', device }: SignInClient): Promise<() => void> {
      if (running < maxRunning) {
        running += 1;
        return leave;
      }
      return new Promise((resolve, reject) => {
        const waiter = { resolve, reject };
        const dropped = device === undefined ? unknown.add(network, waiter) : known.add(device, waiter);
        dropped?.reject(new HttpError('too_many_sign_ins', { retryAfterMs: 5000 }));
      });
    },
  };
}

interface Waiter {
  resolve(leave: () => void): void;
  reject(error: HttpError): void;
}
