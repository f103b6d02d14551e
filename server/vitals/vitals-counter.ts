import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import { acquireAdvisoryLock } from '../storage/advisory-lock.ts';
import { chunks } from '../storage/chunks.ts';
import type { Storage } from '../storage/storage.ts';
import { bucketOf } from './buckets.ts';
import type { Beacon } from './read-beacon.ts';

export type VitalsCounter = ReturnType<typeof createVitalsCounter>;

export interface VitalsCounterParts {
  storage: Pick<Storage, 'commit'>;
  clock: Clock;
  logger: Logger;
  flushEveryMs?: number;
}

interface Cell {
  day: string;
  page: string;
  metric: string;
  bucket: number;
  count: number;
}

/** Beyond this many unwritten cells, new ones are dropped to protect the server's memory. */
const maxCells = 5000;

/** Counts in memory and writes periodically: losing a few counts in a crash is cheaper than a write per visitor. */
export function createVitalsCounter(parts: VitalsCounterParts) {
  const { storage, clock, logger, flushEveryMs = 15_000 } = parts;
  let cells = new Map<string, Cell>();
  const timer = setInterval(flush, flushEveryMs);
  timer.unref();

  function add({ day, page, metric, bucket, count }: Cell): void {
    const key = [day, page, metric, bucket].join(' ');
    const known = cells.get(key);
    if (!known && cells.size >= maxCells) return;
    cells.set(key, { day, page, metric, bucket, count: count + (known?.count ?? 0) });
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
            .insertInto('vitals')
            .values(part)
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'page', 'metric', 'bucket'])
                .doUpdateSet(({ eb, ref }) => ({ count: eb('vitals.count', '+', ref('excluded.count')) })),
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
    count({ page, metrics }: Beacon): void {
      const day = clock().toISOString().slice(0, 10);
      for (const [metric, value] of metrics)
        add({ day, page, metric, bucket: bucketOf(metric, value), count: 1 });
    },
    flush,
    /** Stops the timer and flushes once more. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
