import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/**
 * Whether the client of a lead's link is reminded no more, because the person has answered since the link was made, by mail or
 * in a chat and about whichever lead, or because staff have closed the lead.
 */
export async function isSettled(
  db: Kysely<Tables>,
  leadId: string,
  { created_at: since }: Pick<Tables['payment_links'], 'created_at'>,
): Promise<boolean> {
  const lead = await db
    .selectFrom('desk_leads')
    .select(['state', 'is_spam', 'person_id', 'email_key'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!lead || lead.is_spam === 1 || lead.state === 'won' || lead.state === 'lost') return true;
  const ofPerson = leadsOfPerson(db, leadId, lead);
  const message = await db
    .selectFrom('chat_messages')
    .select('seq')
    .where('lead_id', 'in', ofPerson)
    .where('staff', 'is', null)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  if (message) return true;
  const mail = await db
    .selectFrom('mails')
    .select('id')
    .where('lead_id', 'in', ofPerson)
    .where('kind', '=', 'answer')
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

/** The ids of the leads that staff joined with it, or that have the same address. */
function leadsOfPerson(
  db: Kysely<Tables>,
  leadId: string,
  { person_id, email_key }: Pick<Tables['desk_leads'], 'person_id' | 'email_key'>,
) {
  return db
    .selectFrom('desk_leads')
    .select('lead_id')
    .where(({ eb, or }) =>
      or([
        eb('lead_id', '=', leadId),
        ...(person_id === null ? [] : [eb('person_id', '=', person_id)]),
        ...(email_key === '' ? [] : [eb('email_key', '=', email_key)]),
      ]),
    );
}
