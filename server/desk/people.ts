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

/**
 * The accounts, and where a proxy signs people in, everyone who has used the desk. People whose account is gone keep a name.
 */
export async function readStaff(db: Kysely<Tables>): Promise<StaffList> {
  const accounts = await db.selectFrom('staff_users').select(['email', 'name', 'role']).execute();
  const names = new Map(accounts.map(({ email, name }) => [email, name]));
  const personOf = (email: string) => ({ email, name: displayName(email, names.get(email) ?? null) });
  const seen = await db.selectFrom('desk_presence').select('staff').distinct().execute();
  const emails = new Set([
    ...accounts.filter(({ role }) => role !== 'author').map(({ email }) => email),
    ...seen.map(({ staff }) => staff),
  ]);
  const owners = [...emails].map(personOf).sort((one, other) => one.name.localeCompare(other.name));
  return { owners, personOf };
}
