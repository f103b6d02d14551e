import type { Transaction } from 'kysely';
import type { ConversionRules } from '../../ads/conversion-names.ts';
import { queueLeadConversion } from '../../ads/queue-conversions.ts';
import type { Tables } from '../../storage/tables.ts';

interface Answer {
  leadId: string;
  staff: string;
  now: Date;
  /** A lead that a person answers is worth more to ads than any other. */
  conversions: ConversionRules | undefined;
}

/** Notes who answered a lead first, and when, and queues its report to ad platforms. Later answers change nothing. */
export async function noteAnswer(
  trx: Transaction<Tables>,
  { leadId, staff, now, conversions: rules }: Answer,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('desk_leads')
    .set({ answered_at: now.toISOString(), answered_by: staff })
    .where('lead_id', '=', leadId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await queueLeadConversion(trx, { leadId, event: 'qualified', rules, now });
}
