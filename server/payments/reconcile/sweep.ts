import { setTimeout as sleep } from 'node:timers/promises';
import { isoAfter } from '../../lib/clock.ts';
import { chunks } from '../../storage/chunks.ts';
import { isInProgress, isPastExpiry } from '../links/link-status.ts';
import { changeLink, lockLink } from '../links/links.ts';
import { transition } from '../links/transition.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { reconcile } from './reconcile.ts';

export type Sweeper = ReturnType<typeof createSweeper>;

/** Maximum number of links per sweep; the next sweep checks the others. */
const maxLinks = 200;

/** Links that are checked concurrently, so one slow response does not delay all. */
const concurrency = 8;

/** Maximum time for each answer of the provider, in ms. */
const withinMs = 10_000;

/**
 * Asks the provider about every payment with an unknown outcome, and expires links. It reads them from the
 * database, so a crash loses nothing.
 */
export function createSweeper(parts: PaymentParts) {
  const { storage, settings, clock, logger } = parts;
  let sweeping: Promise<void> | undefined;
  let isReadable = true;

  async function sweepOnce(everything: boolean): Promise<void> {
    await expireLinks(parts);
    for (const ids of chunks(await dueLinks(parts, everything), concurrency))
      await Promise.all(ids.map(check));
  }

  async function check(id: string): Promise<void> {
    const next = isoAfter(clock(), settings.sweepMs);
    // Schedules the next check first, in case this one does not settle the payment.
    await storage.commit((trx) =>
      trx
        .updateTable('payment_links')
        .set({ check_at: next })
        .where('id', '=', id)
        .where('check_at', '<', next)
        .execute(),
    );
    try {
      const reconciled = await reconcile(parts, id, withinMs);
      if (reconciled?.report?.status !== 'processing') await clearCheckAt(id, next);
    } catch (err) {
      logger.warn({ err }, 'payment check failed; will retry');
    }
  }

  /** Ends the checks of a payment that was not made, unless another check was scheduled. */
  async function clearCheckAt(id: string, next: string): Promise<void> {
    await storage.commit((trx) =>
      trx
        .updateTable('payment_links')
        .set({ check_at: null })
        .where('id', '=', id)
        .where('check_at', '=', next)
        .where('state', 'in', ['open', 'viewed'])
        .execute(),
    );
  }

  /** Runs one check now. @param everything includes links that are not due, as at startup */
  async function sweep(everything = false): Promise<void> {
    sweeping ??= sweepOnce(everything)
      .then(() => logReadable(true))
      .catch((err: unknown) => logReadable(false, err))
      .finally(() => {
        sweeping = undefined;
      });
    await sweeping;
  }

  /** Logs once that the storage is unreachable, and once that it is back. */
  function logReadable(isNow: boolean, err?: unknown): void {
    if (isNow === isReadable) return;
    isReadable = isNow;
    if (isNow) logger.info('payment sweep recovered');
    else logger.warn({ err }, 'payment sweep failed');
  }

  const timer = setInterval(() => void sweep(), settings.sweepMs);
  timer.unref();
  void sweep(true);
  return {
    sweep,
    /** Waits for the current sweep, up to the deadline. The next startup checks the rest. */
    async stop(deadlineMs: number): Promise<void> {
      clearInterval(timer);
      await Promise.race([sweeping, sleep(deadlineMs, undefined, { ref: false })]);
    },
  };
}

async function dueLinks({ storage, provider, clock }: PaymentParts, everything: boolean): Promise<string[]> {
  const rows = await storage.db
    .selectFrom('payment_links')
    .select('id')
    .where('account', '=', provider.account)
    .where('check_at', 'is not', null)
    .$if(!everything, (query) => query.where('check_at', '<=', clock().toISOString()))
    .orderBy('check_at')
    .limit(maxLinks)
    .execute();
  return rows.map(({ id }) => id);
}

/** A link that is being paid expires once the payment is settled. */
async function expireLinks({ storage, clock }: PaymentParts): Promise<void> {
  const now = clock();
  const rows = await storage.db
    .selectFrom('payment_links')
    .select('id')
    .where('state', 'in', ['open', 'viewed'])
    .where('expires_at', '<=', now.toISOString())
    .limit(maxLinks)
    .execute();
  for (const { id } of rows)
    await storage.commit(async (trx) => {
      const link = await lockLink(trx, id);
      const isOpen = link?.state === 'open' || link?.state === 'viewed';
      if (!link || !isOpen || isInProgress(link, now) || !isPastExpiry(link, now)) return;
      const check_at = link.intent_id === null ? null : now.toISOString();
      await changeLink(trx, link, { state: transition(link.state, 'expire'), check_at }, now);
    });
}
