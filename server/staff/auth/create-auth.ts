import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Config } from '../../config/config.ts';
import type { Storage } from '../../storage/storage.ts';
import { longestPassword, shortestPassword } from '../accounts/passwords.ts';
import { createStorageAdapter } from './adapter.ts';
import type { StorageTrouble } from './storage-trouble.ts';

/** Before the name of each cookie; with it browsers take them only over HTTPS or from this machine, for this host alone. */
export const cookiePrefix = '__Host-staff';

/** In which the calls hand over from where somebody asks, as far as trusted proxies vouch for it. */
export const addressHeader = 'x-client-address';

/** An open session is prolonged at most this often, in seconds. */
const renewSeconds = 5 * 60;

/** How long a sign-in waits for its code, in seconds. */
const codeSeconds = 10 * 60;

export interface AuthParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  trouble: StorageTrouble;
  secret: string;
  sessionSeconds: Config['staff']['sessionSeconds'];
}

/**
 * better-auth for accounts that `npm run staff` makes. Only its functions are called, by routes of our own: none of its
 * own addresses answers, and what guards those (limits, origins) is done in front of ours.
 */
export function createAuth({ storage, trouble, secret, sessionSeconds }: AuthParts) {
  return betterAuth({
    database: createStorageAdapter(storage, trouble),
    // By version, because otherwise BETTER_AUTH_SECRETS of the environment would come first.
    secrets: [{ version: 1, value: secret }],
    secret,
    baseURL: 'http://localhost',
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
    },
    session: { modelName: 'staff_sessions', expiresIn: sessionSeconds, updateAge: renewSeconds },
    user: { modelName: 'staff_users' },
    account: { modelName: 'staff_accounts' },
    verification: { modelName: 'staff_verifications', disableCleanup: true },
    plugins: [
      twoFactor({
        twoFactorCookieMaxAge: codeSeconds,
        // Codes are counted with the passwords, in `../limits/attempts.ts`.
        accountLockout: { enabled: false },
        schema: { twoFactor: { modelName: 'staff_two_factors' } },
      }),
    ],
    advanced: {
      cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, secure: true, sameSite: 'strict', path: '/' },
      // Otherwise it would look joined rows up itself, and print what goes wrong.
      database: { generateId: () => randomUUID(), joins: true },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // What goes wrong comes out as errors; its lines could hold what was sent.
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
