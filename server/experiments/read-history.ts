import { type Kysely, sql } from 'kysely';
import { addDays } from '../lib/day-of.ts';
import { pathOf } from '../lib/path-of.ts';
import type { Tables } from '../storage/tables.ts';
import type { CountedExperiment } from './read-days.ts';

/** What a page, or the whole site, counted before an experiment. */
export interface PastCounts {
  /** Days with at least one view, of those asked for. */
  days: number;
  visits: number;
  /** Visits that ended in success. */
  successes: number;
}

export interface PastRequest {
  metric: CountedExperiment['metric'];
  /** The route of the page; undefined for the whole site. */
  route?: string;
  /** Not part of it. */
  before: string;
  days: number;
}

/** Counts the days before an experiment, which its plan is made from. */
export async function readPast(
  db: Kysely<Tables>,
  { metric, route, before, days }: PastRequest,
): Promise<PastCounts> {
  const since = addDays(before, -days);
  const page = route === undefined ? undefined : `${pathOf(route)}/`;
  const views = await db
    .selectFrom('view_days')
    .select([
      sql<number>`count(distinct day)`.as('days'),
      sql<number>`coalesce(sum(visits), 0)`.as('visits'),
      sql<number>`coalesce(sum(forms_begun), 0)`.as('begun'),
    ])
    .where('day', '>=', since)
    .where('day', '<', before)
    .$if(page !== undefined, (all) => all.where('page', '=', page as string))
    .executeTakeFirstOrThrow();
  const leads = await db
    .selectFrom('chain')
    .select([
      sql<number>`count(distinct origin_id)`.as('leads'),
      sql<number>`count(distinct case when paid_at is not null and is_test = 0 then origin_id end)`.as(
        'paid',
      ),
    ])
    .where('day', '>=', since)
    .where('day', '<', before)
    .where('is_spam', '=', 0)
    .where('is_visitor', '=', 0)
    .$if(page !== undefined, (all) => all.where('page', '=', page as string))
    .executeTakeFirstOrThrow();
  const successes = { lead: leads.leads, paid: leads.paid, 'form-begun': views.begun }[metric];
  return { days: Number(views.days), visits: Number(views.visits), successes: Number(successes) };
}
