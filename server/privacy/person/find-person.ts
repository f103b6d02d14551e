import type { Kysely } from 'kysely';
import { emailKey, phoneKey } from '../../desk/intake/derive.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Tables } from '../../storage/tables.ts';

/** A lead as a search for its person sees it. */
export interface PersonLead {
  id: string;
  name: string;
  service: string;
  receivedAt: string;
  /** When the address and the number were left: a chat can begin without any. */
  contactAt: string;
  /** Normalized; empty without one. */
  email: string;
  phone: string;
  /** Shared by leads that staff joined. */
  personId: string | null;
}

export interface FoundPerson {
  /** Oldest first. */
  leads: PersonLead[];
  /** Normalized addresses. */
  emails: string[];
  /** Normalized numbers by which the person was searched; empty unless that was requested. */
  phones: string[];
  /** Leads with the same phone number only: families share phones. */
  samePhone: PersonLead[];
}

export interface PersonStart {
  leadIds?: readonly string[];
  /** In any notation. */
  email?: string;
  /** Includes leads that only have the same phone number. */
  withPhone?: boolean;
  /** From `leadsOutsideDesk`, for a caller that looks for many people: reading it searches all leads. */
  outsideDesk?: readonly PersonLead[];
}

/**
 * Finds the leads of a person: those that staff joined, and those with the same email address.
 * @param company see `ReadCompanyAddresses`
 */
export async function findPerson(
  db: Kysely<Tables>,
  { leadIds = [], email, withPhone = false, outsideDesk }: PersonStart,
  company: ReadonlySet<string>,
): Promise<FoundPerson> {
  const outside = outsideDesk ?? (await leadsOutsideDesk(db));
  const leads = new Map((await leadsWith(db, outside, { ids: leadIds })).map((lead) => [lead.id, lead]));
  const known = {
    emails: new Set(email === undefined ? [] : [emailKey(email)]).difference(company),
    personIds: new Set<string>(),
  };
  const phones = new Set<string>();
  // Each lead can have another address, by which there can be more leads.
  for (let count = -1; count !== leads.size + known.emails.size; ) {
    count = leads.size + known.emails.size;
    for (const lead of leads.values()) {
      if (lead.email !== '' && !company.has(lead.email)) known.emails.add(lead.email);
      if (lead.personId !== null) known.personIds.add(lead.personId);
      if (withPhone && lead.phone !== '') phones.add(lead.phone);
    }
    for (const lead of await leadsWith(db, outside, { ...known, phones })) leads.set(lead.id, lead);
  }
  const numbers = new Set([...leads.values()].map(({ phone }) => phone).filter(Boolean));
  const others = await leadsWith(db, outside, { phones: numbers });
  return {
    leads: inOrder([...leads.values()]),
    emails: [...known.emails],
    phones: [...phones],
    samePhone: inOrder(others.filter(({ id }) => !leads.has(id))),
  };
}

const inOrder = (leads: readonly PersonLead[]) =>
  leads.toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1));

interface Wanted {
  ids?: Iterable<string>;
  emails?: ReadonlySet<string>;
  phones?: ReadonlySet<string>;
  personIds?: ReadonlySet<string>;
}

async function leadsWith(
  db: Kysely<Tables>,
  outside: readonly PersonLead[],
  { ids = [], emails, phones, personIds }: Wanted,
) {
  const found: PersonLead[] = [];
  for (const part of chunks([...ids])) found.push(...(await read(select(db).where('leads.id', 'in', part))));
  for (const part of chunks([...(emails ?? [])]))
    found.push(...(await read(select(db).where('desk_leads.email_key', 'in', part))));
  for (const part of chunks([...(phones ?? [])]))
    found.push(...(await read(select(db).where('desk_leads.phone_key', 'in', part))));
  for (const part of chunks([...(personIds ?? [])]))
    found.push(...(await read(select(db).where('desk_leads.person_id', 'in', part))));
  found.push(...outside.filter(({ email, phone }) => emails?.has(email) || phones?.has(phone)));
  return found;
}

/** Leads that the desk has not taken in yet: usually none. */
export function leadsOutsideDesk(db: Kysely<Tables>): Promise<PersonLead[]> {
  return read(select(db).where('desk_leads.id', 'is', null));
}

/** Leads per page of `allLeads`. */
const pageSize = 2000;

/** All leads that were received up to that time, page by page. */
export async function* allLeads(db: Kysely<Tables>, until: string): AsyncGenerator<PersonLead[]> {
  let after = '';
  for (;;) {
    const page = await read(
      select(db)
        .where('leads.id', '>', after)
        .where('leads.received_at', '<=', until)
        .orderBy('leads.id')
        .limit(pageSize),
    );
    yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.id ?? '';
  }
}

function select(db: Kysely<Tables>) {
  return db
    .selectFrom('leads')
    .leftJoin('desk_leads', 'desk_leads.lead_id', 'leads.id')
    .leftJoin('chats', 'chats.lead_id', 'leads.id')
    .select([
      'leads.id',
      'leads.full_name',
      'leads.service',
      'leads.received_at',
      'leads.email',
      'leads.phone',
    ])
    .select(['desk_leads.phone_key', 'desk_leads.person_id', 'chats.contact_at']);
}

async function read(query: ReturnType<typeof select>): Promise<PersonLead[]> {
  return (await query.execute()).map((row) => ({
    id: row.id,
    name: row.full_name,
    service: row.service,
    receivedAt: row.received_at,
    contactAt: row.contact_at ?? row.received_at,
    email: emailKey(row.email),
    phone: row.phone_key ?? phoneKey(row.phone),
    personId: row.person_id,
  }));
}
