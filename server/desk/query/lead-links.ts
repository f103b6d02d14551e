import type { Kysely } from 'kysely';
import type { LeadLink } from '../../../schema/api/desk-lead.ts';
import { payPath } from '../../../schema/portal-routes.ts';
import { isPastExpiry } from '../../payments/links/link-status.ts';
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
  return rows.map((row) => ({
    id: row.id,
    path: payPath(row.id),
    title: row.project_name,
    cents: row.amount_cents,
    refundedCents: row.refunded_cents,
    state: ['open', 'viewed'].includes(row.state) && isPastExpiry(row, now) ? 'expired' : row.state,
    createdAt: row.created_at,
    createdBy: personOf(row.created_by),
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    nextReminderAt: reminders.find((one) => one.payment_link_id === row.id)?.next_attempt_at ?? null,
  }));
}
