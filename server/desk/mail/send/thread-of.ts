import type { Transaction } from 'kysely';
import type { Tables } from '../../../storage/tables.ts';

/** Clients shorten long lists themselves, and keep the first and the latest. */
const maxReferences = 20;

/** What a new mail to a lead answers: the latest mail of the person, or else the latest one. */
export async function threadOf(
  trx: Transaction<Tables>,
  leadId: string,
): Promise<Pick<Tables['mails'], 'in_reply_to' | 'reference_ids'>> {
  const mails = await trx
    .selectFrom('mails')
    .select(['direction', 'message_id', 'reference_ids'])
    .where('lead_id', '=', leadId)
    .where('kind', 'in', ['reply', 'transcript', 'answer'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxReferences)
    .execute();
  const last = mails.find(({ direction }) => direction === 'in') ?? mails[0];
  if (!last) return { in_reply_to: null, reference_ids: '' };
  const references = [...new Set([...last.reference_ids.split(' ').filter(Boolean), last.message_id])];
  const kept =
    references.length > maxReferences
      ? [...references.slice(0, 1), ...references.slice(1 - maxReferences)]
      : references;
  return { in_reply_to: last.message_id, reference_ids: kept.join(' ') };
}
