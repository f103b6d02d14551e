import { type RawBuilder, sql } from 'kysely';
import type { Days, StepCounts } from '../../../schema/api/numbers.ts';
import type { Dimensions } from '../../storage/tables/numbers.ts';
import { columnsOf } from './counted-days.ts';
import { daysOf, endOf, startOf } from './numbers-request.ts';
import { type Cell, type Db, type Filters, matches, sumOf } from './sums.ts';
import type { Reading } from './turns.ts';

/** What is counted of payment links, at which of their times. Test links never count. */
const moments = [
  { column: 'viewed_at', measures: { linksOpened: sql`1` } },
  { column: 'paid_at', measures: { paid: sql`1`, revenueCents: sql`payment_links.amount_cents` } },
] as const;

const isFiltered = ({ device, source }: Filters) => device !== undefined || source !== undefined;

/**
 * A filter is on the lead, so links without one do not match it. As a query for each link, because PostgreSQL would join all
 * leads for a period with few links.
 */
function leadMatches(filters: Filters): RawBuilder<boolean> {
  if (!isFiltered(filters)) return sql<boolean>`1 = 1`;
  return sql<boolean>`(select ${matches(filters)} from lead_origins where id = payment_links.origin_id)`;
}

/** Opened links, payments, and revenue by day, of several periods. */
export function paymentsByDay(periods: readonly Days[], filters: Filters, zone: string): Reading<Cell[]>[] {
  const bounds = periods
    .flatMap(daysOf)
    .map((day) => sql`(${day}, ${startOf(day, zone)}, ${endOf(day, zone)})`);
  return moments.map(({ column, measures }) => async (db) => {
    const at = sql.ref(`payment_links.${column}`);
    const query = sql<{ day_name: string } & StepCounts>`
      with days (day_name, since, until) as (values ${sql.join(bounds)})
      select day_name, ${sql.join(columnsOf(measures))}
      from days join payment_links on ${at} >= since and ${at} < until
      where payment_links.is_test = 0 and ${leadMatches(filters)}
      group by day_name`;
    const { rows } = await query.execute(db);
    return rows.map(({ day_name: day, ...counts }) => ({ day, counts }));
  });
}

/** All null for a link without a lead. */
type Origin = Dimensions | { [Key in keyof Dimensions]: null };

/** The same of one period by all that is known of where the lead came from. Links without a lead have no page. */
export async function paymentsByOrigin(
  db: Db,
  { since, until }: Days,
  filters: Filters,
  zone: string,
): Promise<Cell[]> {
  // Both tables have a revision.
  const keys = ['page', 'revision', 'variants', 'source', 'campaign', 'device'];
  const names = sql.join(keys.map((key) => sql.ref(`lead_origins.${key}`)));
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${startOf(since, zone)} and ${sql.ref(column)} < ${endOf(until, zone)}`;
  const columns = moments.flatMap(({ column, measures }) =>
    Object.entries(measures).map(
      ([name, value]) =>
        sql`${sumOf(sql`case when ${within(column)} then ${value} else 0 end`)} as ${sql.ref(name)}`,
    ),
  );
  const { rows } = await sql<Origin & StepCounts>`
    select ${names}, ${sql.join(columns)} from payment_links
    ${isFiltered(filters) ? sql`join` : sql`left join`} lead_origins on lead_origins.id = payment_links.origin_id
    where payment_links.is_test = 0 and ${matches(filters)}
      and ((${within('viewed_at')}) or (${within('paid_at')}))
    group by ${names}`.execute(db);
  return rows.map(({ page, revision, variants, source, campaign, device, ...counts }) =>
    page === null ? { counts } : ({ page, revision, variants, source, campaign, device, counts } as Cell),
  );
}

/** What was refunded in a period, whenever it was paid. */
export async function readRefunds(
  db: Db,
  { since, until }: Days,
  filters: Filters,
  zone: string,
): Promise<{ refunds: number; refundedCents: number }> {
  const { rows } = await sql<{ refunds: number; refundedCents: number }>`
    select ${sumOf(sql`case when cents > 0 then 1 else 0 end`)} as refunds, ${sumOf(sql`cents`)} as "refundedCents"
    from payment_refunds
    join payment_links on payment_links.id = payment_refunds.link_id
    where payment_links.is_test = 0 and ${leadMatches(filters)}
      and payment_refunds.at >= ${startOf(since, zone)} and payment_refunds.at < ${endOf(until, zone)}`.execute(
    db,
  );
  return rows[0] ?? { refunds: 0, refundedCents: 0 };
}
