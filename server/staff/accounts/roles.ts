import type { Transaction } from 'kysely';
import type { StaffRole } from '../../../schema/api/staff.ts';
import { acquireAdvisoryLock } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';

/** Serializes changes that depend on which accounts have which roles. */
const lockRoles = (trx: Transaction<Tables>) => acquireAdvisoryLock(trx, 'staff roles');

/** The role of a new account by default: the first one is admin, so someone can give others their roles. */
export async function defaultRole(trx: Transaction<Tables>): Promise<StaffRole> {
  await lockRoles(trx);
  const first = await trx.selectFrom('staff_users').select('id').limit(1).executeTakeFirst();
  return first ? 'agent' : 'admin';
}

/** @returns false if the account is the only admin and would stop being one; then nothing changes */
export async function setRole(
  trx: Transaction<Tables>,
  userId: string,
  role: StaffRole,
  now: Date,
): Promise<boolean> {
  await lockRoles(trx);
  const admins = await trx.selectFrom('staff_users').select('id').where('role', '=', 'admin').execute();
  if (role !== 'admin' && admins.length === 1 && admins[0]?.id === userId) return false;
  await trx
    .updateTable('staff_users')
    .set({ role, updated_at: now.toISOString() })
    .where('id', '=', userId)
    .execute();
  return true;
}
