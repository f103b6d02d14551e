import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Clock } from '../lib/clock.ts';
import { digest } from '../lib/digest.ts';
import { networkOf } from '../limits/network-of.ts';
import { countOne, type RateLimit, uncountOne } from '../limits/rate-limit.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';

export interface SignInLimits {
  /** Wrong passwords of one account from one address, and wrong codes of one account; 0 means any number. */
  limit: number;
  windowMs: number;
}

/** So many times the limit for one address and all accounts: an office has one address. */
const forAddress = 5;

/** So many times the limit for one account and all addresses: a single stranger cannot lock anybody out. */
const forAccount = 10;

/** Longer than a code is taken for. Source: RFC 6238, section 5.2: no code is taken twice. */
const codeLifetimeMs = 2 * 60 * 1000;

/** A try at a password or code, counted as a wrong one until it is known to be right. */
export interface Attempt {
  /** Counts it no more. */
  wasRight(trx: Transaction<Tables>): Promise<void>;
}

export interface Attempts {
  /** @throws HttpError too_many_sign_ins when there were too many wrong ones */
  begin(c: Context<ServerEnv>, kind: 'password' | 'code', email: string): Promise<Attempt>;
  /** Whether the code comes for the first time, right or wrong. */
  isNewCode(email: string, code: string): Promise<boolean>;
}

/**
 * Counts in storage, so that limits hold over restarts and for all servers together. It counts before anybody looks
 * whether a password is right, so that many at one moment are no way around.
 */
export function createAttempts(
  storage: Pick<Storage, 'commit'>,
  limits: SignInLimits,
  clock: Clock,
): Attempts {
  const countAll = async (trx: Transaction<Tables>, counted: readonly RateLimit[]) => {
    for (const limit of counted) {
      const retryAfterMs = await countOne(trx, limit, clock());
      if (retryAfterMs !== undefined) return retryAfterMs;
    }
    return undefined;
  };
  return {
    async begin(c, kind, email) {
      const counted = limitsFor(kind, digest(email), c.get('clientAddress'), limits);
      const retryAfterMs = await storage.commit((trx) => countAll(trx, counted));
      if (retryAfterMs !== undefined) throw tooMany(retryAfterMs);
      return {
        async wasRight(trx) {
          for (const { key } of counted) await uncountOne(trx, key);
        },
      };
    },
    async isNewCode(email, code) {
      const once = { key: `staff code ${digest(`${email} ${code}`)}`, limit: 1, windowMs: codeLifetimeMs };
      return (await storage.commit((trx) => countOne(trx, once, clock()))) === undefined;
    },
  };
}

function limitsFor(
  kind: 'password' | 'code',
  account: string,
  clientAddress: string | null,
  { limit, windowMs }: SignInLimits,
): RateLimit[] {
  if (limit === 0) return [];
  const network = clientAddress === null ? 'somewhere' : networkOf(clientAddress);
  const from = `staff ${kind}s from ${network}`;
  return [
    // Only who knows the password is asked for a code, so that nobody else can use its limit up.
    kind === 'code'
      ? { key: `staff codes of ${account}`, limit, windowMs }
      : { key: `${from} for ${account}`, limit, windowMs },
    ...(kind === 'password'
      ? [{ key: `staff passwords for ${account}`, limit: limit * forAccount, windowMs }]
      : []),
    // Where nobody's address is known, all people would be counted as one.
    ...(clientAddress === null ? [] : [{ key: from, limit: limit * forAddress, windowMs }]),
  ];
}

function tooMany(retryAfterMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new HttpError('too_many_sign_ins', { headers: { 'retry-after': String(seconds) } });
}
