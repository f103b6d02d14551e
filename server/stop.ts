import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DeliveryWorker } from './delivery/worker.ts';
import type { Sweeper } from './payments/sweep.ts';
import type { Storage } from './storage/storage.ts';
import type { VitalsCounter } from './vitals/vitals-counter.ts';

export interface StopParts {
  server: Server;
  sweeper: Pick<Sweeper, 'stop'> | undefined;
  deliveries: DeliveryWorker;
  vitals: Pick<VitalsCounter, 'stop'>;
  storage: Pick<Storage, 'close'>;
  logger: Logger;
  /** How long requests and deliveries under way may take; then they are cut. */
  deadlineMs: number;
}

/** How often connections are looked at that have become idle since the stop began. */
const idleCheckMs = 50;

/** Takes no new connections, lets what is under way finish, then closes the database. */
export async function stopGracefully(parts: StopParts): Promise<void> {
  const { sweeper, deliveries, vitals, storage, logger, deadlineMs } = parts;
  await Promise.all([closeServer(parts), deliveries.stop(deadlineMs), sweeper?.stop(deadlineMs)]);
  await vitals.stop();
  await storage.close();
  logger.info('stopped');
}

async function closeServer({ server, logger, deadlineMs }: StopParts): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const isLate = await Promise.race([closed, sleep(deadlineMs, 'late', { ref: false })]);
  if (isLate) {
    logger.warn({ deadlineMs }, 'cutting the requests that did not finish in time');
    server.closeAllConnections();
    await closed;
  }
  clearInterval(idleCheck);
}
