import type { Kysely } from 'kysely';
import type { LeadDetails, LeadVisit } from '../../../schema/api/desk-lead.ts';
import type { Touch } from '../../../schema/generated/types.ts';
import { attachmentsOf } from '../../attachments/attachments-of.ts';
import type { AttachmentRow } from '../../attachments/store.ts';
import { readDeskChat } from '../../chat/desk-chat.ts';
import { type DeliveryRow, deliveriesOf } from '../../delivery/outbox/deliveries-of.ts';
import type { Lead } from '../../delivery/target.ts';
import type { WebhookHosts } from '../../delivery/targets/webhook.ts';
import {
  answersOf,
  attributionOf,
  consentsOf,
  tagConsentOf,
  tagConsentText,
} from '../../leads/query/describe-lead.ts';
import type { PageList } from '../../page-list.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PersonOf } from '../people.ts';
import { presentDesks } from '../presence.ts';
import type { DeskRules } from '../routing/desk-rules.ts';
import { isRouted } from '../routing/offer-lead.ts';
import { availablePeople, candidatesFor } from '../routing/router.ts';
import { nextTurns, turnsOf } from '../routing/turns.ts';
import type { Viewer } from '../viewer.ts';
import { readLinks } from './lead-links.ts';
import { relatedLeads } from './related-leads.ts';
import { summarize } from './summarize.ts';
import { timelineOf } from './timeline.ts';

export interface DetailParts {
  db: Kysely<Tables>;
  pages: PageList;
  personOf: PersonOf;
  viewer: Viewer;
  rules: DeskRules;
  webhookHosts: WebhookHosts;
  now: Date;
}

/** Everything that the desk shows about a lead. @returns undefined if it does not exist */
export async function readLead(parts: DetailParts, id: string): Promise<LeadDetails | undefined> {
  const { db, personOf, viewer, now } = parts;
  const [[summary], lead, row] = await Promise.all([
    summarize(parts, [id]),
    db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst(),
    db.selectFrom('desk_leads').selectAll().where('lead_id', '=', id).executeTakeFirst(),
  ]);
  if (!summary || !lead || !row) return undefined;
  const { joined, similar } = await relatedLeads(parts, row);
  const attachments = await attachmentsOf(db, [lead]);
  const deliveries = await deliveriesOf(db, [lead]);
  const { first, last } = attributionOf(lead) ?? {};
  const tags = tagConsentOf(lead);
  const desks = await presentDesks(db, now);
  const views = await db
    .selectFrom('desk_views')
    .select(['staff', 'seen_at'])
    .where('lead_id', '=', id)
    .orderBy('seen_at', 'desc')
    .execute();
  return {
    ...summary,
    ...factsOf(lead),
    campaign: row.campaign || null,
    firstVisit: first ? visitOf(first) : null,
    lastVisit: last ? visitOf(last) : null,
    tagConsent: tags && tagConsentText(tags),
    reason: row.reason,
    attachments: attachments(id).map(attachmentFacts),
    deliveries: deliveries(id).map((row) => deliveryFacts(row, parts.webhookHosts)),
    joined,
    similar,
    timeline: await timelineOf(parts, [id, ...joined.map((other) => other.id)]),
    seenBy: views.map(({ staff, seen_at }) => ({ person: personOf(staff), at: seen_at })),
    links: await readLinks(db, id, personOf, now),
    conversation: await readDeskChat(db, id, personOf, now),
    offeredNext: (await offeredAfter(parts, lead, row)).map(personOf),
    present: others(desks, id, viewer.email).map(([staff, isWriting]) => ({
      ...personOf(staff),
      isWriting,
    })),
  };
}

/** Those who can still be offered the lead, in the order of their turns. */
async function offeredAfter(
  { db, rules, pages, now }: DetailParts,
  lead: Lead,
  row: Omit<Tables['desk_leads'], 'id'>,
): Promise<string[]> {
  if (!isRouted(row)) return [];
  const people = candidatesFor(await availablePeople(db, now), rules, lead, pages, now);
  return nextTurns(db, await turnsOf(db, row.lead_id), people);
}

/** The people other than the viewer who have the lead open, each once. */
function others(
  desks: Awaited<ReturnType<typeof presentDesks>>,
  id: string,
  viewer: string,
): [string, boolean][] {
  const people = new Map<string, boolean>();
  for (const { staff, leadId, isWriting } of desks)
    if (leadId === id && staff !== viewer) people.set(staff, people.get(staff) || isWriting);
  return [...people];
}

function factsOf(lead: Lead) {
  return {
    email: lead.email,
    phone: lead.phone,
    country: lead.country,
    price: lead.price,
    originalPrice: lead.original_price,
    message: lead.message,
    answers: answersOf(lead),
    form: lead.form,
    formKind: lead.kind,
    pageUrl: lead.page_url,
    pageRevision: lead.page_revision,
    consents: consentsOf(lead),
    spamReason: lead.spam_reason,
  };
}

function visitOf({ at, landingPage, referrer, params }: Touch): LeadVisit {
  return { at, landingPage, referrer, params };
}

function attachmentFacts(row: AttachmentRow) {
  return {
    id: row.id,
    name: row.name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    receivedAt: row.received_at,
  };
}

function deliveryFacts(row: DeliveryRow, hosts: WebhookHosts) {
  return {
    id: row.id,
    target: row.target,
    host: hosts.get(row.target) ?? null,
    status: row.status,
    edition: row.edition,
    attempts: row.attempts,
    nextAttemptAt: row.status === 'pending' ? row.next_attempt_at : null,
    deliveredAt: row.delivered_at,
    lastError: row.last_error,
  };
}
