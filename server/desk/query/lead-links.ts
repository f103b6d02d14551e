import type { Kysely } from 'kysely';
import type { LeadLink } from '../../../schema/api/desk-lead.ts';
import type { LinkState } from '../../../schema/api/payments.ts';
import { payPath } from '../../../schema/portal-routes.ts';
import { latenessOf } from '../../payments/links/lateness.ts';
import { isPastExpiry } from '../../payments/links/link-status.ts';
import type { LinkRow } from '../../payments/links/links.ts';
import { isSettled } from '../../payments/reminders/is-settled.ts';
import { reminderTargetName } from '../../payments/reminders/reminders.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PersonOf } from '../people.ts';

/** The payment links of a lead, the latest first. */
export async function readLinks(
  db: Kysely<Tables>,
  leadId: string,
  personOf: PersonOf,
  now: Date,
): Promise<LeadLink[]> {
  const rows = await db
    .selectFrom('payment_links')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('created_at', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const reminders = await db
    .selectFrom('outbox')
    .select(['payment_link_id', 'next_attempt_at'])
    .where(
      'payment_link_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('target', '=', reminderTargetName)
    .where('status', '=', 'pending')
    .orderBy('next_attempt_at')
    .execute();
  const nextReminderOf = async (row: (typeof rows)[number]) => {
    const next = reminders.find((one) => one.payment_link_id === row.id)?.next_attempt_at;
    if (next === undefined || !isOpen(stateOf(row, now))) return null;
    return (await isSettled(db, leadId, row)) ? null : next;
  };
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      path: payPath(row.id),
      title: row.project_name,
      cents: row.amount_cents,
      refundedCents: row.refunded_cents,
      state: stateOf(row, now),
      createdAt: row.created_at,
      createdBy: personOf(row.created_by),
      expiresAt: row.expires_at,
      paidAt: row.paid_at,
      isLate: latenessOf(row) !== undefined,
      nextReminderAt: await nextReminderOf(row),
    })),
  );
}

const isOpen = (state: LinkState) => state === 'open' || state === 'viewed';

/** The stored state of a link that has expired can still be that of before. */
const stateOf = (link: LinkRow, now: Date): LinkState =>
  isOpen(link.state) && isPastExpiry(link, now) ? 'expired' : link.state;
