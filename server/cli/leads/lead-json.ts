import type { AttachmentRow } from '../../attachments/store.ts';
import type { DeliveryRow } from '../../delivery/outbox/deliveries-of.ts';
import type { Lead } from '../../delivery/target.ts';
import { leadData } from '../../leads/query/lead-data.ts';

export interface LeadRows {
  deliveries: readonly DeliveryRow[];
  attachments: readonly AttachmentRow[];
}

/** The `--json` form of a lead. */
export function leadJson(lead: Lead, { deliveries, attachments }: LeadRows, siteUrl: string) {
  return {
    ...leadData(lead, attachments, siteUrl),
    spamReason: lead.spam_reason,
    deliveries: deliveries.map((row) => ({
      id: row.id,
      target: row.target,
      edition: row.edition,
      status: row.status,
      attempts: row.attempts,
      queuedAt: row.created_at,
      nextAttemptAt: row.status === 'pending' ? row.next_attempt_at : null,
      deliveredAt: row.delivered_at,
      lastError: row.last_error,
    })),
  };
}
