import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { mailForm } from '../intake/derive.ts';
import { fold } from '../search/fold.ts';
import { searched } from './list-leads.ts';

/** Leads that could be of the person who wrote a mail from an address that no other lead has. */
export interface MailRelatives {
  /** With the mail that it answers. */
  answered: ReadonlySet<string>;
  namesakes: ReadonlySet<string>;
}

/** Names more frequent than that suggest no one. */
const maxNamesakes = 20;

/** What a lead that began with a mail could belong to; nothing for others, which have a phone number or an address of a form. */
export async function mailRelatives(db: Kysely<Tables>, leadId: string): Promise<MailRelatives> {
  const lead = await db
    .selectFrom('leads')
    .select(['kind', 'full_name'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (lead?.kind !== mailForm) return { answered: new Set(), namesakes: new Set() };
  return {
    answered: await answeredLeads(db, leadId),
    namesakes: await namesakesOf(db, leadId, lead.full_name),
  };
}

async function answeredLeads(db: Kysely<Tables>, leadId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('mails')
    .innerJoin('mails as answered', 'answered.message_id', 'mails.in_reply_to')
    .select('answered.lead_id')
    .where('mails.lead_id', '=', leadId)
    .where('answered.lead_id', '!=', leadId)
    .execute();
  return new Set(rows.flatMap(({ lead_id }) => lead_id ?? []));
}

async function namesakesOf(db: Kysely<Tables>, leadId: string, fullName: string): Promise<Set<string>> {
  const name = fold(fullName);
  const words = name.split(' ');
  if (words.length < 2) return new Set();
  const rows = await searched(db, words)
    .innerJoin('leads', 'leads.id', 'desk_leads.lead_id')
    .select(['desk_leads.lead_id', 'leads.full_name'])
    .limit(200)
    .execute();
  const ids = rows.flatMap(({ lead_id, full_name }) =>
    lead_id !== leadId && fold(full_name) === name ? [lead_id] : [],
  );
  return new Set(ids.length > maxNamesakes ? [] : ids);
}
