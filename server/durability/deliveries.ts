import { setTimeout as sleep } from 'node:timers/promises';
import type { Storage } from '../storage/storage.ts';
import type { HttpReceiver } from '../testing/http-receiver.ts';
import type { SmtpReceiver } from '../testing/smtp-receiver.ts';
import { stopProperly } from './round.ts';
import type { Setup } from './setup.ts';

export interface DeliveryVerdict {
  /** Rows of the outbox. */
  queued: number;
  /** Rows that the other side never got, whatever the outbox says. */
  missing: number;
  /** What came more than once, with the id that it had before. */
  repeated: number;
}

const patienceMs = 180_000;

/** Lets the servers run until nothing waits any more, and holds the outbox against what really arrived. */
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
  const started = Date.now();
  while (Date.now() - started < patienceMs) {
    const open = await db
      .selectFrom('outbox')
      .select('id')
      .where('status', '!=', 'delivered')
      .limit(1)
      .execute();
    if (open.length === 0) return;
    await sleep(200);
  }
}
