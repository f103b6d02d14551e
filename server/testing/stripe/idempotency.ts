import type { Clock } from '../../lib/clock.ts';
import { idempotencyError } from './refusal.ts';
import type { Reply } from './reply.ts';

interface Kept {
  path: string;
  body: string;
  at: number;
  /** Missing as long as the request is at work. */
  reply?: Reply;
}

/** Source: docs.stripe.com/api/idempotent_requests and docs.stripe.com/error-low-level. */
export interface IdempotencyKeys {
  /**
   * @returns the answer of the first request with this key, or undefined when this is the first
   * @throws Refusal 409 while the first is at work, 400 when it was another request
   */
  begin(key: string, path: string, body: string): Reply | undefined;
  keep(key: string, reply: Reply): void;
  /** The request came to nothing that is kept: the key is free again. */
  forget(key: string): void;
}

/** Two bodies say the same when their parameters do. */
const withoutOrder = (body: string): string => {
  const params = new URLSearchParams(body);
  params.sort();
  return params.toString();
};

const longest = 255;
const keptMs = 24 * 3600 * 1000;

export function createIdempotencyKeys(clock: Clock): IdempotencyKeys {
  const known = new Map<string, Kept>();
  return {
    begin(key, path, form) {
      const body = withoutOrder(form);
      if (key.length > longest)
        throw idempotencyError(400, `Idempotency keys can be up to ${longest} characters long.`);
      const at = clock().getTime();
      const kept = known.get(key);
      if (!kept || (kept.reply && at - kept.at >= keptMs)) {
        known.set(key, { path, body, at });
        return undefined;
      }
      if (kept.path !== path)
        throw idempotencyError(
          400,
          `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${kept.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      if (kept.body !== body)
        throw idempotencyError(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      if (kept.reply) return kept.reply;
      throw idempotencyError(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        'idempotency_key_in_use',
      );
    },
    keep(key, reply) {
      const kept = known.get(key);
      if (kept) kept.reply = reply;
    },
    forget: (key) => void known.delete(key),
  };
}
