import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import { reasonOf } from '../lib/reason-of.ts';
import type { Storage } from '../storage/storage.ts';
import { type Claim, claimDue, markDelivered, markFailed, pullForward } from './outbox.ts';
import { nextAttempt, type RetryPlan } from './retry-plan.ts';
import type { Target } from './target.ts';

export interface DeliverySettings extends RetryPlan {
  /** How long one attempt may take, in ms. */
  timeoutMs: number;
  /** Attempts under way at a time, for each target. */
  concurrency: number;
  /** How often the outbox is looked at, in ms. */
  pollMs: number;
}

export interface DeliveryWorkerParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  targets: readonly Target[];
  settings: DeliverySettings;
  clock: Clock;
  logger: Logger;
  /** Told of each attempt. */
  observe?: (target: string, outcome: 'delivered' | 'failed' | 'dead') => void;
}

export interface DeliveryWorker {
  /**
   * Begins no more deliveries and resolves when those under way are written down.
   * @param deadlineMs then what is under way is broken off, to be tried again
   */
  stop(deadlineMs: number): Promise<void>;
}

/** A claim outlives its attempt, so that the outcome can be written down: this many times its longest duration. */
const leaseFactor = 2;

/** So many failures in a row, and the next success says that the target is back. */
const outageFailures = 3;

/**
 * Delivers what the outbox holds until it is stopped. At least once: after a crash between a delivery and its mark the
 * next attempt comes with the same id. Several workers, in one process or many, never try the same one at a time.
 */
export function startDeliveryWorker(parts: DeliveryWorkerParts): DeliveryWorker {
  const lanes = parts.targets.map((target) => createLane(parts, target));
  const timer = setInterval(() => {
    for (const lane of lanes) lane.look();
  }, parts.settings.pollMs);
  for (const lane of lanes) lane.begin();
  return {
    async stop(deadlineMs) {
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.stop(deadlineMs)));
    },
  };
}

interface Lane {
  begin(): void;
  look(): void;
  stop(deadlineMs: number): Promise<void>;
}

/** One target's deliveries: a slow one holds up nobody else's. */
function createLane(parts: DeliveryWorkerParts, target: Target): Lane {
  const { storage, settings, clock, logger } = parts;
  const underWay = new Set<Promise<void>>();
  const broken = new AbortController();
  let isStopping = false;
  let isReadable = true;
  let looking: Promise<void> | undefined;
  let failures = 0;

  function look(): void {
    if (isStopping || underWay.size >= settings.concurrency) return;
    looking ??= claim()
      .then(() => noteReadable(true))
      .catch((err: unknown) => noteReadable(false, err))
      .finally(() => {
        looking = undefined;
      });
  }

  /** Says once that the storage is away, and once that it is back. */
  function noteReadable(isNow: boolean, err?: unknown): void {
    if (isNow === isReadable) return;
    isReadable = isNow;
    if (isNow) logger.info({ target: target.name }, 'the outbox can be read again');
    else logger.warn({ err, target: target.name }, 'the outbox cannot be read');
  }

  /** Takes as much as there is room for, also for what became free meanwhile, until nothing is due. */
  async function claim(): Promise<void> {
    for (;;) {
      const claims = await claimDue(storage, {
        target: target.name,
        count: isStopping ? 0 : settings.concurrency - underWay.size,
        now: clock(),
        leaseMs: settings.timeoutMs * leaseFactor,
      });
      if (claims.length === 0) return;
      for (const held of claims) startAttempt(held);
    }
  }

  function startAttempt(held: Claim): void {
    const attempt = run(held).finally(() => {
      underWay.delete(attempt);
      look();
    });
    underWay.add(attempt);
  }

  async function run(held: Claim): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(settings.timeoutMs), broken.signal]);
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
      await markDelivered(trx, held, clock());
      if (isBack) await pullForward(trx, target.name, clock());
    });
  }

  async function noteFailure(held: Claim, thrown: unknown): Promise<void> {
    failures += 1;
    const error = reasonOf(thrown);
    const attempts = held.attempts + 1;
    const now = clock();
    const retryAt = nextAttempt(settings, { attempts, queuedAt: held.queuedAt, now, random: Math.random() });
    parts.observe?.(target.name, retryAt ? 'failed' : 'dead');
    // Mail servers like to quote the address that they refuse.
    const reason = error.replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…');
    const line = { ...lineOf(held), target: target.name, attempts, retryAt, reason };
    if (retryAt) logger.warn(line, 'a delivery failed and is tried again');
    else logger.error(line, 'a delivery is given up; see npm run leads -- replay');
    await write(held, (trx) => markFailed(trx, held, { error, retryAt }));
  }

  /** What cannot be written down is tried again when the claim is over. */
  async function write(held: Claim, work: Parameters<Storage['commit']>[0]): Promise<void> {
    for (let tries = 1; tries <= 2; tries += 1) {
      try {
        await storage.commit(work);
        return;
      } catch (err) {
        logger.warn({ err, delivery: held.id, target: target.name }, 'the outcome could not be written down');
      }
    }
  }

  return {
    begin() {
      // A start is a new try: what it was that stood in the way may have been mended.
      storage
        .commit((trx) => pullForward(trx, target.name, clock()))
        .catch(() => {})
        .finally(look);
    },
    look,
    async stop(deadlineMs) {
      isStopping = true;
      await looking;
      const timer = setTimeout(() => broken.abort(new Error('The server stops.')), deadlineMs);
      await Promise.all(underWay);
      clearTimeout(timer);
    },
  };
}

/** What the log may say of a delivery; the id of a payment link is a secret, the one of a lead points to nobody. */
function lineOf(held: Claim): { delivery: string; lead?: string } {
  return { delivery: held.id, ...('lead' in held && { lead: held.lead.id }) };
}

/** A target that does not hear the signal is not waited for. */
function withinSignal(delivery: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    delivery.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
