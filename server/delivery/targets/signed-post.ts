import { hash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Clock } from '../../lib/clock.ts';
import { postJson } from './post-json.ts';

/** Names a target by its kind and a hash of its URL, which can contain secrets. */
export function targetName(kind: string, url: string): string {
  return `${kind}:${hash('sha256', url).slice(0, 12)}`;
}

/**
 * Posts signed Standard Webhooks messages to a URL.
 * @param secrets each `whsec_…`; several during rotation, the newest first
 */
export function createSignedPost(url: string, secrets: readonly string[], clock: Clock) {
  const signers = secrets.map((secret) => new Webhook(secret));
  /** @param id of the message, the same in every attempt */
  return async (id: string, message: unknown, signal: AbortSignal): Promise<void> => {
    const body = JSON.stringify(message);
    const now = clock();
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signers.map((signer) => signer.sign(id, now, body)).join(' '),
    };
    await postJson({ url, body, headers, signal });
  };
}
