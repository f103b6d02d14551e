import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Intake } from '../intake/intake.ts';
import type { Feed } from './feed.ts';

interface WatchParts {
  storage: Pick<Storage, 'db'>;
  feed: Pick<Feed, 'publish' | 'hasListeners'>;
  intake: Pick<Intake, 'catchUp'>;
  clock: Clock;
  logger: Logger;
}

/** How often changes are looked for that no one published, in ms. */
const watchEveryMs = 2000;

/** Clocks of servers differ, and commits become visible late. */
const overlapMs = 30_000;

/** Leads that a server without a desk, or one that crashed, accepted within this time, in ms, are taken in. */
const recentMs = 10 * 60 * 1000;

/**
 * Finds what no server published: changes by commands in other processes, by servers of the previous version, and by servers
 * that crashed right after a commit.
 */
export function startWatch({ storage, feed, intake, clock, logger }: WatchParts) {
  /** Leads that changed lately, with the time of their last known change. */
  let known = new Map<string, string>();
  let isFirst = true;
  let isReadable = true;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    await intake.catchUp(new Date(clock().getTime() - recentMs));
    if (!feed.hasListeners()) {
      isFirst = true;
      return;
    }
    const since = new Date(clock().getTime() - overlapMs).toISOString();
    const changed = await storage.db
      .selectFrom('desk_leads')
      .select(['lead_id', 'changed_at'])
      .where('changed_at', '>=', since)
      .execute();
    for (const { lead_id, changed_at } of changed)
      if (!isFirst && known.get(lead_id) !== changed_at) feed.publish({ lead: lead_id });
    known = new Map(changed.map(({ lead_id, changed_at }) => [lead_id, changed_at]));
    isFirst = false;
  }

  const timer = setInterval(() => {
    looking ??= look()
      .then(() => {
        isReadable = true;
      })
      .catch((err: unknown) => {
        if (isReadable) logger.warn({ err }, 'the desk could not look for changes');
        isReadable = false;
      })
      .finally(() => {
        looking = undefined;
      });
  }, watchEveryMs);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}
