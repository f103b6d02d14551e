import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { addDays } from '../../lib/day-of.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';

export interface Volume {
  days: number;
  pages: number;
  /** Leads of one day. */
  leads: number;
}

/** About 300,000 rows in each large table: 10 million reports of 90 days, and a company with 3,300 leads a day. */
export const tenMillion: Volume = { days: 90, pages: 40, leads: 3333 };

const sources = ['Google Ads', 'Meta Ads', 'Google', 'Direct', 'Bing', 'Newsletter', 'Email'];
const devices = ['phone', 'desktop', 'tablet'] as const;

/** One in this many leads has a payment link; three of five are paid. */
const leadsPerLink = 10;

/** Fills the tables of the numbers, day by day, up to the given one. */
export async function fillNumbers(
  { commit }: Pick<Storage, 'commit'>,
  { days, pages, leads }: Volume,
  lastDay: string,
): Promise<void> {
  let origin = 0;
  for (let index = 0; index < days; index += 1) {
    const day = addDays(lastDay, index - days + 1);
    await commit(async (trx) => {
      await insertAll(trx, 'view_days', viewRows(day, pages));
      await insertAll(trx, 'speed_days', speedRows(day, pages));
      const origins = Array.from({ length: leads }, (_, lead) => originRow(day, lead, pages));
      await insertAll(trx, 'lead_origins', origins);
      const links = origins.flatMap((_, lead) =>
        lead % leadsPerLink === 0 ? [linkRow(day, origin + lead + 1, lead)] : [],
      );
      await insertAll(trx, 'payment_links', links);
    });
    origin += leads;
  }
}

async function insertAll<Name extends 'view_days' | 'speed_days' | 'lead_origins' | 'payment_links'>(
  trx: Transaction<Tables>,
  table: Name,
  rows: Insertable<Tables[Name]>[],
): Promise<void> {
  for (const part of chunks(rows, 1000))
    await trx
      .insertInto(table)
      .values(part as never)
      .execute();
}

const revisionOf = (day: string) => `r-${day.slice(0, 7)}`;
const pageOf = (index: number) => `/page-${index}/`;
/** One page in four has a test. */
const variantsOf = (page: number, index: number) =>
  page % 4 === 0 ? `page-${page}-price:${index % 2 ? 'b' : 'a'}` : '';

function viewRows(day: string, pages: number): Insertable<Tables['view_days']>[] {
  return Array.from({ length: pages }).flatMap((_, page) =>
    sources.flatMap((source, of) =>
      devices.flatMap((device, on) =>
        Array.from({ length: 4 }, (_, index) => ({
          day,
          page: pageOf(page),
          revision: revisionOf(day),
          variants: variantsOf(page, index),
          source,
          campaign: `campaign-${of}-${index}`,
          device,
          views: 10 + ((page * 7 + of * 5 + on * 3 + index) % 40),
          visits: 10,
          forms_opened: (page + of + index) % 5,
          forms_begun: 1,
        })),
      ),
    ),
  );
}

function speedRows(day: string, pages: number): Insertable<Tables['speed_days']>[] {
  return Array.from({ length: pages }).flatMap((_, page) =>
    devices.flatMap((device) =>
      ['LCP', 'INP', 'CLS'].flatMap((metric) =>
        Array.from({ length: 8 }, (_, bucket) => {
          const count = 5 + ((page + bucket) % 9);
          return { day, page: pageOf(page), variants: '', device, metric, bucket: bucket + 3, count };
        }),
      ),
    ),
  );
}

function originRow(day: string, lead: number, pages: number): Insertable<Tables['lead_origins']> {
  const [page, of, index] = [lead % pages, lead % sources.length, lead % 4];
  return {
    lead_id: null,
    day,
    page: pageOf(page),
    revision: revisionOf(day),
    variants: variantsOf(page, index),
    source: sources[of] ?? '',
    campaign: `campaign-${of}-${index}`,
    device: devices[lead % 3] ?? '',
    has_ad_click: 0,
    is_spam: lead % 20 === 19 ? 1 : 0,
    is_visitor: 0,
    has_chat: 0,
  };
}

function linkRow(day: string, origin_id: number, lead: number): Insertable<Tables['payment_links']> {
  const isPaid = lead % (5 * leadsPerLink) < 3 * leadsPerLink;
  return {
    id: randomUUID(),
    project_name: 'Bundle',
    description: '',
    amount_cents: 15_000 + (lead % 90) * 100,
    state: isPaid ? 'paid' : 'open',
    revision: 1,
    account: 'live',
    is_test: 0,
    refunded_cents: 0,
    created_at: `${day}T10:00:00.000Z`,
    created_by: 'dana@larkfield.example',
    expires_at: `${addDays(day, 30)}T10:00:00.000Z`,
    viewed_at: `${day}T11:00:00.000Z`,
    paid_at: isPaid ? `${day}T12:00:00.000Z` : null,
    origin_id,
  };
}
