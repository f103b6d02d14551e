import { type Claim, claimDue, pullForward } from './outbox/outbox.ts';
import { createRecorder } from './record-outcomes.ts';
import type { BatchTarget, Outcome, Target } from './target.ts';
import type { DeliveryWorkerParts } from './worker-parts.ts';

/** A claim lasts this many attempt timeouts, to leave time for recording the outcome. */
const leaseFactor = 2;

/** The deliveries of one target; lanes are independent, so a slow target holds up no other. */
export function createLane(parts: DeliveryWorkerParts, target: Target | BatchTarget) {
  const { storage, settings, clock, logger } = parts;
  const record = createRecorder(parts, target);
  const isBatch = 'batchSize' in target;
  /** A target of batches receives one at a time. */
  const slots = isBatch ? 1 : settings.concurrency;
  const inProgress = new Set<Promise<void>>();
  const aborter = new AbortController();
  let isStopping = false;
  let isReadable = true;
  let polling: Promise<void> | undefined;

  function poll(): void {
    if (isStopping || inProgress.size >= slots) return;
    polling ??= claim()
      .then(() => noteReadable(true))
      .catch((err: unknown) => noteReadable(false, err))
      .finally(() => {
        polling = undefined;
      });
  }

  /** Logs an outage of the storage once, and its end once. */
  function noteReadable(isReadableNow: boolean, err?: unknown): void {
    if (isReadableNow === isReadable) return;
    isReadable = isReadableNow;
    if (isReadableNow) logger.info({ target: target.name }, 'outbox readable again');
    else logger.warn({ err, target: target.name }, 'outbox unreadable');
  }

  /** Fills the free slots, including those that become free while it runs, until nothing is due. */
  async function claim(): Promise<void> {
    for (;;) {
      const free = isStopping ? 0 : slots - inProgress.size;
      const claims = await claimDue(storage, {
        target: target.name,
        count: isBatch ? free * target.batchSize : free,
        now: clock(),
        leaseMs: settings.timeoutMs * leaseFactor,
      });
      if (claims.length === 0) return;
      for (const held of isBatch ? [claims] : claims.map((one) => [one])) startAttempt(held);
    }
  }

  function startAttempt(held: readonly Claim[]): void {
    const attempt = run(held).finally(() => {
      inProgress.delete(attempt);
      poll();
    });
    inProgress.add(attempt);
  }

  async function run(held: readonly Claim[]): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(settings.timeoutMs), aborter.signal]);
    await record(held, await outcomesOf(target, held, signal));
  }

  return {
    start(): void {
      // The restart could have fixed the failure.
      storage
        .commit((trx) => pullForward(trx, target.name, clock()))
        .catch(() => {})
        .finally(poll);
    },
    poll,
    async stop(deadlineMs: number): Promise<void> {
      isStopping = true;
      await polling;
      const timer = setTimeout(() => aborter.abort(new Error('The server is stopping.')), deadlineMs);
      await Promise.all(inProgress);
      clearTimeout(timer);
    },
  };
}

async function outcomesOf(
  target: Target | BatchTarget,
  held: readonly Claim[],
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  try {
    if ('batchSize' in target) return await target.deliverAll(held, signal);
    const [only] = held;
    if (only) await withinSignal(target.deliver(only, signal), signal);
    return [{ isDelivered: true, acceptedBy: target.acceptedBy }];
  } catch (error) {
    return held.map(() => ({ isDelivered: false, error }));
  }
}

/** Stops waiting on abort, even for a target that ignores the signal. */
function withinSignal(delivery: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    delivery.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
