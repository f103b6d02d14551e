import type { Kysely } from 'kysely';
import { attributionOf } from '../../leads/query/describe-lead.ts';
import { type LeadFilter, readLeads } from '../../leads/query/find-leads.ts';
import type { Tables } from '../../storage/tables.ts';
import type { CsvExtent } from './csv-columns.ts';

/** Reads all leads once up front, because the header row lists the columns of all rows. */
export async function csvExtent(db: Kysely<Tables>, filter: LeadFilter): Promise<CsvExtent> {
  const [first, last] = [new Set<string>(), new Set<string>()];
  for await (const leads of readLeads(db, filter)) {
    for (const lead of leads) {
      const attribution = attributionOf(lead);
      for (const param of Object.keys(attribution?.first?.params ?? {})) first.add(param);
      for (const param of Object.keys(attribution?.last?.params ?? {})) last.add(param);
    }
  }
  const targets = await db
    .selectFrom('outbox')
    .select('target')
    .distinct()
    .where('lead_id', 'is not', null)
    .orderBy('target')
    .execute();
  return {
    params: { first: [...first].sort(), last: [...last].sort() },
    targets: targets.map(({ target }) => target),
  };
}
