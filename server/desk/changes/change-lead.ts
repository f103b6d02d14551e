import type { Transaction } from 'kysely';
import type { ChangeLeadBody } from '../../../schema/api/desk-changes.ts';
import type { QueueRules } from '../../delivery/outbox/queue.ts';
import { markSpam, releaseSpam } from '../../leads/spam/judge-spam.ts';
import type { Tables } from '../../storage/tables.ts';
import { addEvents, eventsOf, type StoredEvent } from '../events.ts';
import { freshOffer } from '../routing/fresh-offer.ts';
import type { Viewer } from '../viewer.ts';
import { type DeskLead, lockLead } from './lock-lead.ts';
import { noteAnswer } from './note-answer.ts';
import { done, missing, type Outcome } from './outcome.ts';

export interface ChangeParts {
  leadId: string;
  viewer: Viewer;
  change: ChangeLeadBody;
  now: Date;
  /** For a lead that turns out not to be spam, or that is answered. */
  rules: QueueRules;
}

/**
 * Changes the work on a lead. A change that is based on an old revision is refused, unless the lead is already as wanted: then it
 * is the repetition of a call whose answer was lost.
 */
export async function changeLead(trx: Transaction<Tables>, parts: ChangeParts): Promise<Outcome> {
  const { leadId, viewer, change, now, rules } = parts;
  const row = await lockLead(trx, leadId, viewer);
  if (!row) return missing;
  const tags = await tagsOf(trx, leadId);
  const wanted = wantedWork(row, tags, change, viewer);
  const events = [
    ...eventsBetween({ ...row, tags }, wanted, change.reason ?? null),
    ...(await spamAgain(trx, row, change)),
  ];
  if (events.length === 0) return done();
  if (change.revision !== row.revision) return { kind: 'conflict', revision: change.revision };

  const revision = row.revision + 1;
  const { tags: wantedTags, ...columns } = wanted;
  if (columns.is_spam !== row.is_spam)
    await (columns.is_spam ? markSpam(trx, leadId, now) : releaseSpam(trx, leadId, now, rules));
  await trx
    .updateTable('desk_leads')
    .set({ ...columns, revision, changed_at: now.toISOString() })
    .$if(columns.owner === null && row.owner !== null, (update) =>
      // A released lead is offered again, to everyone.
      update.set(freshOffer),
    )
    .where('lead_id', '=', leadId)
    .execute();
  if (events.some(({ kind }) => kind === 'tags')) await replaceTags(trx, leadId, wantedTags);
  // They have been in touch, if only by phone.
  if (change.state === 'waiting' || change.state === 'won')
    await noteAnswer(trx, { leadId, staff: viewer.email, now, conversions: rules.conversions });
  await addEvents(trx, events, { leadId, at: now, staff: viewer.email, revision });
  return done(leadId);
}

type Work = Pick<DeskLead, 'is_spam' | 'state' | 'reason' | 'owner' | 'due_at'> & { tags: string[] };

function wantedWork(row: Omit<Work, 'tags'>, tags: string[], change: ChangeLeadBody, viewer: Viewer): Work {
  const state = stateAfter(row, change);
  const isSpam = change.isSpam === undefined ? row.is_spam : Number(change.isSpam);
  const isClosed = state === 'won' || state === 'lost';
  return {
    is_spam: isSpam,
    state,
    reason: change.state === undefined ? row.reason : isClosed ? (change.reason ?? null) : null,
    owner: change.owner === undefined ? ownerAfter(row, change, viewer) : change.owner,
    due_at: change.dueAt === undefined ? row.due_at : change.dueAt,
    tags: change.tags === undefined ? tags : [...new Set(change.tags)].sort(),
  };
}

/** A lead that waits for an answer without an owner would be in no one's queue. */
function stateAfter(row: Pick<Work, 'state'>, { state = row.state, owner }: ChangeLeadBody): Work['state'] {
  return owner === null && state === 'waiting' ? 'open' : state;
}

/** Work on an unclaimed lead claims it, except that spam needs no owner. */
function ownerAfter(
  row: Pick<Work, 'owner'>,
  { state, dueAt }: ChangeLeadBody,
  viewer: Viewer,
): string | null {
  if (row.owner !== null) return row.owner;
  return state !== undefined || dueAt !== undefined ? viewer.email : null;
}

function eventsBetween(before: Work, after: Work, reason: string | null): StoredEvent[] {
  const events: StoredEvent[] = [];
  if (after.owner !== before.owner) events.push({ kind: 'assigned', from: before.owner, to: after.owner });
  if (after.is_spam !== before.is_spam) events.push({ kind: 'spam', isSpam: after.is_spam === 1, reason });
  // A colleague can have closed it for another reason.
  if (after.state !== before.state || after.reason !== before.reason)
    events.push({ kind: 'state', from: before.state, to: after.state, reason: after.reason });
  if (after.due_at !== before.due_at) events.push({ kind: 'due', dueAt: after.due_at });
  const added = after.tags.filter((tag) => !before.tags.includes(tag));
  const removed = before.tags.filter((tag) => !after.tags.includes(tag));
  if (added.length + removed.length > 0) events.push({ kind: 'tags', added, removed });
  return events;
}

/** A colleague can have marked it as spam for another reason. */
async function spamAgain(
  trx: Transaction<Tables>,
  { lead_id, is_spam }: Pick<DeskLead, 'lead_id' | 'is_spam'>,
  { isSpam, ...change }: ChangeLeadBody,
): Promise<StoredEvent[]> {
  if (!isSpam || is_spam === 0) return [];
  const reason = change.reason ?? null;
  const marks = (await eventsOf(trx, [lead_id]))
    .map(({ event }) => JSON.parse(event) as StoredEvent)
    .filter((event) => event.kind === 'spam');
  const last = marks.at(-1);
  return last && last.reason !== reason ? [{ kind: 'spam', isSpam, reason }] : [];
}

async function tagsOf(trx: Transaction<Tables>, leadId: string): Promise<string[]> {
  const rows = await trx.selectFrom('desk_tags').select('tag').where('lead_id', '=', leadId).execute();
  return rows.map(({ tag }) => tag).sort();
}

async function replaceTags(trx: Transaction<Tables>, leadId: string, tags: readonly string[]): Promise<void> {
  await trx.deleteFrom('desk_tags').where('lead_id', '=', leadId).execute();
  if (tags.length > 0)
    await trx
      .insertInto('desk_tags')
      .values(tags.map((tag) => ({ lead_id: leadId, tag })))
      .execute();
}
