import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Clock } from '../lib/clock.ts';
import { reasonOf } from '../lib/reason-of.ts';
import type { Storage } from '../storage/storage.ts';
import { loggedReason } from './logged-reason.ts';
import { type Claim, claimDue, markDelivered, markFailed, pullForward } from './outbox/outbox.ts';
import { nextAttempt } from './retry-plan.ts';
import { PermanentFailure, type Target } from './target.ts';

export interface DeliveryWorkerParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  targets: readonly Target[];
  /** `pollMs` is how often the outbox is polled. */
  settings: Omit<Config['delivery'], 'settleMs'> & { pollMs: number };
  clock: Clock;
  logger: Logger;
  /** Called after each attempt. */
  observe?: (target: string, outcome: 'delivered' | 'failed' | 'dead') => void;
  /** Called with the lead when the outcome of an attempt for it is recorded. */
  onOutcome?: (leadId: string) => void;
}

export type DeliveryWorker = ReturnType<typeof startDeliveryWorker>;

/** A claim lasts this many attempt timeouts, to leave time for recording the outcome. */
const leaseFactor = 2;

/** After this many failures in a row, the next success counts as the end of an outage. */
const outageFailures = 3;

/**
 * Delivers the outbox until stopped. At least once: after a crash between a delivery and its record, the next attempt
 * repeats it with the same id. Several workers, in one process or many, never attempt the same delivery concurrently.
 */
export function startDeliveryWorker(parts: DeliveryWorkerParts) {
  const lanes = parts.targets.map((target) => createLane(parts, target));
  const timer = setInterval(() => {
    for (const lane of lanes) lane.poll();
  }, parts.settings.pollMs);
  for (const lane of lanes) lane.start();
  return {
    /**
     * Starts no more deliveries and resolves when the outcomes of those in progress are recorded.
     * @param deadlineMs when to abort what is still in progress; it is retried later
     */
    async stop(deadlineMs: number): Promise<void> {
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.stop(deadlineMs)));
    },
  };
}

/** The deliveries of one target; lanes are independent, so a slow target holds up no other. */
function createLane(parts: DeliveryWorkerParts, target: Target) {
  const { storage, settings, clock, logger } = parts;
  const inProgress = new Set<Promise<void>>();
  const aborter = new AbortController();
  let isStopping = false;
  let isReadable = true;
  let polling: Promise<void> | undefined;
  let failures = 0;

  function poll(): void {
    if (isStopping || inProgress.size >= settings.concurrency) return;
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
      const claims = await claimDue(storage, {
        target: target.name,
        count: isStopping ? 0 : settings.concurrency - inProgress.size,
        now: clock(),
        leaseMs: settings.timeoutMs * leaseFactor,
      });
      if (claims.length === 0) return;
      for (const held of claims) startAttempt(held);
    }
  }

  function startAttempt(held: Claim): void {
    const attempt = run(held).finally(() => {
      inProgress.delete(attempt);
      poll();
    });
    inProgress.add(attempt);
  }

  async function run(held: Claim): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(settings.timeoutMs), aborter.signal]);
    try {
      await withinSignal(target.deliver(held, signal), signal);
    } catch (error) {
      return noteFailure(held, error);
    }
    return noteSuccess(held);
  }

  async function noteSuccess(held: Claim): Promise<void> {
    const isBack = failures >= outageFailures;
    failures = 0;
    parts.observe?.(target.name, 'delivered');
    logger.info({ ...lineOf(held), target: target.name }, 'delivered');
    await write(held, async (trx) => {
      await markDelivered(trx, held, clock(), target.acceptedBy);
      if (isBack) await pullForward(trx, target.name, clock());
    });
  }

  async function noteFailure(held: Claim, thrown: unknown): Promise<void> {
    failures += 1;
    const error = reasonOf(thrown);
    const attempts = held.attempts + 1;
    const now = clock();
    const retryAt =
      thrown instanceof PermanentFailure
        ? undefined
        : nextAttempt(settings, { attempts, queuedAt: held.queuedAt, now, random: Math.random() });
    parts.observe?.(target.name, retryAt ? 'failed' : 'dead');
    const reason = loggedReason(thrown);
    const line = { ...lineOf(held), target: target.name, attempts, retryAt, reason };
    if (retryAt) logger.warn(line, 'delivery failed; will retry');
    else logger.error(line, 'delivery dead-lettered; run npm run leads -- replay --dead');
    await write(held, (trx) => markFailed(trx, held, { error, retryAt }));
  }

  /** An outcome that cannot be recorded is lost: the delivery is repeated when its claim expires. */
  async function write(held: Claim, work: Parameters<Storage['commit']>[0]): Promise<void> {
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      try {
        await storage.commit(work);
        const lead = leadOf(held);
        if (lead) parts.onOutcome?.(lead);
        return;
      } catch (err) {
        logger.warn(
          { err, delivery: held.id, target: target.name },
          'delivery outcome could not be recorded',
        );
      }
    }
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

/** Loggable ids. The id of a payment link is a secret; the id of a lead identifies no person. */
function lineOf(held: Claim): { delivery: string; lead?: string } {
  const lead = leadOf(held);
  return { delivery: held.id, ...(lead && { lead }) };
}

function leadOf(held: Claim): string | undefined {
  if ('lead' in held) return held.lead.id;
  return 'mail' in held ? (held.mail.lead_id ?? undefined) : undefined;
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
