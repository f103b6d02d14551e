import type { DeliveryRow } from '../../delivery/outbox/deliveries-of.ts';
import type { Lead } from '../../delivery/target.ts';
import { leadData } from '../../leads/query/lead-data.ts';

/** The `--json` form of a lead. */
export function leadJson(lead: Lead, deliveries: readonly DeliveryRow[]) {
  return {
    ...leadData(lead),
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
