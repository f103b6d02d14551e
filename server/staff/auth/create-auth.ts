import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Config } from '../../config/config.ts';
import type { Storage } from '../../storage/storage.ts';
import { maxPasswordLength, minPasswordLength } from '../accounts/passwords.ts';
import { createStorageAdapter } from './adapter.ts';
import type { StorageErrors } from './storage-errors.ts';

/** Prefix of every cookie. With `__Host-`, browsers accept it only over HTTPS or from localhost, and only for this host. */
export const cookiePrefix = '__Host-staff';

/** Passes the client address, as vouched for by trusted proxies, to better-auth. */
export const addressHeader = 'x-client-address';

/** A session is extended at most this often, in seconds. */
const renewSeconds = 5 * 60;

/** How long a sign-in waits for its code, in seconds. */
const codeSeconds = 10 * 60;

export interface AuthParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  storageErrors: StorageErrors;
  secret: string;
  sessionSeconds: Config['staff']['sessionSeconds'];
}

/**
 * better-auth for the accounts that `npm run staff` creates. Our routes call its functions directly; none of its own routes
 * are reachable, and our routes take care of limits and origins.
 */
export function createAuth({ storage, storageErrors, secret, sessionSeconds }: AuthParts) {
  return betterAuth({
    database: createStorageAdapter(storage, storageErrors),
    // Versioned, because BETTER_AUTH_SECRETS in the environment would otherwise take precedence.
    secrets: [{ version: 1, value: secret }],
    secret,
    baseURL: 'http://localhost',
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: minPasswordLength,
      maxPasswordLength: maxPasswordLength,
    },
    session: { modelName: 'staff_sessions', expiresIn: sessionSeconds, updateAge: renewSeconds },
    user: {
      modelName: 'staff_users',
      additionalFields: { role: { type: 'string', required: false, input: false } },
    },
    account: { modelName: 'staff_accounts' },
    verification: { modelName: 'staff_verifications', disableCleanup: true },
    plugins: [
      twoFactor({
        twoFactorCookieMaxAge: codeSeconds,
        // `../limits/attempts.ts` counts codes along with passwords.
        accountLockout: { enabled: false },
        schema: { twoFactor: { modelName: 'staff_two_factors' } },
      }),
    ],
    advanced: {
      cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, secure: true, sameSite: 'strict', path: '/' },
      // Without joins, better-auth would look up the rows itself and print errors to the console.
      database: { generateId: () => randomUUID(), joins: true },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Failures surface as errors; its log lines could contain submitted data.
    logger: { disabled: true },
  });
}
