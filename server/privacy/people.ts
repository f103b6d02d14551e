import type { CrmErasure, PersonSummary } from '../../schema/api/privacy.ts';
import type { Config } from '../config/config.ts';
import type { Storage } from '../storage/storage.ts';
import { findRows, rowsIn } from './data/find-rows.ts';
import type { ReadCompanyAddresses } from './person/company-addresses.ts';
import { type FoundPerson, findPerson, type PersonLead, type PersonStart } from './person/find-person.ts';

/** @returns the person, and what an erasure would remove; undefined if the database has nothing about anyone like that */
export async function describePerson(
  db: Storage['db'],
  start: PersonStart,
  { config, company }: { config: Pick<Config, 'leads'>; company: ReadCompanyAddresses },
): Promise<{ person: FoundPerson; summary: PersonSummary } | undefined> {
  const person = await findPerson(db, start, await company());
  const found = await findRows(db, {
    leads: person.leads.map(({ id }) => id),
    emails: new Map(person.emails.map((email) => [email, always])),
    links: new Map(),
    attachments: [],
  });
  const counts: Record<string, number> = {};
  for (const { table, rows } of found)
    if (rows.length > 0) counts[table] = (counts[table] ?? 0) + rows.length;
  if (Object.keys(counts).length === 0) return undefined;
  const named = person.leads.find(({ id }) => start.leadIds?.includes(id)) ?? person.leads.at(-1);
  const keptPayments = rowsIn(found, 'payment_links').filter(({ paid_at }) => paid_at !== null).length;
  return {
    person,
    summary: {
      name: named ? nameOf(named) : '',
      email: named?.email ?? start.email ?? '',
      leads: person.leads.map(leadSummary),
      samePhone: person.samePhone.map(leadSummary),
      counts,
      keptPayments,
      crm: crmErasure(config),
    },
  };
}

/** After every ISO time. */
const always = '~';

export function crmErasure({ leads: { crmUrl, crmErasePath } }: Pick<Config, 'leads'>): CrmErasure {
  if (crmUrl === undefined) return 'none';
  return crmErasePath === undefined ? 'by hand' : 'notified';
}

/** Visitors of a chat can leave without a name. An erasure is confirmed with one. */
const nameOf = ({ name }: PersonLead) => name || 'Visitor';

function leadSummary(lead: PersonLead) {
  const { id, service, receivedAt } = lead;
  return { id, name: nameOf(lead), service, receivedAt };
}
