import { matchesRoute } from './faults.ts';

/**
 * Where a request can be paused.
 * - `arrived`: nothing has been processed.
 * - `processing`: it holds its idempotency key and locks but has had no effect.
 * - `done`: it took effect, its key stores the response, its locks are released, and the response is not sent yet.
 */
export type Stage = 'arrived' | 'processing' | 'done';

/** A breakpoint for the next request. */
export interface Pause {
  /** Resolves when a request has arrived. */
  reached: Promise<void>;
  release(): void;
}

export interface Pauses {
  /** Pauses the next request to a route, such as `POST /v1/refunds`, at a stage. */
  at(route: string, stage: Stage): Pause;
  /** Waits if a pause is set for this request and stage. */
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
      const index = waiting.findIndex(
        (pause) => pause.stage === stage && matchesRoute(pause.route, method, path),
      );
      const [pause] = index < 0 ? [] : waiting.splice(index, 1);
      pause?.reach();
      await pause?.released;
    },
    releaseAll() {
      for (const release of releases) release();
    },
  };
}
