import { hash } from 'node:crypto';
import type { Logger } from 'pino';

export type Turnstile = ReturnType<typeof createTurnstile>;

export interface TurnstileParts {
  secret: string;
  /** The verification endpoint; see developers.cloudflare.com/turnstile/get-started/server-side-validation. */
  url: string;
  logger: Logger;
  /** How long a visitor waits for the verification, in ms. */
  timeoutMs?: number;
}

/** Verifies with Cloudflare that a person sent a form. */
export function createTurnstile({ secret, url, logger, timeoutMs = 2500 }: TurnstileParts) {
  return {
    /** False only when Cloudflare rejects the token, or without a token. */
    async isPerson(token: string | null, clientAddress: string | null): Promise<boolean> {
      if (token === null) return false;
      try {
        const response = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({
            secret,
            response: token,
            // Both calls of a submission send the same token, which is valid only once without this key.
            idempotency_key: uuidOf(token),
            ...(clientAddress !== null && { remoteip: clientAddress }),
          }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        const { success } = (await response.json()) as { success?: unknown };
        if (typeof success !== 'boolean')
          throw new Error(`Turnstile answered ${response.status} without a result.`);
        return success;
      } catch (err) {
        // Losing a lead is worse than accepting spam.
        logger.warn({ err }, 'Turnstile verification failed; accepting the lead');
        return true;
      }
    },
  };
}

function uuidOf(token: string): string {
  const hex = hash('sha256', token);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
