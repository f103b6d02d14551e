import type { Transaction } from 'kysely';
import { newRow } from '../../delivery/outbox/new-row.ts';
import { isoAfter } from '../../lib/clock.ts';
import type { ReminderEvent } from '../../storage/tables/delivery.ts';
import type { Tables } from '../../storage/tables.ts';
import { noteLinkStep } from '../links/link-at-desk.ts';
import { isInProgress, isPastExpiry } from '../links/link-status.ts';
import { type LinkRow, lockLink } from '../links/links.ts';
import { isSettled } from './is-settled.ts';

/** The name of the delivery target. */
export const reminderTargetName = 'payment-reminder';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Between two reminders. Less than a day, because those that are a day apart are not sent on the second. */
const gapMs = 23 * hourMs;

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
 * Decides whether a reminder is sent now. Locks the link: until the transaction ends, no payment is recorded.
 * @returns undefined if it is not wanted: paid, withdrawn, answered, turned off, or too close to another one
 */
export async function wantedReminder(
  trx: Transaction<Tables>,
  { linkId, event }: { linkId: string; event: ReminderEvent },
  now: Date,
): Promise<LinkRow | undefined> {
  const link = await lockLink(trx, linkId);
  if (!link || (link.state !== 'open' && link.state !== 'viewed')) return undefined;
  if (isInProgress(link, now) || isPastExpiry(link, now) || !link.client_email) return undefined;
  if (isSuperseded(link, event, now)) return undefined;
  if (link.lead_id === null) return link;
  const isUnwanted = (await isSettled(trx, link.lead_id, link)) || (await wasJustReminded(trx, link, now));
  return isUnwanted ? undefined : link;
}

/** Whether a later one is due, too, after an outage. */
function isSuperseded(link: LinkRow, event: ReminderEvent, now: Date): boolean {
  const times = reminderTimes(link);
  const position = times.findIndex(([known]) => known === event);
  return times.slice(position + 1).some(([, at]) => at <= now);
}

async function wasJustReminded(
  trx: Transaction<Tables>,
  { id, lead_id }: LinkRow,
  now: Date,
): Promise<boolean> {
  const reminded = await trx
    .selectFrom('desk_events')
    .select('event')
    .where('lead_id', '=', lead_id)
    .where('at', '>', isoAfter(now, -gapMs))
    .where('event', 'like', '{"kind":"link","step":"reminded"%')
    .execute();
  return reminded.some(({ event }) => JSON.parse(event).linkId === id);
}

/** Adds a reminder that was sent to the timeline, once if it is sent again. @param reminderId of its delivery */
export async function noteReminder(
  trx: Transaction<Tables>,
  { linkId, reminderId }: { linkId: string; reminderId: string },
  now: Date,
): Promise<void> {
  const link = await lockLink(trx, linkId);
  const noted = await trx
    .selectFrom('desk_events')
    .select('id')
    .where('id', '=', reminderId)
    .executeTakeFirst();
  if (link && !noted) await noteLinkStep(trx, link, { id: reminderId, step: 'reminded', staff: null }, now);
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
