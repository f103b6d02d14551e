import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { LeadEvent, TimelineEntry } from '../../schema/api/desk-timeline.ts';
import type { Tables } from '../storage/tables.ts';
import type { DescribeMail } from './mail/mails-of.ts';
import type { PersonOf } from './people.ts';

/** Events that are stored as the desk shows them. */
type PlainKind =
  | 'claimed'
  | 'passed'
  | 'escalated'
  | 'state'
  | 'spam'
  | 'due'
  | 'tags'
  | 'note'
  | 'link'
  | 'joined'
  | 'split';

/** What `desk_events.event` holds; staff are email addresses. */
export type StoredEvent =
  | Extract<LeadEvent, { kind: PlainKind }>
  | { kind: 'offered'; to: string; until: string }
  | { kind: 'assigned'; to: string | null; from: string | null }
  | { kind: 'mail'; mailId: string };

export interface NewEvent {
  /** By default a new one. */
  id?: string;
  leadId: string;
  at: Date;
  staff: string | null;
  /** The revision of the lead after the event. */
  revision: number;
  event: StoredEvent;
}

/** Adds what one change did, in this order. */
export async function addEvents(
  trx: Transaction<Tables>,
  events: readonly StoredEvent[],
  change: Omit<NewEvent, 'id' | 'event'>,
): Promise<void> {
  // Ids of the same millisecond are in no order of their own.
  const ids = events.map(() => randomUUIDv7()).sort();
  for (const [index, event] of events.entries())
    await addEvent(trx, { ...change, id: ids[index] ?? '', event });
}

export async function addEvent(trx: Transaction<Tables>, added: NewEvent): Promise<void> {
  await trx
    .insertInto('desk_events')
    .values({
      id: added.id ?? randomUUIDv7(),
      lead_id: added.leadId,
      at: added.at.toISOString(),
      staff: added.staff,
      revision: added.revision,
      event: JSON.stringify(added.event),
    })
    .execute();
}

type EventRow = Tables['desk_events'];

/** The events of these leads, oldest first. */
export function eventsOf(db: Kysely<Tables>, leadIds: readonly string[]): Promise<EventRow[]> {
  return db
    .selectFrom('desk_events')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('at')
    .orderBy('revision')
    .orderBy('id')
    .execute();
}

/** @returns undefined for a mail that is gone */
export function toEntry(
  row: EventRow,
  personOf: PersonOf,
  describeMail: DescribeMail,
): TimelineEntry | undefined {
  const event = describe(JSON.parse(row.event) as StoredEvent, personOf, describeMail);
  const { id, lead_id: leadId, at, staff } = row;
  return event && { id, leadId, at, by: staff === null ? null : personOf(staff), event };
}

function describe(event: StoredEvent, personOf: PersonOf, describeMail: DescribeMail): LeadEvent | undefined {
  if (event.kind === 'mail') return describeMail(event.mailId);
  if (event.kind === 'offered') return { ...event, to: personOf(event.to) };
  if (event.kind !== 'assigned') return event;
  const nameOf = (email: string | null) => (email === null ? null : personOf(email));
  return { kind: 'assigned', to: nameOf(event.to), from: nameOf(event.from) };
}
