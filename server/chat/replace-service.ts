import type { Transaction } from 'kysely';
import { type QueueRules, queueUpdate } from '../delivery/outbox/queue.ts';
import { takeIn } from '../desk/intake/intake.ts';
import type { DeskRules } from '../desk/routing/desk-rules.ts';
import { fingerprint } from '../leads/submission/fingerprint.ts';
import type { Tables } from '../storage/tables.ts';

interface ReplaceParts {
  desk: DeskRules;
  targets: QueueRules;
  now: Date;
}

/** Makes the package that the visitor asks about now that of the lead, and delivers it again. */
export async function replaceService(
  trx: Transaction<Tables>,
  leadId: string,
  service: string,
  { desk, targets, now }: ReplaceParts,
): Promise<void> {
  const lead = await trx
    .selectFrom('leads')
    .select(['id', 'edition', 'full_name', 'email', 'phone', 'service', 'is_visitor', 'spam_reason'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  if (lead.service === service) return;
  await trx
    .updateTable('leads')
    .set({ service, fingerprint: fingerprint({ ...lead, service }) })
    .where('id', '=', leadId)
    .execute();
  await takeIn(trx, [leadId], desk, now);
  if (lead.is_visitor === 1 || lead.spam_reason !== null) return;
  await queueUpdate(trx, lead, new Set(['service']), now, targets);
}
