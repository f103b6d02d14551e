import { type RawBuilder, sql } from 'kysely';
import { type LeadStep, leadSteps, type NumberLeadsAnswer } from '../../../schema/api/numbers.ts';
import { nameOf } from '../../desk/query/summarize.ts';
import { HttpError } from '../../errors.ts';
import type { Dimensions } from '../../storage/tables/numbers.ts';
import type { Tables } from '../../storage/tables.ts';
import { endOf, type NumbersRequest, startOf } from './numbers-request.ts';
import type { NumbersParts } from './read-numbers.ts';
import { isLead, matches, sumOf } from './sums.ts';

const places = ['page', 'variants', 'revision', 'campaign'] as const;

/** Which figure it is; every place can be empty. */
export interface Figure extends Partial<Record<(typeof places)[number], string>> {
  step: LeadStep;
  /** Such as `lp8-price:b`, whatever else was tested at the same time. */
  variant?: string;
}

/** Leads of one answer. */
const maxLeads = 200;

/** @throws HttpError invalid_fields */
export function readFigure(query: Readonly<Record<string, string | undefined>>): Figure {
  const step = leadSteps.find((name) => name === (query.step ?? 'leads'));
  if (!step)
    throw new HttpError('invalid_fields', { errors: { step: `Use one of ${leadSteps.join(', ')}.` } });
  return {
    step,
    ...Object.fromEntries(places.map((name) => [name, query[name]])),
    ...(query.variant && { variant: query.variant }),
  };
}

type Row = Pick<Tables['lead_origins'], 'lead_id' | 'day' | keyof Dimensions> &
  Pick<Tables['leads'], 'full_name' | 'is_visitor' | 'page_url' | 'received_at'> & { paidCents: number };

/** The leads behind a figure, the latest first. */
export async function readLeadsBehind(
  { db, pages, zone }: NumbersParts,
  request: NumbersRequest,
  figure: Figure,
): Promise<NumberLeadsAnswer> {
  const { period } = request;
  const [since, until] = [startOf(period.since, zone), endOf(period.until, zone)];
  const within = (column: string) =>
    sql`is_test = 0 and ${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${until}`;
  const paths = figure.page
    ? pages.pathsOf(figure.page, until).map((path) => `${path}/`)
    : [figure.page ?? ''];
  const conditions: RawBuilder<unknown>[] = [
    matches(request),
    figure.step === 'leads'
      ? sql`day between ${period.since} and ${period.until} and ${isLead}`
      : sql`id in (select origin_id from payment_links
          where ${within(figure.step === 'links' ? 'viewed_at' : 'paid_at')})`,
    ...(figure.variant ? [sql`' ' || variants || ' ' like ${`% ${figure.variant} %`}`] : []),
    ...places.flatMap((name) => {
      const value = figure[name];
      if (value === undefined) return [];
      return [name === 'page' ? sql`page in (${sql.join(paths)})` : sql`${sql.ref(name)} = ${value}`];
    }),
  ];
  const found = sql`select * from lead_origins where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<Row>`
    select origins.lead_id, origins.day, origins.page, origins.revision, origins.variants, origins.source,
      origins.campaign, origins.device, leads.full_name, leads.is_visitor, leads.page_url, leads.received_at,
      (select ${sumOf(sql`amount_cents`)} from payment_links
        where origin_id = origins.id and ${within('paid_at')}) as "paidCents"
    from (${found} order by day desc, id desc limit ${maxLeads}) as origins
    left join leads on leads.id = origins.lead_id
    order by origins.day desc, origins.id desc`.execute(db);
  const counted = await sql<{ total: number }>`
    select ${sumOf(sql`1`)} as total from (${found}) as found`.execute(db);
  return {
    success: true,
    period,
    total: counted.rows[0]?.total ?? 0,
    leads: rows.map(({ lead_id, full_name, is_visitor, page_url, received_at, ...origin }) => {
      const { day, page, source, campaign, device, variants, paidCents } = origin;
      const name = lead_id === null ? '' : nameOf({ full_name, is_visitor, page_url, received_at }, pages);
      return { id: lead_id, name, day, page, source, campaign, device, variants, paidCents };
    }),
  };
}
