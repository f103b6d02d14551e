import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import { dayOf } from '../lib/day-of.ts';
import { acquireAdvisoryLock } from '../storage/advisory-lock.ts';
import { chunks } from '../storage/chunks.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { bucketOf } from './buckets.ts';
import type { Beacon } from './read-beacon.ts';

export type VitalsCounter = ReturnType<typeof createVitalsCounter>;

export interface VitalsCounterParts {
  storage: Pick<Storage, 'commit'>;
  /** The company's time zone, which decides on the day. */
  zone: () => Promise<string>;
  clock: Clock;
  logger: Logger;
  flushEveryMs?: number;
}

type Cell = Tables['speed_days'];

/** A page's report with the class of its device. */
export interface MeasuredView extends Beacon, Pick<Cell, 'device'> {}

/** Beyond this many unwritten cells, new ones are dropped to protect the server's memory. */
const maxCells = 5000;

/** Counts in memory and writes periodically: losing a few counts in a crash is cheaper than a write per visitor. */
export function createVitalsCounter(parts: VitalsCounterParts) {
  const { storage, zone, clock, logger, flushEveryMs = 15_000 } = parts;
  let cells = new Map<string, Cell>();
  const timer = setInterval(flush, flushEveryMs);
  timer.unref();

  function add({ count, ...cell }: Cell): void {
    const key = JSON.stringify(cell);
    const known = cells.get(key);
    if (!known && cells.size >= maxCells) return;
    cells.set(key, { ...cell, count: count + (known?.count ?? 0) });
  }

  /** Writes the counts to the storage. */
  async function flush(): Promise<void> {
    if (cells.size === 0) return;
    const waiting = [...cells.values()];
    cells = new Map();
    try {
      await storage.commit(async (trx) => {
        await acquireAdvisoryLock(trx, 'vitals');
        for (const part of chunks(waiting)) {
          await trx
            .insertInto('speed_days')
            .values(part)
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'page', 'variants', 'device', 'metric', 'bucket'])
                .doUpdateSet(({ eb, ref }) => ({
                  count: eb('speed_days.count', '+', ref('excluded.count')),
                })),
            )
            .execute();
        }
      });
    } catch (err) {
      logger.warn({ err }, 'page speed could not be stored; will retry');
      for (const cell of waiting) add(cell);
    }
  }

  return {
    async count({ page, variants, device, metrics }: MeasuredView): Promise<void> {
      const day = dayOf(clock(), await zone());
      for (const [metric, value] of metrics)
        add({ day, page, variants, device, metric, bucket: bucketOf(metric, value), count: 1 });
    },
    flush,
    /** Stops the timer and flushes once more. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
