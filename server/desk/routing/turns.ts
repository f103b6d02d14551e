import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { eventsOf, type StoredEvent } from '../events.ts';

/** How many people can miss their turn before the manager is notified. */
const maxMissed = 2;

/** The turns that people had with an unclaimed lead. */
export interface Turns {
  had: string[];
  /** Who had the lead and released it. */
  released: string | null;
  /** How many of them neither claimed nor passed. */
  missed: number;
}

/** Events after which everyone can have a turn again. */
const fresh = new Set<StoredEvent['kind']>(['claimed', 'assigned', 'state', 'spam']);

/** The turns since the lead was last worked on. */
export async function turnsOf(db: Kysely<Tables>, leadId: string): Promise<Turns> {
  const events = (await eventsOf(db, [leadId])).map(({ event }) => JSON.parse(event) as StoredEvent);
  const recent = events.slice(events.findLastIndex(({ kind }) => fresh.has(kind)) + 1);
  const owned = events.findLast(({ kind }) => kind === 'claimed' || kind === 'assigned');
  const released = owned?.kind === 'assigned' && owned.to === null ? owned.from : null;
  const had = recent.flatMap((event) => (event.kind === 'offered' ? [event.to] : []));
  return { had, released, missed: had.length - recent.filter(({ kind }) => kind === 'passed').length };
}

/**
 * Who is offered the lead next, in this order: those whose last offer is the longest ago, and new people before all others.
 * @param candidates everyone who could claim it
 */
export async function nextTurns(
  db: Kysely<Tables>,
  { had, released, missed }: Turns,
  candidates: readonly string[],
): Promise<string[]> {
  const people = candidates.filter((email) => email !== released && !had.includes(email));
  if (people.length === 0) return [];
  const turns = await db.selectFrom('desk_turns').selectAll().where('staff', 'in', people).execute();
  const last = new Map(turns.map(({ staff, offered_at }) => [staff, offered_at]));
  const rank = (email: string) => `${last.get(email) ?? ''} ${email}`;
  return people
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
    .slice(0, Math.max(0, maxMissed - missed));
}
