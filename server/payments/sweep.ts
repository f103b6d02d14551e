import { setTimeout as sleep } from 'node:timers/promises';
import { chunks } from '../storage/chunks.ts';
import { changeLink, holdLink } from './links.ts';
import type { PaymentParts } from './payment-parts.ts';
import { reconcile } from './reconcile.ts';
import { isPastEnd, isUnderWay } from './standing.ts';

export interface Sweeper {
  /** Looks once, now. @param everything also at what is not due; at a start nobody knows what was under way */
  sweep(everything?: boolean): Promise<void>;
  /** Resolves when a look under way is over, or the deadline; what it did not settle, the next start does. */
  stop(deadlineMs: number): Promise<void>;
}

/** So many links are asked about in one look; the others have their turn in the next. */
const most = 200;

/** A provider that hangs must not make everybody wait for everybody. */
const atATime = 8;

/** How long the provider has for each answer, in ms. */
const withinMs = 10_000;

/**
 * Asks the provider about every payment of which nobody knows how it ended, and ends links whose time is over. By what is
 * stored alone: nothing that a crash could take is needed to find them.
 */
export function createSweeper(parts: PaymentParts): Sweeper {
  const { storage, settings, clock, logger } = parts;
  let looking: Promise<void> | undefined;
  let isReadable = true;

  async function look(everything: boolean): Promise<void> {
    await expireLinks(parts);
    for (const ids of chunks(await dueLinks(parts, everything), atATime)) await Promise.all(ids.map(ask));
  }

  async function ask(id: string): Promise<void> {
    const next = new Date(clock().getTime() + settings.sweepMs).toISOString();
    // First the next turn: what is not settled by this one is asked about again.
    await storage.commit((trx) =>
      trx
        .updateTable('payment_links')
        .set({ check_at: next })
        .where('id', '=', id)
        .where('check_at', '<', next)
        .execute(),
    );
    try {
      const settled = await reconcile(parts, id, withinMs);
      if (settled?.report?.status !== 'processing') await lookNoMore(id, next);
    } catch (err) {
      logger.warn({ err }, 'a payment could not be asked about; it is asked about again');
    }
  }

  /** That was the last look at a payment that was not made, unless another one is planned. */
  async function lookNoMore(id: string, next: string): Promise<void> {
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

  async function sweep(everything = false): Promise<void> {
    looking ??= look(everything)
      .then(() => noteReadable(true))
      .catch((err: unknown) => noteReadable(false, err))
      .finally(() => {
        looking = undefined;
      });
    await looking;
  }

  /** Says once that the storage is away, and once that it is back. */
  function noteReadable(isNow: boolean, err?: unknown): void {
    if (isNow === isReadable) return;
    isReadable = isNow;
    if (isNow) logger.info('payments can be looked at again');
    else logger.warn({ err }, 'payments cannot be looked at');
  }

  const timer = setInterval(() => void sweep(), settings.sweepMs);
  timer.unref();
  void sweep(true);
  return {
    sweep,
    async stop(deadlineMs) {
      clearInterval(timer);
      await Promise.race([looking, sleep(deadlineMs, undefined, { ref: false })]);
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
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** A link that somebody is paying just now ends when that is settled. */
async function expireLinks({ storage, clock }: PaymentParts): Promise<void> {
  const now = clock();
  const rows = await storage.db
    .selectFrom('payment_links')
    .select('id')
    .where('state', 'in', ['open', 'viewed'])
    .where('expires_at', '<=', now.toISOString())
    .limit(most)
    .execute();
  for (const { id } of rows)
    await storage.commit(async (trx) => {
      const link = await holdLink(trx, id);
      const isOpen = link?.state === 'open' || link?.state === 'viewed';
      if (!link || !isOpen || isUnderWay(link, now) || !isPastEnd(link, now)) return;
      const check_at = link.intent_id === null ? null : now.toISOString();
      await changeLink(trx, link, { state: 'expired', check_at });
    });
}
