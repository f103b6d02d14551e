import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import { createOwnSignIn, type OwnSignIn } from './own-sign-in.ts';
import { memberOfProxy } from './proxy-sign-in.ts';
import { keptSecret } from './secret.ts';

/** Somebody of staff who is signed in. */
export interface StaffMember {
  /** In lower case. */
  email: string;
  /** Whether a sign-in takes a code as well. */
  hasTwoFactor?: boolean;
}

/** Knows who of staff asks. */
export interface Staff {
  /** Undefined when it is nobody of staff. A session that is used is prolonged, by a cookie on the answer. */
  whoAsks(c: Context<ServerEnv>): Promise<StaffMember | undefined>;
  /** Undefined where a proxy in front signs people in and out. */
  ownSignIn: OwnSignIn | undefined;
}

export interface StaffParts {
  config: Pick<Config, 'staff' | 'trustProxy'>;
  storage: Pick<Storage, 'db' | 'commit'>;
  clock: Clock;
}

/** Reads, or makes, the secret that cookies are signed with. */
export async function openStaff({ config, storage, clock }: StaffParts): Promise<Staff> {
  const { header, secret, ...settings } = config.staff;
  if (header !== undefined)
    return { whoAsks: async (c) => memberOfProxy(c, header, config.trustProxy), ownSignIn: undefined };
  const ownSignIn = createOwnSignIn({
    ...settings,
    storage,
    clock,
    secret: secret ?? (await keptSecret(storage)),
  });
  return { whoAsks: ownSignIn.whoAsks, ownSignIn };
}
