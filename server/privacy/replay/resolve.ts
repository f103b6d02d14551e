import { type Kysely, sql } from 'kysely';
import { emailKey } from '../../desk/intake/derive.ts';
import type { Tables } from '../../storage/tables.ts';
import { payerKey } from '../data/find-rows.ts';
import type { PersonKeys } from '../data/keys.ts';
import { personalTables } from '../data/personal-data.ts';
import type { Holding, TableName } from '../data/personal-table.ts';
import type { HashedKind, HashValue, Tombstone } from '../journal/tombstone.ts';
import { allLeads, type PersonLead } from '../person/find-person.ts';

type Index = Record<HashedKind, Map<string, Tombstone[]>>;

/** Collects the keys of each tombstone that recognizes something. */
type Collected = Map<
  Tombstone,
  { leads: Set<string>; emails: Set<string>; links: Set<string>; files: Set<string> }
>;

/**
 * What the tombstones recognize in this database; those that recognize nothing are left out. Hashes each value once, whatever
 * the number of tombstones.
 */
export async function resolve(
  db: Kysely<Tables>,
  tombstones: readonly Tombstone[],
  hash: HashValue,
): Promise<Map<Tombstone, PersonKeys>> {
  const index = indexOf(tombstones);
  const collected: Collected = new Map();
  const keysOf = (tombstone: Tombstone) =>
    collected.getOrInsertComputed(tombstone, () => ({
      leads: new Set(),
      emails: new Set(),
      links: new Set(),
      files: new Set(),
    }));
  const recognize = (kind: HashedKind, value: string) =>
    value === '' || index[kind].size === 0 ? [] : (index[kind].get(hash(kind, value)) ?? []);

  const last = tombstones.reduce((latest, { at }) => (at > latest ? at : latest), '');
  for await (const leads of allLeads(db, last))
    for (const lead of leads)
      for (const tombstone of tombstonesOf(lead, recognize)) keysOf(tombstone).leads.add(lead.id);
  for (const [name, read] of [
    ['email', emailKey],
    ['payer', payerKey],
  ] as const)
    for await (const value of valuesOf(db, name)) {
      const key = read(value);
      for (const tombstone of recognize('email', key)) keysOf(tombstone).emails.add(key);
    }
  for await (const id of valuesOf(db, 'payment link id'))
    for (const tombstone of recognize('link', id)) keysOf(tombstone).links.add(id);
  for await (const id of valuesOf(db, 'attachment id'))
    for (const tombstone of recognize('attachment', id)) keysOf(tombstone).files.add(id);

  const toKeys = (
    { at }: Tombstone,
    { leads, emails, links, files }: ReturnType<typeof keysOf>,
  ): PersonKeys => ({
    leads: [...leads],
    emails: new Map([...emails].map((email) => [email, at])),
    links: new Map([...links].map((id) => [id, at])),
    attachments: [...files],
  });
  return new Map([...collected].map(([tombstone, keys]) => [tombstone, toKeys(tombstone, keys)]));
}

function indexOf(tombstones: readonly Tombstone[]): Index {
  const index: Index = {
    lead: new Map(),
    email: new Map(),
    phone: new Map(),
    link: new Map(),
    attachment: new Map(),
  };
  for (const tombstone of tombstones)
    for (const [kind, known] of Object.entries(index))
      for (const hashed of tombstone[kind as HashedKind])
        known.getOrInsertComputed(hashed, () => []).push(tombstone);
  return index;
}

/** A lead is recognized by its id, and by an address or number that it had before the erasure. */
function tombstonesOf(
  { id, email, phone, contactAt }: PersonLead,
  recognize: (kind: HashedKind, value: string) => readonly Tombstone[],
): Tombstone[] {
  const byContact = [...recognize('email', email), ...recognize('phone', phone)];
  return [...recognize('lead', id), ...byContact.filter(({ at }) => contactAt <= at)];
}

const pageSize = 5000;

/** The distinct values of every column that holds this, page by page. */
async function* valuesOf(db: Kysely<Tables>, wanted: Holding): AsyncGenerator<string> {
  for (const [table, column] of columnsOf(wanted)) {
    const name = sql.ref(column);
    for (let after = ''; ; ) {
      const { rows } = await sql<{ value: string }>`select distinct ${name} as value from ${sql.table(table)}
        where ${name} > ${after} order by value limit ${sql.lit(pageSize)}`.execute(db);
      for (const { value } of rows) yield value;
      const end = rows.at(-1)?.value;
      if (end === undefined || rows.length < pageSize) break;
      after = end;
    }
  }
}

function columnsOf(wanted: Holding): [TableName, string][] {
  return personalTables.flatMap(([table, { rules }]) =>
    rules.flatMap(({ rows }) =>
      rows.flatMap((match): [TableName, string][] =>
        'holds' in match && match.holds === wanted ? [[table, match.column]] : [],
      ),
    ),
  );
}
