import type { Kysely } from 'kysely';
import type { DeskPerson } from '../../schema/api/desk.ts';
import { displayName } from '../staff/display-name.ts';
import { type ProxyRoles, proxyRole } from '../staff/proxy-role.ts';
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

/** People whom a proxy signs in can be given leads this long after they were last offered one, in ms. */
const rememberedMs = 90 * 24 * 60 * 60 * 1000;

/** The accounts, and where a proxy signs people in, everyone who has worked at the desk or has a role by name. */
export async function readStaff(
  db: Kysely<Tables>,
  proxy: ProxyRoles | undefined,
  now: Date,
): Promise<StaffList> {
  const [accounts, seen, worked] = await Promise.all([
    readAccounts(db),
    db.selectFrom('desk_presence').select('staff').distinct().execute(),
    proxy ? readWorked(db, now) : [],
  ]);
  const named = proxy?.roles?.people.keys() ?? [];
  const emails = new Set([
    ...accounts.filter(({ role }) => role !== 'author').map(({ email }) => email),
    ...seen.map(({ staff }) => staff),
    ...[...worked, ...named].filter((email) => proxy && canOwnLeads(email, proxy)),
  ]);
  const personOf = namesIn(accounts);
  const owners = [...emails].map(personOf).sort((one, other) => one.name.localeCompare(other.name));
  return { owners, personOf };
}

/** Without accounts, the work is the only list of people. */
async function readWorked(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - rememberedMs).toISOString();
  const [offered, owning] = await Promise.all([
    db.selectFrom('desk_turns').select('staff').where('offered_at', '>=', since).execute(),
    db
      .selectFrom('desk_leads')
      .select('owner')
      .distinct()
      .where('is_spam', '=', 0)
      .where('state', 'in', ['open', 'waiting'])
      .execute(),
  ]);
  return [...offered.map(({ staff }) => staff), ...owning.flatMap(({ owner }) => owner ?? [])];
}

function canOwnLeads(email: string, { roles, roleHeader }: ProxyRoles): boolean {
  const role = proxyRole(email, undefined, { roles });
  // Only the proxy knows what others are.
  if (roleHeader !== undefined && !roles?.people.has(email)) return true;
  return role !== undefined && role !== 'author';
}

function readAccounts(db: Kysely<Tables>) {
  return db.selectFrom('staff_users').select(['email', 'name', 'role']).execute();
}

function namesIn(accounts: readonly { email: string; name: string | null }[]): PersonOf {
  const names = new Map(accounts.map(({ email, name }) => [email, name]));
  return (email) => ({ email, name: displayName(email, names.get(email) ?? null) });
}
