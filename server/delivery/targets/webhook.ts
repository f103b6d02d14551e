import { leadData } from '../../leads/query/lead-data.ts';
import type { Clock } from '../../lib/clock.ts';
import type { LeadDelivery, Target } from '../target.ts';
import { createSignedPost, targetName } from './signed-post.ts';

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
  const post = createSignedPost(url, secrets, clock);
  return {
    name: targetName(isUnclaimed ? 'unclaimed-webhook' : 'webhook', url),
    // The path and query can contain secrets.
    about: `webhook at ${new URL(url).host}${isUnclaimed ? ' about unclaimed leads' : ''}`,
    deliver: async (delivery, signal) =>
      post(delivery.id, webhookBody(delivery, await siteUrl(), isUnclaimed), signal),
  };
}

/** Where webhooks deliver, by the names of their targets. */
export type WebhookHosts = ReadonlyMap<string, string>;

export function webhookHosts(urls: readonly string[]): WebhookHosts {
  return new Map(
    urls.flatMap((url) =>
      ['webhook', 'unclaimed-webhook'].map((kind) => [targetName(kind, url), new URL(url).host] as const),
    ),
  );
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
