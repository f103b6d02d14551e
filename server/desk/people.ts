import type { Kysely } from 'kysely';
import type { DeskPerson } from '../../schema/api/desk.ts';
import { displayName } from '../staff/display-name.ts';
import type { Tables } from '../storage/tables.ts';

/** Names of staff by email address. */
export type PersonOf = (email: string) => DeskPerson;

/** Everyone who can own leads. */
export interface StaffList {
  owners: DeskPerson[];
  personOf: PersonOf;
}

/** What staff are called. People whose account is gone keep a name made of their address. */
export async function readNames(db: Kysely<Tables>): Promise<PersonOf> {
  return namesIn(await readAccounts(db));
}

/** The accounts, and where a proxy signs people in, everyone who has used the desk. */
export async function readStaff(db: Kysely<Tables>): Promise<StaffList> {
  const [accounts, seen] = await Promise.all([
    readAccounts(db),
    db.selectFrom('desk_presence').select('staff').distinct().execute(),
  ]);
  const emails = new Set([
    ...accounts.filter(({ role }) => role !== 'author').map(({ email }) => email),
    ...seen.map(({ staff }) => staff),
  ]);
  const personOf = namesIn(accounts);
  const owners = [...emails].map(personOf).sort((one, other) => one.name.localeCompare(other.name));
  return { owners, personOf };
}

function readAccounts(db: Kysely<Tables>) {
  return db.selectFrom('staff_users').select(['email', 'name', 'role']).execute();
}

function namesIn(accounts: readonly { email: string; name: string | null }[]): PersonOf {
  const names = new Map(accounts.map(({ email, name }) => [email, name]));
  return (email) => ({ email, name: displayName(email, names.get(email) ?? null) });
}
