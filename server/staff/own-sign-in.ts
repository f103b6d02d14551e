import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Config } from '../config/config.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import { type AskAuth, createAskAuth } from './auth/ask-auth.ts';
import { type Auth, cookiePrefix, createAuth } from './auth/create-auth.ts';
import { createStorageTrouble, type StorageTrouble } from './auth/storage-trouble.ts';
import { type Attempts, createAttempts } from './limits/attempts.ts';
import { createKnownDevices, type KnownDevices } from './limits/known-devices.ts';
import type { StaffMember } from './staff.ts';

/** Accounts and sessions of our own. */
export interface OwnSignIn {
  auth: Auth['api'];
  ask: AskAuth;
  attempts: Attempts;
  devices: KnownDevices;
  storage: Pick<Storage, 'commit'>;
  clock: Clock;
  whoAsks(c: Context<ServerEnv>): Promise<StaffMember | undefined>;
  /** Whose sign-in waits for its code; undefined when none does. */
  whoseCode(c: Context<ServerEnv>): Promise<StaffMember | undefined>;
}

export interface OwnSignInParts extends Pick<Config['staff'], 'sessionSeconds' | 'limits'> {
  storage: Pick<Storage, 'db' | 'commit'>;
  clock: Clock;
  secret: string;
}

export function createOwnSignIn({
  storage,
  clock,
  secret,
  sessionSeconds,
  limits,
}: OwnSignInParts): OwnSignIn {
  const trouble = createStorageTrouble();
  const auth = createAuth({ storage, trouble, secret, sessionSeconds }).api;
  const ask = createAskAuth(trouble);
  const devices = createKnownDevices(secret);
  return {
    auth,
    ask,
    storage,
    clock,
    attempts: createAttempts({ storage, limits, devices, clock }),
    devices,
    async whoAsks(c) {
      const session = await ask(c, (headers) => auth.getSession({ headers, returnHeaders: true }));
      if (!session) return undefined;
      return { email: session.user.email, hasTwoFactor: session.user.twoFactorEnabled === true };
    },
    whoseCode: (c) => memberOfChallenge(c, storage, trouble),
  };
}

/** The cookie's identifier is as hard to guess as its signature, which better-auth checks after us. */
async function memberOfChallenge(
  c: Context<ServerEnv>,
  { db }: Pick<Storage, 'db'>,
  { noting }: Pick<StorageTrouble, 'noting'>,
): Promise<StaffMember | undefined> {
  const identifier = getCookie(c, `${cookiePrefix}.two_factor`)?.split('.')[0];
  if (identifier === undefined) return undefined;
  return noting(() =>
    db
      .selectFrom('staff_verifications as waiting')
      .innerJoin('staff_users as user', 'user.id', 'waiting.value')
      .select('user.email')
      .where('waiting.identifier', '=', identifier)
      .executeTakeFirst(),
  );
}
