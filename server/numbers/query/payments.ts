import { type RawBuilder, sql } from 'kysely';
import type { Days, StepCounts } from '../../../schema/api/numbers.ts';
import type { Dimensions } from '../../storage/tables/numbers.ts';
import { daysOf, endOf, startOf } from './numbers-request.ts';
import { type Cell, type Db, type Filters, matches, sumOf } from './sums.ts';

/** What is counted of payment links, at which of their times. Test links never count. */
const moments: {
  column: 'viewed_at' | 'paid_at';
  measures: Partial<Record<keyof StepCounts, RawBuilder<unknown>>>;
}[] = [
  { column: 'viewed_at', measures: { linksOpened: sql`1` } },
  { column: 'paid_at', measures: { paid: sql`1`, revenueCents: sql`payment_links.amount_cents` } },
];

/** A filter is on the lead, so links without one do not match it. */
const origins = ({ device, source }: Filters): RawBuilder<unknown> =>
  sql`${device === undefined && source === undefined ? sql`left join` : sql`join`} lead_origins
    on lead_origins.id = payment_links.origin_id`;

/** All null for a link without a lead. */
type Origin = Dimensions | { [Key in keyof Dimensions]: null };

/** Opened links, payments, and revenue by day. */
export function paymentsByDay(days: Days, filters: Filters, zone: string) {
  const bounds = daysOf(days).map((day) => sql`(${day}, ${startOf(day, zone)}, ${endOf(day, zone)})`);
  return moments.map(({ column, measures }) => async (db: Db): Promise<Cell[]> => {
    const at = sql.ref(`payment_links.${column}`);
    const query = sql<{ day_name: string } & StepCounts>`
      with days (day_name, since, until) as (values ${sql.join(bounds)})
      select day_name, ${columnsOf(measures)}
      from days join payment_links on ${at} >= since and ${at} < until ${origins(filters)}
      where payment_links.is_test = 0 and ${matches(filters)}
      group by day_name`;
    const { rows } = await query.execute(db);
    return rows.map(({ day_name: day, ...counts }) => ({ day, counts }));
  });
}

/** The same by all that is known of where the lead came from. The cells of links without a lead have no page. */
export function paymentsByOrigin(days: Days, filters: Filters, zone: string) {
  const keys = ['page', 'revision', 'variants', 'source', 'campaign', 'device'] as const;
  return moments.map(({ column, measures }) => async (db: Db): Promise<Cell[]> => {
    const at = sql.ref(`payment_links.${column}`);
    // Both tables have a revision.
    const names = sql.join(keys.map((key) => sql.ref(`lead_origins.${key}`)));
    const query = sql<Origin & StepCounts>`
      select ${names}, ${columnsOf(measures)}
      from payment_links ${origins(filters)}
      where payment_links.is_test = 0 and ${matches(filters)}
        and ${at} >= ${startOf(days.since, zone)} and ${at} < ${endOf(days.until, zone)}
      group by ${names}`;
    const { rows } = await query.execute(db);
    return rows.map(({ page, revision, variants, source, campaign, device, ...counts }) =>
      page === null ? { counts } : ({ page, revision, variants, source, campaign, device, counts } as Cell),
    );
  });
}

function columnsOf(measures: (typeof moments)[number]['measures']): RawBuilder<unknown> {
  return sql.join(Object.entries(measures).map(([name, value]) => sql`${sumOf(value)} as ${sql.ref(name)}`));
}

/** What was refunded in a period, whenever it was paid. */
export async function readRefunds(
  db: Db,
  days: Days,
  filters: Filters,
  zone: string,
): Promise<{ refunds: number; refundedCents: number }> {
  const query = sql<{ refunds: number; refundedCents: number }>`
    select ${sumOf(sql`case when cents > 0 then 1 else 0 end`)} as refunds, ${sumOf(sql`cents`)} as "refundedCents"
    from payment_refunds
    join payment_links on payment_links.id = payment_refunds.link_id ${origins(filters)}
    where payment_links.is_test = 0 and ${matches(filters)}
      and payment_refunds.at >= ${startOf(days.since, zone)} and payment_refunds.at < ${endOf(days.until, zone)}`;
  const { rows } = await query.execute(db);
  return rows[0] ?? { refunds: 0, refundedCents: 0 };
}
