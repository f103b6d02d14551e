import type { Clock } from '../../lib/clock.ts';
import type { ErasureDelivery, Target } from '../target.ts';
import { postJson } from './post-json.ts';
import { createSignedPost, targetName } from './signed-post.ts';

/** Notifies the receiver of a webhook that a person was erased, so it can erase its copies. */
export function erasureWebhookTarget(
  url: string,
  secrets: readonly string[],
  clock: Clock,
): Target<ErasureDelivery> {
  const post = createSignedPost(url, secrets, clock);
  return {
    name: targetName('erasure-webhook', url),
    about: `webhook at ${new URL(url).host} about erased people`,
    deliver: (delivery, signal) => post(delivery.id, erasureBody(delivery), signal),
  };
}

/** Notifies a CRM that accepts such calls. @param path at the CRM's base URL */
export function erasureCrmTarget(url: string, path: string): Target<ErasureDelivery> {
  const address = `${url.replace(/\/+$/, '')}${path}`;
  return {
    name: 'erasure-crm',
    about: `POST ${address}`,
    async deliver(delivery, signal) {
      const body = JSON.stringify(erasureBody(delivery));
      await postJson({ url: address, body, headers: { 'idempotency-key': delivery.id }, signal });
    },
  };
}

export function erasureBody({ erasure }: ErasureDelivery) {
  return { type: 'person.erased', timestamp: erasure.at, data: { leadIds: JSON.parse(erasure.lead_ids) } };
}
