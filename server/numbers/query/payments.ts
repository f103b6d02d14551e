import { type RawBuilder, sql } from 'kysely';
import type { Days, StepCounts } from '../../../schema/api/numbers.ts';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Dimensions } from '../../storage/tables/numbers.ts';
import { daysOf, endOf, startOf } from './numbers-request.ts';
import { type Cell, type Db, type Filters, matches, sumOf } from './sums.ts';

/** What is counted of payment links, at which of their times. Test links never count. */
const measures = [
  { name: 'linksOpened', column: 'viewed_at', value: sql`1` },
  { name: 'paid', column: 'paid_at', value: sql`1` },
  { name: 'revenueCents', column: 'paid_at', value: sql`amount_cents` },
] as const;

/**
 * A filter is on the lead, so links without one do not match it. As a query for each link, because PostgreSQL would join all
 * leads for a period with few links.
 */
function leadMatches(filters: Filters): RawBuilder<boolean> {
  const { device, source } = filters;
  if (device === undefined && source === undefined) return sql<boolean>`1 = 1`;
  return sql<boolean>`(select ${matches(filters)} from lead_origins where id = payment_links.origin_id)`;
}

/**
 * Opened links, payments, and revenue by day, of several periods. As queries for each day, so both databases find the links
 * of a day by its index: in a join, PostgreSQL would compare each link with each day, and so would SQLite for many days.
 */
export async function paymentsByDay(
  db: Db,
  periods: readonly Days[],
  filters: Filters,
  zone: string,
): Promise<Cell[]> {
  const bounds = periods
    .flatMap(daysOf)
    .map((day) => sql`(${day}, ${startOf(day, zone)}, ${endOf(day, zone)})`);
  const columns = measures.map(({ name, column, value }) => {
    const at = sql.ref(column);
    return sql`(select ${sumOf(value)} from payment_links
      where ${at} >= since and ${at} < until and is_test = 0 and ${leadMatches(filters)}) as ${sql.ref(name)}`;
  });
  const { rows } = await sql<{ day: string } & StepCounts>`
    with days (day, since, until) as (values ${sql.join(bounds)})
    select day, ${sql.join(columns)} from days`.execute(db);
  return rows.map(({ day, ...counts }) => ({ day, counts }));
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
  // `limit` keeps PostgreSQL from joining all leads.
  const origins = hasManyWriters(db)
    ? sql`lateral (select * from lead_origins where id = payment_links.origin_id limit 1) as origins on true`
    : sql`lead_origins as origins on origins.id = payment_links.origin_id`;
  // Both tables have a revision.
  const keys = ['page', 'revision', 'variants', 'source', 'campaign', 'device'];
  const names = sql.join(keys.map((key) => sql.ref(`origins.${key}`)));
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${startOf(since, zone)} and ${sql.ref(column)} < ${endOf(until, zone)}`;
  const columns = measures.map(
    ({ name, column, value }) =>
      sql`${sumOf(sql`case when ${within(column)} then ${value} else 0 end`)} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Origin & StepCounts>`
    select ${names}, ${sql.join(columns)} from payment_links left join ${origins}
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
