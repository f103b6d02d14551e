import type { Insertable, Kysely, Transaction } from 'kysely';
import { readVariants } from '../../../schema/api/variants.ts';
import type { Lead } from '../../delivery/target.ts';
import type { DerivedColumns } from '../../desk/intake/derive.ts';
import { adParams } from '../../desk/intake/source-of.ts';
import { attributionOf } from '../../leads/query/describe-lead.ts';
import { dayOf } from '../../lib/day-of.ts';
import type { Tables } from '../../storage/tables.ts';
import { deviceOf } from '../count/device-of.ts';
import { forgetSums } from '../sums/sum-days.ts';

export interface DerivedLead {
  lead: Lead;
  derived: Pick<DerivedColumns, 'is_spam' | 'page_path' | 'source' | 'campaign'>;
  isChat: boolean;
}

/** Records where leads came from, or refreshes it. @param zone of the company, which decides on the day */
export async function recordOrigins(
  trx: Transaction<Tables>,
  leads: readonly DerivedLead[],
  zone: string,
): Promise<void> {
  if (leads.length === 0) return;
  const stored = await trx
    .insertInto('lead_origins')
    .values(leads.map((lead) => originRow(lead, zone)))
    .onConflict((conflict) =>
      conflict.column('lead_id').doUpdateSet(({ ref }) => ({
        has_ad_click: ref('excluded.has_ad_click'),
        is_spam: ref('excluded.is_spam'),
        is_visitor: ref('excluded.is_visitor'),
        page: ref('excluded.page'),
        revision: ref('excluded.revision'),
        variants: ref('excluded.variants'),
        source: ref('excluded.source'),
        campaign: ref('excluded.campaign'),
        device: ref('excluded.device'),
      })),
    )
    .returning('day')
    .execute();
  await forgetSums(trx, stored);
}

/** The id of the row that says where a lead came from; undefined for a lead that the desk has not taken in. */
export async function originIdOf(db: Kysely<Tables>, leadId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('lead_origins')
    .select('id')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return row?.id;
}

function originRow({ lead, derived, isChat }: DerivedLead, zone: string): Insertable<Tables['lead_origins']> {
  const { page_path, is_spam, source, campaign } = derived;
  const attribution = attributionOf(lead);
  const params = { ...attribution?.first?.params, ...attribution?.last?.params };
  return {
    is_spam,
    source,
    campaign,
    lead_id: lead.id,
    day: dayOf(new Date(lead.received_at), zone),
    page: lead.page_url === null ? '' : `${page_path}/`,
    revision: lead.page_revision ?? '',
    variants: readVariants(lead.variants),
    device: deviceOf(lead.user_agent),
    has_ad_click: Object.keys(adParams).some((name) => params[name]) ? 1 : 0,
    is_visitor: lead.is_visitor,
    has_chat: isChat ? 1 : 0,
  };
}
