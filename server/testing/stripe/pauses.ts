import { isMeant } from './trouble.ts';

/**
 * Where a request can be held.
 * - `arrived`: nothing was looked at.
 * - `processing`: its idempotency key and the objects it works on are taken, and nothing has happened.
 * - `done`: it had its effect, its key keeps the answer, its objects are free again, and the answer was not sent.
 */
export type Stage = 'arrived' | 'processing' | 'done';

/** A place where the next request waits. */
export interface Pause {
  /** Resolves when a request stands there. */
  reached: Promise<void>;
  release(): void;
}

export interface Pauses {
  /** Holds the next request of that route, such as `POST /v1/refunds`, at that stage. */
  at(route: string, stage: Stage): Pause;
  /** Waits where a pause stands. */
  pass(method: string, path: string, stage: Stage): Promise<void>;
  releaseAll(): void;
}

export function createPauses(): Pauses {
  const waiting: { route: string; stage: Stage; reach: () => void; released: Promise<void> }[] = [];
  const releases = new Set<() => void>();
  return {
    at(route, stage) {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      waiting.push({ route, stage, reach: reached.resolve, released: released.promise });
      releases.add(released.resolve);
      return { reached: reached.promise, release: released.resolve };
    },
    async pass(method, path, stage) {
      const index = waiting.findIndex((pause) => pause.stage === stage && isMeant(pause.route, method, path));
      const [pause] = index < 0 ? [] : waiting.splice(index, 1);
      pause?.reach();
      await pause?.released;
    },
    releaseAll() {
      for (const release of releases) release();
    },
  };
}
