import type { Transaction } from 'kysely';
import { newRow } from '../../delivery/outbox/queue.ts';
import type { ReminderEvent } from '../../storage/tables/delivery.ts';
import type { Tables } from '../../storage/tables.ts';
import { noteLinkStep } from '../links/link-at-desk.ts';
import { isInProgress, isPastExpiry } from '../links/link-status.ts';
import { type LinkRow, lockLink } from '../links/links.ts';

/** The name of the delivery target. */
export const reminderTargetName = 'payment-reminder';

const dayMs = 24 * 60 * 60 * 1000;

/** When a client is reminded of an unpaid link: after two and seven days, and a day before it expires. */
export function reminderTimes({ created_at, expires_at }: Pick<LinkRow, 'created_at' | 'expires_at'>) {
  const [createdMs, expiresMs] = [Date.parse(created_at), Date.parse(expires_at)];
  const all: [ReminderEvent, number][] = [
    ['reminder-1', createdMs + 2 * dayMs],
    ['reminder-2', createdMs + 7 * dayMs],
    ['reminder-3', expiresMs - dayMs],
  ];
  // A link that expires soon has fewer, never two on one day.
  const times: [ReminderEvent, Date][] = [];
  let lastMs = createdMs;
  for (const [event, atMs] of all) {
    if (atMs < lastMs + dayMs || atMs >= expiresMs) continue;
    times.push([event, new Date(atMs)]);
    lastMs = atMs;
  }
  return times;
}

/** Queues the reminders of a new link. Each checks when it is due whether it is still wanted. */
export async function queueReminders(trx: Transaction<Tables>, link: LinkRow): Promise<void> {
  const rows = reminderTimes(link).map(([payment_event, at]) =>
    newRow({ payment_link_id: link.id, payment_event, target: reminderTargetName, edition: 1 }, at),
  );
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute();
}

/**
 * Decides, under the lock of the link, that a reminder is sent now: no payment can be recorded between this and the decision.
 * After a crash or a failure, the same reminder begins again; the timeline shows it once.
 * @param reminderId of its delivery
 * @returns undefined if it is not wanted anymore: paid, withdrawn, answered, or turned off
 */
export async function beginReminder(
  trx: Transaction<Tables>,
  { linkId, reminderId }: { linkId: string; reminderId: string },
  now: Date,
): Promise<LinkRow | undefined> {
  const link = await lockLink(trx, linkId);
  if (!link || (link.state !== 'open' && link.state !== 'viewed')) return undefined;
  if (isInProgress(link, now) || isPastExpiry(link, now) || !link.client_email) return undefined;
  if (link.lead_id !== null && (await isSettled(trx, link.lead_id, link.created_at))) return undefined;
  const noted = await trx
    .selectFrom('desk_events')
    .select('id')
    .where('id', '=', reminderId)
    .executeTakeFirst();
  if (!noted) await noteLinkStep(trx, link, { id: reminderId, step: 'reminded', staff: null }, now);
  return link;
}

/** Whether the client has answered since the link was made, or staff have closed the lead. */
async function isSettled(trx: Transaction<Tables>, leadId: string, since: string): Promise<boolean> {
  const lead = await trx
    .selectFrom('desk_leads')
    .select(['state', 'is_spam'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!lead || lead.is_spam === 1 || lead.state === 'won' || lead.state === 'lost') return true;
  const message = await trx
    .selectFrom('chat_messages')
    .select('seq')
    .where('lead_id', '=', leadId)
    .where('staff', 'is', null)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  if (message) return true;
  const mail = await trx
    .selectFrom('mails')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'answer')
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

/** Removes the reminders of a link that have not begun. */
export async function stopReminders(trx: Transaction<Tables>, linkId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('payment_link_id', '=', linkId)
    .where('target', '=', reminderTargetName)
    .where('status', '=', 'pending')
    .where('claim', 'is', null)
    .execute();
}
