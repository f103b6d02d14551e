import type { Transaction } from 'kysely';
import type { LinkStep } from '../../../schema/api/desk-timeline.ts';
import { addEvent, addEvents, type StoredEvent } from '../../desk/events.ts';
import type { Tables } from '../../storage/tables.ts';
import { latenessOf } from './lateness.ts';

type LinkRow = Tables['payment_links'];

/** Adds what happened to a link to the timeline of its lead, in the transaction that records it. */
export async function noteLinkChange(
  trx: Transaction<Tables>,
  before: LinkRow,
  after: LinkRow,
  now: Date,
): Promise<void> {
  const steps = stepsBetween(before, after);
  const lead = after.lead_id !== null && steps.length > 0 ? await deskLead(trx, after.lead_id) : undefined;
  if (!lead) return;
  const lateness = latenessOf(after);
  const events = steps.map(
    ([step, cents]): StoredEvent => ({
      kind: 'link',
      step,
      linkId: after.id,
      title: after.project_name,
      cents,
      ...(step === 'paid' &&
        lateness && { isLate: true, ...(lateness === 'revoked' && { wasRevoked: true }) }),
    }),
  );
  await addEvents(trx, events, { leadId: lead.lead_id, at: now, staff: null, revision: lead.revision });
  await touch(trx, lead.lead_id, now);
}

/** Adds something that staff or the server did with a link. @param id of the event; by default a new one */
export async function noteLinkStep(
  trx: Transaction<Tables>,
  link: Pick<LinkRow, 'id' | 'lead_id' | 'project_name' | 'amount_cents'>,
  { id, step, staff }: { id?: string; step: LinkStep; staff: string | null },
  now: Date,
): Promise<void> {
  const lead = link.lead_id === null ? undefined : await deskLead(trx, link.lead_id);
  if (!lead) return;
  const event = {
    kind: 'link',
    step,
    linkId: link.id,
    title: link.project_name,
    cents: link.amount_cents,
  } as const;
  await addEvent(trx, {
    ...(id !== undefined && { id }),
    leadId: lead.lead_id,
    at: now,
    staff,
    revision: lead.revision,
    event,
  });
  await touch(trx, lead.lead_id, now);
}

/** With the amount of each in cents. */
function stepsBetween(before: LinkRow, after: LinkRow): [LinkStep, number][] {
  const steps: [LinkStep, number][] = [];
  const add = (step: LinkStep, cents = after.amount_cents) => steps.push([step, cents]);
  if (before.viewed_at === null && after.viewed_at !== null) add('opened');
  if (before.state === 'processing' && after.state === 'viewed') add('tried');
  if (before.paid_at === null && after.paid_at !== null) add('paid');
  const refunded = after.refunded_cents - before.refunded_cents;
  if (refunded > 0) add('refunded', refunded);
  // The bank could not credit the card, for example because its account is closed.
  if (refunded < 0) add('refund-returned', -refunded);
  for (const state of ['disputed', 'revoked', 'expired'] as const)
    if (before.state !== state && after.state === state) add(state);
  return steps;
}

function deskLead(trx: Transaction<Tables>, leadId: string) {
  return trx
    .selectFrom('desk_leads')
    .select(['lead_id', 'revision'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
}

async function touch(trx: Transaction<Tables>, leadId: string, now: Date): Promise<void> {
  await trx
    .updateTable('desk_leads')
    .set({ changed_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
}
