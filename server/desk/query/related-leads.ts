import type { Kysely } from 'kysely';
import type { RelatedLead } from '../../../schema/api/desk-lead.ts';
import type { PageList } from '../../page-list.ts';
import type { Tables } from '../../storage/tables.ts';
import { type Viewer, visibleTo } from '../viewer.ts';
import { mailRelatives } from './mail-relatives.ts';
import { nameOf } from './summarize.ts';

type DeskLead = Tables['desk_leads'];

/** A family can share a phone number, so only people join leads; this many are suggested. */
const maxSimilar = 20;

export interface RelatedLeads {
  /** Of the same person, as staff decided; oldest first. */
  joined: RelatedLead[];
  /** With the same email address or phone number, or what a mail suggests; latest first. */
  similar: RelatedLead[];
}

/** The leads that belong to a lead, or could; only those that the viewer may see. */
export async function relatedLeads(
  { db, viewer, pages }: { db: Kysely<Tables>; viewer: Viewer; pages: PageList },
  row: Pick<DeskLead, 'lead_id' | 'person_id' | 'email_key' | 'phone_key'>,
): Promise<RelatedLeads> {
  const { person_id, email_key, phone_key } = row;
  const { answered, namesakes } = await mailRelatives(db, row.lead_id);
  const suggested = [...answered.union(namesakes)];
  const rows = await db
    .selectFrom('desk_leads')
    .innerJoin('leads', 'leads.id', 'desk_leads.lead_id')
    .select(['desk_leads.lead_id', 'desk_leads.person_id', 'email_key', 'phone_key', 'state', 'is_spam'])
    .select(['leads.full_name', 'leads.is_visitor', 'leads.page_url', 'leads.service'])
    .select('desk_leads.received_at')
    .where('desk_leads.lead_id', '!=', row.lead_id)
    .where(visibleTo(viewer) as never)
    .where(({ eb, or }) =>
      or([
        ...(person_id === null ? [] : [eb('desk_leads.person_id', '=', person_id)]),
        ...(email_key === '' ? [] : [eb('email_key', '=', email_key)]),
        ...(phone_key === '' ? [] : [eb('phone_key', '=', phone_key)]),
        ...(suggested.length === 0 ? [] : [eb('desk_leads.lead_id', 'in', suggested)]),
      ]),
    )
    .orderBy('desk_leads.received_at', 'desc')
    .limit(200)
    .execute();
  const isJoined = (other: Pick<DeskLead, 'person_id'>) =>
    person_id !== null && other.person_id === person_id;
  const toRelated = (other: (typeof rows)[number]): RelatedLead => ({
    id: other.lead_id,
    name: nameOf(other, pages),
    service: other.service,
    receivedAt: other.received_at,
    state: other.state,
    isSpam: other.is_spam === 1,
    sameEmail: email_key !== '' && other.email_key === email_key,
    isAnswered: answered.has(other.lead_id),
    sameName: namesakes.has(other.lead_id),
    samePhone: phone_key !== '' && other.phone_key === phone_key,
  });
  return {
    joined: rows.filter(isJoined).reverse().map(toRelated),
    similar: rows
      .filter((other) => !isJoined(other))
      .slice(0, maxSimilar)
      .map(toRelated),
  };
}
