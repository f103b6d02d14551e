import { type Kysely, type RawBuilder, sql } from 'kysely';
import { emailKey } from '../../desk/intake/derive.ts';
import { digest } from '../../lib/digest.ts';
import { networkOf } from '../../limits/network-of.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PersonKeys, Until } from './keys.ts';
import { addressesIn } from '../erase/mail-files.ts';
import { personalTables } from './personal-data.ts';
import type { Holding, Match, PersonalTable, Row, Rule, TableName } from './personal-table.ts';

/** The rows of one rule of a table. */
export interface FoundPart {
  table: TableName;
  key: readonly string[];
  erase: Rule['erase'];
  rows: Row[];
}

/** The rows of people, table by table, in the order of `personalData`. */
export type FoundRows = readonly FoundPart[];

/** Rows per query of a search through a table. */
const pageSize = 1000;

/** Finds every row of the people. */
export async function findRows(db: Kysely<Tables>, keys: PersonKeys): Promise<FoundRows> {
  const found: FoundPart[] = [];
  for (const [table, entry] of personalTables) {
    const seen = new Set<string>();
    for (const { rows: matches, receivedAt, erase } of entry.rules) {
      const rows: Row[] = [];
      for (const match of matches)
        for (const row of await rowsOf(db, { table, entry, match, receivedAt, keys, found })) {
          const id = JSON.stringify(entry.key.map((column) => row[column]));
          if (!seen.has(id)) rows.push(row);
          seen.add(id);
        }
      found.push({ table, key: entry.key, erase, rows });
    }
  }
  return found;
}

/** All rows that were found in a table. */
export function rowsIn(found: FoundRows, name: TableName): Row[] {
  return found.flatMap(({ table, rows }) => (table === name ? rows : []));
}

/** Ids of the payment links, and of their payments at the card processor, by which mail about them is recognized. */
export function paymentIds(found: FoundRows): string[] {
  return rowsIn(found, 'payment_links').flatMap(({ id, intent_id }) =>
    [id, intent_id].flatMap((one) => (one === null ? [] : [String(one)])),
  );
}

interface Search {
  table: TableName;
  entry: PersonalTable;
  match: Match;
  receivedAt: string | undefined;
  keys: PersonKeys;
  /** In the tables that are listed earlier. */
  found: FoundRows;
}

async function rowsOf(db: Kysely<Tables>, search: Search): Promise<Row[]> {
  const { match, keys, found } = search;
  if ('refersTo' in match) return rowsWith(db, search, rowsIn(found, match.refersTo).map(idOf));
  const untilById = byId[match.holds]?.(keys);
  if (untilById) {
    const rows = await rowsWith(db, search, [...untilById.keys()]);
    return rows.filter((row) => isBefore(row, untilById.get(String(row[match.column]))));
  }
  const isMatch = matcherOf(match.holds, keys, found);
  return isMatch ? scan(db, search, isMatch) : [];
}

const idOf = ({ id }: Row) => String(id);
const forever = (ids: readonly string[]): Until => new Map(ids.map((id) => [id, '~']));

/** What is found by an index. */
const byId: Partial<Record<Holding, (keys: PersonKeys) => Until>> = {
  'lead id': ({ leads }) => forever(leads),
  'attachment id': ({ attachments }) => forever(attachments),
  'payment link id': ({ links }) => links,
};

/** Recognizes values of a column that is searched; undefined if there is nothing to look for. */
function matcherOf(
  holds: Holding,
  { leads, emails }: PersonKeys,
  found: FoundRows,
): ((value: string, row: Row) => boolean) | undefined {
  if (holds === 'email' || holds === 'payer') {
    const read = holds === 'email' ? emailKey : payerKey;
    return emails.size === 0 ? undefined : (value, row) => isBefore(row, emails.get(read(value)));
  }
  if (holds === 'text with email')
    return emails.size === 0
      ? undefined
      : (value, row) => addressesIn(value).some((address) => isBefore(row, emails.get(emailKey(address))));
  if (holds === 'joined lead') {
    const ids = new Set(leads);
    return ids.size === 0 ? undefined : (value) => ids.has(JSON.parse(value).with?.id);
  }
  return limitKeyMatcher(found);
}

/** The key of the payer's email address; empty without one. */
export function payerKey(payer: string): string {
  return emailKey(String(JSON.parse(payer).email ?? ''));
}

/** Keys of limits name networks, links, and digests of email addresses. Those of staff are not the person's. */
function limitKeyMatcher(found: FoundRows): ((value: string) => boolean) | undefined {
  const addresses = found.flatMap(({ rows }) => rows.flatMap(({ client_address }) => client_address ?? []));
  const names = new Set([
    ...addresses.map((address) => networkOf(String(address))),
    ...rowsIn(found, 'leads').map(({ email }) => digest(String(email).toLowerCase())),
    ...rowsIn(found, 'payment_links').map(idOf),
  ]);
  if (names.size === 0) return undefined;
  return (value) => !value.startsWith('staff ') && value.split(' ').some((word) => names.has(word));
}

const receivedColumn = 'received_at_of_row';

const isBefore = (row: Row, until: string | undefined) =>
  until !== undefined && String(row[receivedColumn] ?? '') <= until;

async function rowsWith(
  db: Kysely<Tables>,
  search: Search,
  values: readonly unknown[],
  column = search.match.column,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of chunks(values))
    rows.push(
      ...(await select(db, search, { where: sql`${sql.ref(column)} in (${sql.join(part)}) ${limitOf(search)}` })),
    );
  return rows;
}

const limitOf = ({ match: { where } }: Search) => (where ? sql`and ${sql.raw(where)}` : sql``);

/** Searches the whole table, page by page, and reads the rows that match. Their other columns can be large. */
async function scan(
  db: Kysely<Tables>,
  search: Search,
  isMatch: (value: string, row: Row) => boolean,
): Promise<Row[]> {
  const { entry, match } = search;
  const [keyName = ''] = entry.key;
  const [key, column] = [sql.ref(keyName), sql.ref(match.column)];
  const found: unknown[] = [];
  for (let after: unknown = ''; ; ) {
    const page = await select(db, search, {
      columns: [keyName, match.column],
      where: sql`${column} is not null ${limitOf(search)} and ${key} > ${after} order by ${key} limit ${sql.lit(pageSize)}`,
    });
    found.push(...page.filter((row) => isMatch(String(row[match.column]), row)).map((row) => row[keyName]));
    if (page.length < pageSize) return rowsWith(db, search, found, keyName);
    after = page.at(-1)?.[keyName];
  }
}

async function select(
  db: Kysely<Tables>,
  { table, entry, receivedAt }: Search,
  { columns: names = entry.columns, where }: { columns?: readonly string[]; where: RawBuilder<unknown> },
): Promise<Row[]> {
  const columns = names ? sql.join(names.map((name) => sql.ref(name))) : sql`*`;
  const received = receivedAt ? sql`, ${sql.raw(receivedAt)} as ${sql.ref(receivedColumn)}` : sql``;
  const query = sql<Row>`select ${columns}${received} from ${sql.table(table)} where ${where}`;
  return (await query.execute(db)).rows;
}

/** The columns of the table itself, for an export. */
export function withoutHelpers(row: Row, { derived = [] }: Pick<PersonalTable, 'derived'>): Row {
  const entries = Object.entries(row).filter(([name]) => name !== receivedColumn && !derived.includes(name));
  return Object.fromEntries(entries);
}
