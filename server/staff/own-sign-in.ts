import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { StaffRole } from '../../schema/api/staff.ts';
import type { Config } from '../config/config.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import { createCallAuth } from './auth/call-auth.ts';
import { cookiePrefix, createAuth } from './auth/create-auth.ts';
import { createStorageErrors, type StorageErrors } from './auth/storage-errors.ts';
import { displayName } from './display-name.ts';
import { createAttempts } from './limits/attempts.ts';
import { createKnownDevices } from './limits/known-devices.ts';
import type { StaffMember } from './staff-member.ts';

export interface OwnSignInParts extends Pick<Config['staff'], 'sessionSeconds' | 'limits'> {
  storage: Pick<Storage, 'db' | 'commit'>;
  clock: Clock;
  secret: string;
}

export type OwnSignIn = ReturnType<typeof createOwnSignIn>;

/** Sign-in with our own accounts and sessions. */
export function createOwnSignIn({ storage, clock, secret, sessionSeconds, limits }: OwnSignInParts) {
  const storageErrors = createStorageErrors();
  const auth = createAuth({ storage, storageErrors, secret, sessionSeconds }).api;
  const callAuth = createCallAuth(storageErrors);
  const devices = createKnownDevices(secret);
  return {
    auth,
    callAuth,
    storage,
    clock,
    attempts: createAttempts({ storage, limits, devices, clock }),
    devices,
    async currentStaff(c: Context<ServerEnv>): Promise<StaffMember | undefined> {
      const session = await callAuth(c, (headers) => auth.getSession({ headers, returnHeaders: true }));
      if (!session) return undefined;
      const { email, name, role, twoFactorEnabled } = session.user;
      return {
        email,
        name: displayName(email, name),
        role: role as StaffRole,
        hasTwoFactor: twoFactorEnabled === true,
      };
    },
    /** The staff member whose sign-in waits for a code; undefined when there is none. */
    pendingStaff: (c: Context<ServerEnv>) => pendingMember(c, storage, storageErrors),
  };
}

/** The identifier in the cookie is as hard to guess as its signature, which better-auth checks later. */
async function pendingMember(
  c: Context<ServerEnv>,
  { db }: Pick<Storage, 'db'>,
  { record }: Pick<StorageErrors, 'record'>,
): Promise<Pick<StaffMember, 'email'> | undefined> {
  const identifier = getCookie(c, `${cookiePrefix}.two_factor`)?.split('.')[0];
  if (identifier === undefined) return undefined;
  return record(() =>
    db
      .selectFrom('staff_verifications as waiting')
      .innerJoin('staff_users as user', 'user.id', 'waiting.value')
      .select('user.email')
      .where('waiting.identifier', '=', identifier)
      .executeTakeFirst(),
  );
}
