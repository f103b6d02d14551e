import { sql } from 'kysely';
import type { Days, Numbers } from '../../../schema/api/numbers.ts';
import { type Db, isLead, sumOf } from './sums.ts';

/** What the page says about the period's figures. */
type Known = Pick<Numbers, 'countedSince' | 'today' | 'droppedViews'>;

/** @param today in the company's zone */
export async function readKnown(db: Db, { since, until }: Days, today: string): Promise<Known> {
  const query = sql<{ countedSince: string | null; views: number; leads: number; dropped: number }>`select
    (select min(day) from view_days) as "countedSince",
    (select ${sumOf(sql`views`)} from view_days where day = ${today}) as views,
    (select ${sumOf(sql`1`)} from lead_origins where day = ${today} and ${isLead}) as leads,
    (select ${sumOf(sql`count`)} from view_refusals
      where reason = 'dropped' and day between ${since} and ${until}) as dropped`;
  const { rows } = await query.execute(db);
  const { countedSince = null, views = 0, leads = 0, dropped = 0 } = rows[0] ?? {};
  return { countedSince, today: { views, leads }, droppedViews: dropped };
}
