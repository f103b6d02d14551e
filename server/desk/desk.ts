import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import { createFeed, type Feed } from './feed/feed.ts';
import { openPostgresChannel } from './feed/postgres-channel.ts';
import { startWatch } from './feed/watch.ts';
import { createIntake, type Intake } from './intake/intake.ts';

/** Where staff see and answer leads. */
export interface Desk {
  feed: Feed;
  intake: Intake;
  /** Aborted when the server stops, to end streams. */
  stopping: AbortSignal;
  /** Takes in the leads that arrived before, and looks for changes that no one publishes. */
  start(): void;
  stop(): Promise<void>;
}

interface DeskParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  /** Of the PostgreSQL database that several servers can share. */
  databaseUrl: string | undefined;
  clock: Clock;
  logger: Logger;
}

export function openDesk({ storage, databaseUrl, clock, logger }: DeskParts): Desk {
  const channel = databaseUrl === undefined ? undefined : openPostgresChannel(databaseUrl, logger);
  const feed = createFeed(logger, channel);
  const intake = createIntake({ storage, feed, clock, logger });
  const stopping = new AbortController();
  let watch: ReturnType<typeof startWatch> | undefined;
  let firstCatchUp: Promise<void> | undefined;
  return {
    feed,
    intake,
    stopping: stopping.signal,
    start() {
      watch = startWatch({ storage, feed, intake, clock, logger });
      firstCatchUp = intake.catchUp().catch((err: unknown) => {
        logger.warn({ err }, 'earlier leads could not be shown at the desk; restart the server');
      });
    },
    async stop() {
      stopping.abort();
      await watch?.stop();
      await intake.stop();
      await firstCatchUp;
      await feed.close();
    },
  };
}
