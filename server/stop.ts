import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DeliveryWorker } from './delivery/worker.ts';
import type { Desk } from './desk/desk.ts';
import type { MailboxReader } from './desk/mail/mailbox/mailbox-reader.ts';
import type { Sweeper } from './payments/reconcile/sweep.ts';
import type { Privacy } from './privacy/privacy.ts';
import type { Storage } from './storage/storage.ts';
import type { Studio } from './studio/open-studio.ts';

export interface StopParts {
  server: Server;
  desk: Pick<Desk, 'stop'>;
  mailbox: MailboxReader | undefined;
  privacy: Pick<Privacy, 'stop'>;
  studio: Pick<Studio, 'stop'>;
  sweeper: Pick<Sweeper, 'stop'> | undefined;
  deliveries: DeliveryWorker;
  /** What they counted is written last. */
  counters: readonly { stop: () => Promise<void> }[];
  storage: Pick<Storage, 'close'>;
  logger: Logger;
  /** How long open requests and deliveries can take before they are cut off. */
  deadlineMs: number;
}

/** How often connections that became idle during the shutdown are closed. */
const idleCheckMs = 50;

/** Accepts no new connections, lets open requests finish, then closes the database. */
export async function stopGracefully(parts: StopParts): Promise<void> {
  const { desk, privacy, mailbox, studio, sweeper, deliveries, counters, storage, logger, deadlineMs } =
    parts;
  // Ends the streams of open desks, which the server would wait for.
  const deskStopped = desk.stop();
  await Promise.all([
    closeServer(parts),
    deskStopped,
    privacy.stop(),
    studio.stop(deadlineMs),
    deliveries.stop(deadlineMs),
    mailbox?.stop(),
    sweeper?.stop(deadlineMs),
  ]);
  for (const counter of counters) await counter.stop();
  await storage.close();
  logger.info('stopped');
}

/** Lets open requests finish until the deadline. */
export async function closeServer({
  server,
  logger,
  deadlineMs,
}: Pick<StopParts, 'server' | 'logger' | 'deadlineMs'>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const hasTimedOut = await Promise.race([closed, sleep(deadlineMs, 'timed out', { ref: false })]);
  if (hasTimedOut) {
    logger.warn({ deadlineMs }, 'cutting the requests that did not finish in time');
    server.closeAllConnections();
    await closed;
  }
  clearInterval(idleCheck);
}
