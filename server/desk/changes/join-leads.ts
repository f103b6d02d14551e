import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PageList } from '../../page-list.ts';
import type { Tables } from '../../storage/tables.ts';
import { addEvent } from '../events.ts';
import { nameOf } from '../query/summarize.ts';
import type { Viewer } from '../viewer.ts';
import { type DeskLead, lockLead } from './lock-lead.ts';
import { done, missing, type Outcome } from './outcome.ts';

export interface JoinParts {
  leadId: string;
  otherId: string;
  viewer: Viewer;
  /** Visitors without a name are called after their page. */
  pages: PageList;
  now: Date;
}

/** Makes two leads, and all that are joined with either, leads of one person. */
export async function joinLeads(
  trx: Transaction<Tables>,
  { leadId, otherId, viewer, pages, now }: JoinParts,
): Promise<Outcome> {
  // Always in the same order, so two people who join the same leads do not wait for each other.
  const ids = [leadId, otherId].sort();
  const rows = [];
  for (const id of ids) rows.push(await lockLead(trx, id, viewer));
  const [one, other] = rows;
  if (!one || !other || leadId === otherId) return missing;
  if (one.person_id !== null && one.person_id === other.person_id) return done();
  const personId = one.person_id ?? other.person_id ?? randomUUID();
  await trx
    .updateTable('desk_leads')
    .set({ person_id: personId, changed_at: now.toISOString() })
    .where(({ eb, or }) =>
      or([
        eb('lead_id', 'in', ids),
        ...[one, other].flatMap(({ person_id }) => (person_id ? [eb('person_id', '=', person_id)] : [])),
      ]),
    )
    .execute();
  const names = await namesOf(trx, ids, pages);
  for (const [row, joined] of [
    [one, other],
    [other, one],
  ] as const)
    await addEvent(trx, {
      ...eventOf(row, viewer, now),
      event: { kind: 'joined', with: { id: joined.lead_id, name: names.get(joined.lead_id) ?? '' } },
    });
  return done(...ids);
}

/** Takes a lead out of the person it was joined with. */
export async function splitLead(
  trx: Transaction<Tables>,
  leadId: string,
  viewer: Viewer,
  now: Date,
): Promise<Outcome> {
  const row = await lockLead(trx, leadId, viewer);
  if (!row) return missing;
  if (row.person_id === null) return done();
  const others = await trx
    .selectFrom('desk_leads')
    .select('lead_id')
    .where('person_id', '=', row.person_id)
    .where('lead_id', '!=', leadId)
    .execute();
  await trx
    .updateTable('desk_leads')
    .set({ person_id: null, changed_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
  await addEvent(trx, { ...eventOf(row, viewer, now), event: { kind: 'split' } });
  return done(leadId, ...others.map(({ lead_id }) => lead_id));
}

function eventOf({ lead_id, revision }: Pick<DeskLead, 'lead_id' | 'revision'>, { email }: Viewer, at: Date) {
  return { leadId: lead_id, at, staff: email, revision };
}

async function namesOf(
  trx: Transaction<Tables>,
  ids: readonly string[],
  pages: PageList,
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('leads')
    .select(['id', 'full_name', 'is_visitor', 'page_url', 'received_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((lead) => [lead.id, nameOf(lead, pages)]));
}
