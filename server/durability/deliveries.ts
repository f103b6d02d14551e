import { setTimeout as sleep } from 'node:timers/promises';
import type { Storage } from '../storage/storage.ts';
import type { HttpReceiver } from '../testing/receivers/http-receiver.ts';
import type { SmtpReceiver } from '../testing/receivers/smtp-receiver.ts';
import { stopProperly } from './round.ts';
import type { Setup } from './setup.ts';

export interface DeliveryVerdict {
  /** Rows of the outbox. */
  queued: number;
  /** Rows that never reached the receiver, regardless of their status. */
  missing: number;
  /** Deliveries received more than once under the same id. */
  repeated: number;
}

/** Stop waiting after this long without progress. */
const patienceMs = 30_000;

/** Lets the servers run until nothing is pending, then compares the outbox with what arrived. */
export async function verifyDeliveries(
  setup: Setup,
  { smtp, crm }: { smtp: SmtpReceiver; crm: HttpReceiver },
): Promise<DeliveryVerdict> {
  const servers = await setup.start();
  const storage = await setup.open();
  try {
    await whenEmpty(storage);
  } finally {
    await Promise.all(servers.map(stopProperly));
  }
  const rows = await storage.db.selectFrom('outbox').select(['id', 'target']).execute();
  await storage.close();
  const arrived = [
    ...smtp.received.map(({ mail }) => (mail.messageId ?? '').replace(/^<|@.*$/g, '')),
    ...crm.received.map(({ headers }) => String(headers['idempotency-key'])),
  ];
  const ids = new Set(arrived);
  return {
    queued: rows.length,
    missing: rows.filter(({ id }) => !ids.has(id)).length,
    repeated: arrived.length - ids.size,
  };
}

async function whenEmpty({ db }: Storage): Promise<void> {
  let left = Number.POSITIVE_INFINITY;
  let progressAt = Date.now();
  while (left > 0 && Date.now() - progressAt < patienceMs) {
    await sleep(500);
    const { count } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('status', '!=', 'delivered')
      .executeTakeFirstOrThrow();
    if (Number(count) < left) progressAt = Date.now();
    left = Number(count);
  }
}
