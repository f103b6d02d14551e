import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock.ts';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Intake } from '../intake/intake.ts';
import type { Feed } from './feed.ts';

interface WatchParts {
  storage: Pick<Storage, 'db'>;
  feed: Pick<Feed, 'publish' | 'subscribe'>;
  intake: Pick<Intake, 'catchUp'>;
  clock: Clock;
  logger: Logger;
  /** How often to look, in ms. */
  everyMs?: number;
}

/** On PostgreSQL, servers publish to each other, so this only has to find what they could not. */
const postgresEveryMs = 2000;

/**
 * On SQLite, this is how another process on the same file is heard. Most of the time, it only asks for a number that says if
 * there was one.
 */
const sqliteEveryMs = 250;

/** A change of this process that it did not publish, such as of a payment, is found this much later, in ms. */
const ownChangeMs = 2000;

/** Clocks of servers differ, and commits become visible late. */
const overlapMs = 30_000;

/** Leads that a server without a desk, or one that crashed, accepted within this time, in ms, are taken in. */
const recentMs = 10 * 60 * 1000;

/**
 * Finds what was not published: changes by commands in other processes, by servers of the previous version, and by servers
 * that crashed right after a commit.
 */
export function startWatch(parts: WatchParts) {
  const { storage, feed, intake, clock, logger } = parts;
  const isPostgres = hasManyWriters(storage.db);
  const everyMs = parts.everyMs ?? (isPostgres ? postgresEveryMs : sqliteEveryMs);
  /** When each lead was last published, in ms, by lead. */
  const published = new Map<string, number>();
  const unsubscribe = feed.subscribe((change) => {
    if ('lead' in change) published.set(change.lead, clock().getTime());
    // A message changes its lead too. Publishing that again would have all sides fetch every message twice.
    else if ('chat' in change) published.set(change.chat, clock().getTime());
  });
  let version: unknown;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let isReadable = true;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const sinceMs = clock().getTime() - overlapMs;
    for (const [lead, ms] of published) if (ms < sinceMs) published.delete(lead);
    if (!isPostgres) {
      // Changes with each commit of another connection, and never with those of this one. Source: sqlite.org/pragma.html
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(storage.db);
      const isOwnDue = performance.now() - lookedAtMs >= ownChangeMs;
      if (rows[0]?.data_version === version && !isOwnDue) return;
      version = rows[0]?.data_version;
      lookedAtMs = performance.now();
    }
    await intake.catchUp(new Date(clock().getTime() - recentMs));
    const since = new Date(sinceMs).toISOString();
    const changed = await storage.db
      .selectFrom('desk_leads')
      .select(['lead_id', 'changed_at', 'received_at', 'is_spam', 'owner'])
      .where('changed_at', '>=', since)
      .execute();
    for (const { lead_id, changed_at, received_at, is_spam, owner } of changed) {
      const publishedMs = published.get(lead_id);
      if (publishedMs !== undefined && publishedMs >= Date.parse(changed_at)) continue;
      const isUnclaimed = is_spam === 0 && owner === null;
      const isNew = publishedMs === undefined && received_at >= since && isUnclaimed;
      feed.publish(isNew ? { lead: lead_id, isNew } : { lead: lead_id });
      // Another server's clock can be ahead.
      published.set(lead_id, Math.max(clock().getTime(), Date.parse(changed_at)));
    }
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
  }, everyMs);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      unsubscribe();
      await looking;
    },
  };
}
