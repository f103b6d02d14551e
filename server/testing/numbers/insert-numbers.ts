import { randomUUID } from 'node:crypto';
import { forgetSums } from '../../numbers/sums/sum-days.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Dimensions, NumbersTables } from '../../storage/tables/numbers.ts';

type Writer = Pick<Storage, 'commit'>;

const nowhere: Dimensions = {
  page: '/lp8/',
  revision: 'r1',
  variants: '',
  source: 'Google Ads',
  campaign: '',
  device: 'phone',
};

/** Inserts the views of a day and place, as the counting side rolls them up. */
export async function insertViews(
  { commit }: Writer,
  day: string,
  row: Partial<NumbersTables['view_days']>,
): Promise<void> {
  const counts = { views: 1, visits: 1, forms_opened: 0, forms_begun: 0 };
  await commit(async (trx) => {
    // A running server may have summed this day already.
    await forgetSums(trx, [{ day }]);
    await trx
      .insertInto('view_days')
      .values({ ...nowhere, ...counts, day, ...row })
      .execute();
  });
}

/** Inserts where a lead came from, without the lead unless `row` names one; resolves with the row's id. */
export async function insertOrigin(
  { commit }: Writer,
  day: string,
  row: Partial<Omit<NumbersTables['lead_origins'], 'id'>> = {},
): Promise<number> {
  const flags = { lead_id: null, has_ad_click: 0, is_spam: 0, is_visitor: 0, has_chat: 0 };
  const { id } = await commit(async (trx) => {
    await forgetSums(trx, [{ day }]);
    return trx
      .insertInto('lead_origins')
      .values({ ...nowhere, ...flags, day, ...row })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return id;
}

export interface InsertedLink {
  origin_id?: number | null;
  amount_cents?: number;
  viewed_at?: string | null;
  paid_at?: string | null;
  is_test?: number;
  lead_id?: string | null;
}

/** Inserts a payment link; resolves with its id. */
export async function insertLink({ commit }: Writer, link: InsertedLink): Promise<string> {
  const id = randomUUID();
  const { paid_at = null } = link;
  await commit((trx) =>
    trx
      .insertInto('payment_links')
      .values({
        id,
        project_name: 'Bundle',
        description: '',
        amount_cents: 21_900,
        refunded_cents: 0,
        state: paid_at === null ? 'open' : 'paid',
        revision: 1,
        account: 'live',
        is_test: 0,
        created_at: '2026-01-01T00:00:00.000Z',
        created_by: 'dana@larkfield.example',
        expires_at: '2027-01-01T00:00:00.000Z',
        ...link,
      })
      .execute(),
  );
  return id;
}
