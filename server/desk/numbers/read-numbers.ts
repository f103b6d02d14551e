import { type Kysely, sql } from 'kysely';
import type {
  AnswerRow,
  AnswerTimes,
  DeskNumbersAnswer,
  SourceRow,
} from '../../../schema/api/desk-numbers.ts';
import type { PageList } from '../../page-list.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PersonOf } from '../people.ts';
import type { DeskRules } from '../routing/desk-rules.ts';
import { type Viewer, visibleTo } from '../viewer.ts';
import { answerTimes, withTimes } from './answer-times.ts';

export interface Period {
  since: Date;
  /** Not part of it. */
  until: Date;
}

/** The answer times of the leads that the viewer may see. */
export async function readAnswerTimes(
  db: Kysely<Tables>,
  viewer: Viewer,
  period: Period,
  rules: DeskRules,
  now: Date,
): Promise<AnswerTimes> {
  const leads = await receivedIn(db, period).where(visibleTo(viewer)).execute();
  return answerTimes(await withTimes(leads, rules), now);
}

/** A page, person, or hour. */
interface Part {
  id: string;
  /** Others can have the same. */
  name: string;
}

interface NumbersParts {
  db: Kysely<Tables>;
  pages: PageList;
  personOf: PersonOf;
  rules: DeskRules;
  now: Date;
}

/** All numbers of the desk for leads received in a period. */
export async function readNumbers(
  { db, pages, personOf, rules, now }: NumbersParts,
  period: Period,
): Promise<Omit<DeskNumbersAnswer, 'success'>> {
  const leads = await withTimes(await receivedIn(db, period).execute(), rules);
  const rowsBy = (partOf: (lead: (typeof leads)[number]) => Part | undefined): AnswerRow[] => {
    const parts = Map.groupBy(leads, (lead) => partOf(lead)?.id);
    const rows = [...parts].flatMap(([id, [first, ...others]]) => {
      const part = first && partOf(first);
      return id === undefined || !part ? [] : [{ part, times: answerTimes([first, ...others], now) }];
    });
    const names = Map.groupBy(rows, ({ part }) => part.name);
    return rows.map(({ part: { id, name }, times }) => {
      const isUnique = names.get(name)?.length === 1;
      return { name: isUnique ? name : `${name} (${id})`, ...times };
    });
  };
  const hourOf = (at: string) => String(Temporal.Instant.from(at).toZonedDateTimeISO(rules.zone).hour);
  const byCount = (one: AnswerRow, other: AnswerRow) => other.promised - one.promised;
  return {
    since: period.since.toISOString(),
    until: period.until.toISOString(),
    zone: rules.zone,
    answerWithinMs: rules.answerWithinMs,
    total: answerTimes(leads, now),
    byHour: rowsBy(({ received_at }) => ({ id: hourOf(received_at), name: hourOf(received_at) })).sort(
      (one, other) => Number(one.name) - Number(other.name),
    ),
    byPage: rowsBy(({ page_path, received_at }) => {
      const path = page_path || '/';
      const page = pages.pageAt(path, received_at);
      return page ? { id: page.route, name: page.title } : { id: path, name: path };
    }).sort(byCount),
    byPerson: rowsBy(({ answered_by, owner }) => {
      const person = answered_by ?? owner;
      return person === null ? undefined : { id: person, name: personOf(person).name };
    }).sort(byCount),
    bySource: await readSources(db, period),
  };
}

function receivedIn(db: Kysely<Tables>, { since, until }: Period) {
  return db
    .selectFrom('desk_leads')
    .select(['received_at', 'answered_at', 'answer_by', 'answered_by', 'owner', 'page_path'])
    .where('is_spam', '=', 0)
    .where('state', '!=', 'earlier')
    .where('received_at', '>=', since.toISOString())
    .where('received_at', '<', until.toISOString());
}

async function readSources(db: Kysely<Tables>, { since, until }: Period): Promise<SourceRow[]> {
  const is = (state: string) => sql<number>`sum(case when desk_leads.state = ${state} then 1 else 0 end)`;
  const counts = await db
    .selectFrom('desk_leads')
    .innerJoin('leads', 'leads.id', 'desk_leads.lead_id')
    .select(['source', sql<number>`count(*)`.as('leads'), is('won').as('won'), is('lost').as('lost')])
    .where('is_spam', '=', 0)
    // A chat counts as a lead once its visitor has left a way to be answered.
    .where('leads.is_visitor', '=', 0)
    .where('desk_leads.received_at', '>=', since.toISOString())
    .where('desk_leads.received_at', '<', until.toISOString())
    .groupBy('source')
    .execute();
  const revenue = await db
    .selectFrom('payment_links')
    .innerJoin('desk_leads', 'desk_leads.lead_id', 'payment_links.lead_id')
    .select(['source', sql<number>`sum(amount_cents - refunded_cents)`.as('cents')])
    .where('paid_at', 'is not', null)
    .where('is_test', '=', 0)
    .where('desk_leads.received_at', '>=', since.toISOString())
    .where('desk_leads.received_at', '<', until.toISOString())
    .groupBy('source')
    .execute();
  const centsOf = new Map(revenue.map(({ source, cents }) => [source, Number(cents)]));
  return counts
    .map(({ source, leads, won, lost }) => ({
      source,
      leads: Number(leads),
      won: Number(won),
      lost: Number(lost),
      revenueCents: centsOf.get(source) ?? 0,
    }))
    .sort((one, other) => other.revenueCents - one.revenueCents || other.leads - one.leads);
}

/** The start of the day in the company's zone. */
export function startOfDay({ zone }: Pick<DeskRules, 'zone'>, now: Date): Date {
  const day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).startOfDay();
  return new Date(day.epochMilliseconds);
}
