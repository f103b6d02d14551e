import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { StaffRole } from '../../../schema/api/staff.ts';
import type { Tables } from '../../storage/tables.ts';
import { displayName } from '../display-name.ts';
import { defaultRole } from './roles.ts';

/** An account as `npm run staff -- list` shows it. */
export interface StaffAccount {
  id: string;
  email: string;
  /** What colleagues see. */
  name: string;
  role: StaffRole;
  createdAt: string;
  signedInAt: string | null;
  hasTwoFactor: boolean;
  openSessions: number;
}

export interface NewAccount {
  /** In lower case. */
  email: string;
  passwordHash: string;
  /** By default, the first account is admin and every later one agent. */
  role?: StaffRole | undefined;
  name?: string | null;
}

/**
 * Creates an account the way better-auth's sign-up does.
 * @returns undefined when the email address already has an account
 */
export async function addAccount(
  trx: Transaction<Tables>,
  { email, passwordHash, name = null, ...account }: NewAccount,
  now: Date,
): Promise<{ role: StaffRole } | undefined> {
  const role = account.role ?? (await defaultRole(trx));
  const id = randomUUID();
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const added = await trx
    .insertInto('staff_users')
    .values({ id, email, name, role, two_factor_enabled: 0, ...times })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('role')
    .executeTakeFirst();
  if (!added) return undefined;
  await trx
    .insertInto('staff_accounts')
    .values({
      id: randomUUID(),
      user_id: id,
      provider_id: 'credential',
      account_id: id,
      password: passwordHash,
      ...times,
    })
    .execute();
  return added;
}

/** Sets the name that colleagues see. */
export async function setName(
  trx: Transaction<Tables>,
  userId: string,
  name: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('staff_users')
    .set({ name, updated_at: now.toISOString() })
    .where('id', '=', userId)
    .execute();
}

/** Sets a new password and ends all sessions. */
export async function setPassword(
  trx: Transaction<Tables>,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('staff_accounts')
    .set({ password: passwordHash, updated_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();
  await endSessions(trx, userId);
}

/**
 * Signs a user out everywhere, including sign-ins that wait for a code.
 * @returns the number of sessions ended
 */
export async function endSessions(trx: Transaction<Tables>, userId: string): Promise<number> {
  await trx.deleteFrom('staff_verifications').where('value', '=', userId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('staff_sessions')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes the second factor and ends all sessions. */
export async function turnOffTwoFactor(trx: Transaction<Tables>, userId: string, now: Date): Promise<void> {
  await trx.deleteFrom('staff_two_factors').where('user_id', '=', userId).execute();
  await trx
    .updateTable('staff_users')
    .set({ two_factor_enabled: 0, updated_at: now.toISOString() })
    .where('id', '=', userId)
    .execute();
  await endSessions(trx, userId);
}

/** Deletes the account and everything that belongs to it. */
export async function removeAccount(trx: Transaction<Tables>, userId: string): Promise<void> {
  await endSessions(trx, userId);
  // Foreign keys cascade to the rest.
  await trx.deleteFrom('staff_users').where('id', '=', userId).execute();
}

export async function recordSignIn(trx: Transaction<Tables>, email: string, now: Date): Promise<void> {
  await trx
    .updateTable('staff_users')
    .set({ signed_in_at: now.toISOString() })
    .where('email', '=', email)
    .execute();
}

/** All accounts, ordered by email address. */
export async function listAccounts(db: Kysely<Tables>, now: Date): Promise<StaffAccount[]> {
  const rows = await db
    .selectFrom('staff_users as user')
    .select([
      'user.id',
      'user.email',
      'user.name',
      'user.role',
      'user.created_at',
      'user.signed_in_at',
      'user.two_factor_enabled',
    ])
    .select(({ selectFrom }) =>
      selectFrom('staff_sessions as session')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('session.user_id', '=', 'user.id')
        .where('session.expires_at', '>', now.toISOString())
        .as('open_sessions'),
    )
    .orderBy('user.email')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: displayName(row.email, row.name),
    role: row.role,
    createdAt: row.created_at,
    signedInAt: row.signed_in_at,
    hasTwoFactor: row.two_factor_enabled === 1,
    openSessions: Number(row.open_sessions),
  }));
}

/** Deletes expired sessions and expired sign-ins that wait for a code. */
export async function deleteExpiredSessions(trx: Transaction<Tables>, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx.deleteFrom('staff_sessions').where('expires_at', '<=', at).execute();
  await trx.deleteFrom('staff_verifications').where('expires_at', '<=', at).execute();
}
