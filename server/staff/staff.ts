import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import { storedSecret } from '../storage/stored-secret.ts';
import { createOwnSignIn, type OwnSignIn } from './own-sign-in.ts';
import { staffFromProxy } from './proxy-sign-in.ts';
import type { StaffMember } from './staff-member.ts';

/** Identifies staff. */
export interface Staff {
  /**
   * The staff member behind a request, if any. Using a session extends it with a new cookie on the response.
   * @throws HttpError not_allowed for a person whom a proxy signed in and who has no role
   */
  currentStaff(c: Context<ServerEnv>): Promise<StaffMember | undefined>;
  /** Undefined when a proxy in front handles sign-in. */
  ownSignIn: OwnSignIn | undefined;
}

export interface StaffParts {
  config: Pick<Config, 'staff' | 'trustProxy'>;
  storage: Pick<Storage, 'db' | 'commit'>;
  clock: Clock;
}

/** Also reads or generates the secret that signs cookies. */
export async function openStaff({ config, storage, clock }: StaffParts): Promise<Staff> {
  const { header, roles, roleHeader, secret, ...settings } = config.staff;
  if (header !== undefined) {
    const proxy = { header, roles, roleHeader, trustProxy: config.trustProxy };
    return { currentStaff: async (c) => staffFromProxy(c, proxy), ownSignIn: undefined };
  }
  const ownSignIn = createOwnSignIn({
    ...settings,
    storage,
    clock,
    secret: secret ?? (await storedSecret(storage, 'staff_secret')),
  });
  return { currentStaff: ownSignIn.currentStaff, ownSignIn };
}
