import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Config } from '../../config/config.ts';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { Clock } from '../../lib/clock.ts';
import { digest } from '../../lib/digest.ts';
import { networkOf } from '../../limits/network-of.ts';
import { countOne, uncountOne } from '../../limits/rate-limit.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { type Counter, countInOrder, fixedWindow, growingDelay } from './counters.ts';
import type { KnownDevices } from './known-devices.ts';
import { createPasswordQueue, type SignInClient } from './password-queue.ts';

/** An office shares one network, so a network gets this multiple of the limit over all accounts. */
const perNetworkFactor = 5;

/** Beyond this multiple of the limit, attempts at one account from unknown devices are spaced out. */
const perAccountFactor = 10;

/** Longer than any code is valid. Source: RFC 6238, section 5.2: a code is accepted once. */
const codeLifetimeMs = 2 * 60 * 1000;

type Kind = 'password' | 'code';

export interface AttemptsParts {
  storage: Pick<Storage, 'commit'>;
  limits: Config['staff']['limits'];
  devices: Pick<KnownDevices, 'find'>;
  clock: Clock;
}

/**
 * Counts in storage, so limits survive restarts and hold across servers. An attempt is counted before its password is
 * checked, so concurrent requests cannot slip past a limit. Accounts that do not exist are counted like any other.
 */
export function createAttempts({ storage, limits, devices, clock }: AttemptsParts) {
  const queue = createPasswordQueue();
  return {
    /**
     * Counts a try at a password or a code. It counts as failed until it is forgiven.
     * @throws HttpError too_many_sign_ins when a limit is reached
     */
    async begin(c: Context<ServerEnv>, kind: Kind, email: string) {
      const client = { network: signInNetwork(c), device: await devices.find(c, email) };
      const counters = countersFor(kind, digest(email), client, limits);
      const retryAfterMs = await storage.commit((trx) => countInOrder(trx, counters, clock()));
      if (retryAfterMs !== undefined) throw new HttpError('too_many_sign_ins', { retryAfterMs });
      const forgive = async (trx: Transaction<Tables>) => {
        for (const { key } of counters) await uncountOne(trx, key);
      };
      return {
        /** Takes the attempt out of the counts. */
        forgive,
        /**
         * Runs the password check when this client's turn comes.
         * @throws HttpError too_many_sign_ins when the queue has no room; the attempt is then forgiven
         */
        async inTurn<T>(check: () => Promise<T>): Promise<T> {
          const leave = await queue.enter(client).catch(async (refusal) => {
            await storage.commit(forgive);
            throw refusal;
          });
          return check().finally(leave);
        },
      };
    },
    /** Whether the code has not been used before, correct or not. */
    async isNewCode(email: string, code: string): Promise<boolean> {
      const once = { key: `staff code ${digest(`${email} ${code}`)}`, limit: 1, windowMs: codeLifetimeMs };
      return (await storage.commit((trx) => countOne(trx, once, clock()))) === undefined;
    },
  };
}

/** Undefined when the address is unknown; all such clients would otherwise count as one. */
function signInNetwork(c: Context<ServerEnv>): string | undefined {
  const address = c.get('clientAddress');
  return address === null ? undefined : networkOf(address, 48);
}

/** Widest first: a refused flood of made-up accounts then leaves no row for each account. */
function countersFor(
  kind: Kind,
  account: string,
  { network, device }: SignInClient,
  { limit, windowMs }: AttemptsParts['limits'],
): Counter[] {
  if (limit === 0) return [];
  const one = { limit, windowMs };
  if (device !== undefined) return [fixedWindow({ key: `staff ${kind}s by device ${device}`, ...one })];
  const from = `staff ${kind}s from ${network ?? 'unknown'}`;
  const perNetwork =
    network === undefined ? [] : [fixedWindow({ key: from, limit: limit * perNetworkFactor, windowMs })];
  // Only a client that knows the password is asked for a code, so strangers cannot use up this limit.
  if (kind === 'code') return [...perNetwork, fixedWindow({ key: `staff codes of ${account}`, ...one })];
  return [
    ...perNetwork,
    fixedWindow({ key: `${from} for ${account}`, ...one }),
    growingDelay({ key: `staff passwords for ${account}`, limit: limit * perAccountFactor, windowMs }),
  ];
}
