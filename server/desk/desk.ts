import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { PageList } from '../page-list.ts';
import type { Storage } from '../storage/storage.ts';
import { createFeed, type Feed } from './feed/feed.ts';
import { openPostgresChannel } from './feed/postgres-channel.ts';
import { startWatch } from './feed/watch.ts';
import { createIntake, type Intake } from './intake/intake.ts';
import type { ReadDeskRules } from './routing/desk-rules.ts';
import { startRouter } from './routing/router.ts';

/** Where staff see and answer leads. */
export interface Desk {
  feed: Feed;
  intake: Intake;
  /** Aborted when the server stops, to end streams. */
  stopping: AbortSignal;
  rules: ReadDeskRules;
  /**
   * Takes in the leads that arrived before, looks for changes that no one publishes, and offers unclaimed leads. Resolves when
   * changes of other servers are received.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface DeskParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  /** Of the PostgreSQL database that several servers can share. */
  databaseUrl: string | undefined;
  rules: ReadDeskRules;
  /** The pages of the built site. */
  pages: () => Promise<PageList>;
  /** The targets that are notified of leads that no one claimed in time. */
  unclaimedTargets: readonly { name: string }[];
  clock: Clock;
  logger: Logger;
}

export function openDesk(parts: DeskParts): Desk {
  const { storage, databaseUrl, rules, clock, logger } = parts;
  const escalation = parts.unclaimedTargets.map(({ name }) => name);
  const channel = databaseUrl === undefined ? undefined : openPostgresChannel(databaseUrl, logger);
  const feed = createFeed(logger, channel);
  const intake = createIntake({ storage, feed, rules, clock, logger });
  const stopping = new AbortController();
  let watch: ReturnType<typeof startWatch> | undefined;
  let router: ReturnType<typeof startRouter> | undefined;
  let firstCatchUp: Promise<void> | undefined;
  return {
    feed,
    intake,
    rules,
    stopping: stopping.signal,
    async start() {
      watch = startWatch({ storage, feed, intake, clock, logger });
      router = startRouter({ ...parts, feed, escalation });
      firstCatchUp = intake.catchUp().catch((err: unknown) => {
        logger.warn({ err }, 'earlier leads could not be shown at the desk; restart the server');
      });
      await feed.connected();
    },
    async stop() {
      stopping.abort();
      await Promise.all([watch?.stop(), router?.stop()]);
      await intake.stop();
      await firstCatchUp;
      await feed.close();
    },
  };
}
