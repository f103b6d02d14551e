import { hash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { leadData } from '../../leads/query/lead-data.ts';
import type { Clock } from '../../lib/clock.ts';
import type { LeadDelivery, Target } from '../target.ts';
import { postJson } from './post-json.ts';

interface WebhookParts {
  clock: Clock;
  siteUrl: () => Promise<string>;
  /** Whether the target is notified of leads that no one claimed in time, instead of all leads. */
  isUnclaimed?: boolean;
}

/**
 * Posts leads as signed Standard Webhooks messages.
 * @param secrets each `whsec_…`; several during rotation, the newest first
 */
export function webhookTarget(
  url: string,
  secrets: readonly string[],
  { clock, siteUrl, isUnclaimed = false }: WebhookParts,
): Target<LeadDelivery> {
  const signers = secrets.map((secret) => new Webhook(secret));
  return {
    name: `${isUnclaimed ? 'unclaimed-webhook' : 'webhook'}:${hash('sha256', url).slice(0, 12)}`,
    // The path and query can contain secrets.
    about: `webhook at ${new URL(url).host}${isUnclaimed ? ' about unclaimed leads' : ''}`,
    async deliver(delivery, signal) {
      const body = JSON.stringify(webhookBody(delivery, await siteUrl(), isUnclaimed));
      const now = clock();
      const headers = {
        'webhook-id': delivery.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signers.map((signer) => signer.sign(delivery.id, now, body)).join(' '),
      };
      await postJson({ url, body, headers, signal });
    },
  };
}

export function webhookBody(
  { revision, queuedAt, lead, attachments }: LeadDelivery,
  siteUrl: string,
  isUnclaimed = false,
) {
  return {
    type: isUnclaimed ? 'lead.unclaimed' : revision > 1 ? 'lead.updated' : 'lead.created',
    timestamp: queuedAt.toISOString(),
    data: { ...leadData(lead, attachments, siteUrl), edition: revision },
  };
}
