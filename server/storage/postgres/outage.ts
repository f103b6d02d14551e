import { setTimeout as sleep } from 'node:timers/promises';

/** Time between two probes, in ms. */
const probeEveryMs = 100;

export type Outage = ReturnType<typeof createOutage>;

/**
 * Lets all transactions that wait for an unreachable database share one probe. Thousands of connection attempts that
 * all fail would keep the event loop too busy to refuse anything in time.
 * @param probe rejects while the database is unreachable
 */
export function createOutage(probe: () => Promise<void>) {
  let waiting = 0;
  let end: Promise<void> | undefined;

  /** Probes until the database answers or no one waits anymore. */
  async function probeUntilEnd(): Promise<void> {
    while (waiting > 0) {
      const isReachable = await probe().then(
        () => true,
        () => false,
      );
      if (isReachable) break;
      await sleep(probeEveryMs);
    }
    end = undefined;
  }

  return {
    isOngoing: () => end !== undefined,
    /** Waits for the end of the outage. @returns false if it did not end within the time */
    async waitForEnd(withinMs: number): Promise<boolean> {
      if (withinMs <= 0) return false;
      waiting += 1;
      end ??= probeUntilEnd();
      const timeout = new AbortController();
      try {
        return await Promise.race([end.then(() => true), sleep(withinMs, false, { signal: timeout.signal })]);
      } finally {
        timeout.abort();
        waiting -= 1;
      }
    },
  };
}
