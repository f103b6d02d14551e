import { sql, type Transaction } from 'kysely';
import type { CustomerInfo } from '../../../schema/api/payments.ts';
import { emailKey } from '../../desk/intake/derive.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Tables } from '../../storage/tables.ts';
import { type FoundPart, type FoundRows, rowsIn } from '../data/find-rows.ts';
import type { Changes, Row, Terms } from '../data/personal-table.ts';

/** How many rows an erasure deleted or changed, by table; tables without any are left out. */
export type ErasedCounts = Readonly<Record<string, number>>;

/** Deletes the rows, or removes from them what names their person. @param pseudonymOf see `Terms` */
export async function eraseRows(
  trx: Transaction<Tables>,
  found: FoundRows,
  pseudonymOf: Terms['pseudonymOf'],
): Promise<ErasedCounts> {
  const counts: Record<string, number> = {};
  const termsOf = createTerms(found, pseudonymOf);
  // Rows go before those that they refer to.
  for (const part of found.toReversed()) {
    const { table, erase, rows } = part;
    if (erase === 'delete') await deleteRows(trx, part);
    const count =
      erase === 'delete' ? rows.length : await changeRows(trx, part, erase, (row) => termsOf(row));
    if (count > 0) counts[table] = (counts[table] ?? 0) + count;
  }
  return counts;
}

async function deleteRows(trx: Transaction<Tables>, { table, key, rows }: FoundPart): Promise<void> {
  const [only, ...others] = key;
  for (const part of chunks(rows)) {
    const condition =
      only !== undefined && others.length === 0
        ? sql`${sql.ref(only)} in (${sql.join(part.map((row) => row[only]))})`
        : sql.join(
            part.map((row) => sql`(${isRow(key, row)})`),
            sql` or `,
          );
    await sql`delete from ${sql.table(table)} where ${condition}`.execute(trx);
  }
}

function isRow(key: readonly string[], row: Row) {
  return sql.join(
    key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  );
}

async function changeRows(
  trx: Transaction<Tables>,
  { table, key, rows }: FoundPart,
  changes: Changes,
  termsOf: (row: Row) => Terms,
): Promise<number> {
  let changed = 0;
  for (const row of rows) {
    const values = Object.entries(changes)
      .map(([column, change]) => [column, change(row, termsOf(row))] as const)
      .filter(([column, value]) => value !== row[column]);
    if (values.length === 0) continue;
    changed += 1;
    const list = sql.join(values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
    await sql`update ${sql.table(table)} set ${list} where ${isRow(key, row)}`.execute(trx);
  }
  return changed;
}

/** What names the person of a payment: what was entered for it, and the leads that it was made for or that have its address. */
function createTerms(found: FoundRows, pseudonymOf: Terms['pseudonymOf']): (row: Row) => Terms {
  const all = rowsIn(found, 'leads');
  const byEmail = Map.groupBy(all, ({ email }) => emailKey(String(email)));
  return ({ payer, lead_id, client_name, client_email }) => {
    const entered = payerOf(payer);
    const emails = new Set([entered.email, client_email].map((email) => emailKey(String(email ?? ''))));
    const leads = [...emails].flatMap((email) => (email === '' ? [] : (byEmail.get(email) ?? [])));
    const own = all.filter(({ id }) => id === lead_id);
    const { email, firstName, lastName, phone, address } = entered;
    const names = [
      `${firstName ?? ''} ${lastName ?? ''}`,
      `${lastName ?? ''}${firstName ?? ''}`,
      client_name,
    ];
    const texts = [email, firstName, lastName, phone, address, client_name, client_email];
    for (const lead of [...leads, ...own]) {
      names.push(lead.full_name);
      texts.push(lead.full_name, lead.phone, lead.email);
    }
    const words = new Set([
      ...names.map(textOf).filter(({ length }) => length > 1),
      ...texts
        .map(textOf)
        .flatMap((text) => [text, ...text.split(/\s+/)])
        .filter(isName),
    ]);
    // A longer text first, because it contains the others.
    return { words: [...words].sort((one, other) => other.length - one.length), pseudonymOf };
  };
}

/** What the payer entered; nothing if it was erased before, because a pseudonym can stay. */
function payerOf(payer: unknown): Partial<CustomerInfo> {
  const entered = typeof payer === 'string' ? (JSON.parse(payer) as CustomerInfo) : undefined;
  return entered?.email ? entered : {};
}

const textOf = (value: unknown) => String(value ?? '').trim();

/** Initials and parts of numbers occur in other words. */
const isName = (text: string) => text.length > 2 && !/^[\d()+-]{1,5}$/.test(text);
