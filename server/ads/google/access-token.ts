import { sign } from 'node:crypto';
import type { ServiceAccount } from '../../config/service-account.ts';
import type { Clock } from '../../lib/clock.ts';
import { at, callApi } from '../call-api.ts';

/** Source: Data Manager API, events.ingest, Authorization scopes. */
const scope = 'https://www.googleapis.com/auth/datamanager';

/** Seconds that an assertion is valid for; Google allows an hour. */
const assertionSeconds = 600;

/** A token is renewed this long before it expires, in ms. */
const marginMs = 60_000;

export interface AccessTokens {
  /** Resolves with a valid token. @throws Error that names the variable if Google refuses the key */
  get(signal: AbortSignal): Promise<string>;
  /** Forgets the token that an API refused. */
  forget(): void;
}

/**
 * Access tokens of a service account, kept until they expire. The client library of Google would bring some twenty packages for
 * one signed request. Source: Using OAuth 2.0 for Server to Server Applications (RFC 7523).
 */
export function createAccessTokens(account: ServiceAccount, clock: Clock): AccessTokens {
  let current: { token: string; until: number } | undefined;
  return {
    async get(signal) {
      const now = clock();
      if (current && now.getTime() < current.until) return current.token;
      const body = new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertionOf(account, now),
      });
      const { status, json } = await callApi({ url: account.tokenUrl, body, signal });
      const token = at(json, 'access_token');
      if (status !== 200 || typeof token !== 'string') throw new Error(refusal(status, json));
      current = { token, until: now.getTime() + Number(at(json, 'expires_in') ?? 0) * 1000 - marginMs };
      return token;
    },
    forget() {
      current = undefined;
    },
  };
}

function refusal(status: number, json: unknown): string {
  const reason = [at(json, 'error'), at(json, 'error_description')].filter(Boolean).join(': ');
  // A key that was deleted, or a clock that is wrong. Anything else passes by itself.
  const advice = status < 500 ? ' Check GOOGLE_ADS_KEY, and the clock of this machine.' : '';
  return `HTTP ${status}: Google issued no access token (${reason || 'without a reason'}).${advice}`;
}

/** A JSON Web Token, signed with RS256. */
function assertionOf({ email, privateKey, keyId, tokenUrl }: ServiceAccount, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const header = { alg: 'RS256', typ: 'JWT', kid: keyId };
  const claims = { iss: email, scope, aud: tokenUrl, iat: issuedAt, exp: issuedAt + assertionSeconds };
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}
