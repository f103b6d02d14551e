import type { Clock } from '../../../lib/clock.ts';
import { idempotencyError } from './api-error.ts';
import type { Reply } from './reply.ts';

interface StoredRequest {
  path: string;
  body: string;
  at: number;
  /** Undefined while the request is in progress. */
  reply?: Reply;
}

/** Source: docs.stripe.com/api/idempotent_requests and docs.stripe.com/error-low-level. */
export interface IdempotencyKeys {
  /**
   * @returns the reply to the first request with this key, or undefined if this is the first
   * @throws ApiError 409 while the first is in progress, 400 if it was a different request
   */
  begin(key: string, path: string, body: string): Reply | undefined;
  store(key: string, reply: Reply): void;
  /** Frees the key of a request whose reply is not stored. */
  release(key: string): void;
}

/** Bodies are equal if their parameters are, in any order. */
const sortedParams = (body: string): string => {
  const params = new URLSearchParams(body);
  params.sort();
  return params.toString();
};

const maxLength = 255;
const retentionMs = 24 * 3600 * 1000;

export function createIdempotencyKeys(clock: Clock): IdempotencyKeys {
  const known = new Map<string, StoredRequest>();
  return {
    begin(key, path, form) {
      const body = sortedParams(form);
      if (key.length > maxLength)
        throw idempotencyError(400, `Idempotency keys can be up to ${maxLength} characters long.`);
      const at = clock().getTime();
      const stored = known.get(key);
      if (!stored || (stored.reply && at - stored.at >= retentionMs)) {
        known.set(key, { path, body, at });
        return undefined;
      }
      if (stored.path !== path)
        throw idempotencyError(
          400,
          `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${stored.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      if (stored.body !== body)
        throw idempotencyError(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      if (stored.reply) return stored.reply;
      throw idempotencyError(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        'idempotency_key_in_use',
      );
    },
    store(key, reply) {
      const stored = known.get(key);
      if (stored) stored.reply = reply;
    },
    release: (key) => void known.delete(key),
  };
}
