import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StepCounts } from '../../../schema/api/numbers.ts';
import type { Dimensions } from '../../storage/tables/numbers.ts';
import type { Tables } from '../../storage/tables.ts';
import type { NumbersRequest } from './numbers-request.ts';

export type Db = Kysely<Tables>;

export type Filters = Pick<NumbersRequest, 'device' | 'source'>;

/** Counts of one place: of a page, a source, a day, or what else the query groups by. */
export type Cell = Partial<Dimensions & { day: string }> & { counts: Partial<StepCounts> };

/** A sum as a number: PostgreSQL's 64-bit sums would arrive as text. Exact up to 2^53. */
export function sumOf(value: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`cast(coalesce(sum(${value}), 0) as double precision)`;
}

/** The condition of the filters, on `view_days` or `lead_origins`. */
export function matches({ device, source }: Filters): RawBuilder<boolean> {
  const conditions = [
    sql`1 = 1`,
    ...(device === undefined ? [] : [sql`device = ${device}`]),
    ...(source === undefined ? [] : [sql`source = ${source}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Leads that count, as the indexes have them: no spam, and no chat visitors without a way to be answered. */
export const isLead: RawBuilder<boolean> = sql<boolean>`is_spam = 0 and is_visitor = 0`;
