import { randomUUIDv7 } from 'node:crypto';
import { isoAfter } from '../../lib/clock.ts';
import type { Tables } from '../../storage/tables.ts';

/** A row due for its first attempt after `settleMs`. */
export function newRow<Parts extends Pick<Tables['outbox'], 'target' | 'edition'>>(
  parts: Parts,
  now: Date,
  settleMs = 0,
) {
  return {
    id: randomUUIDv7(),
    ...parts,
    status: 'pending' as const,
    attempts: 0,
    created_at: now.toISOString(),
    next_attempt_at: isoAfter(now, settleMs),
  };
}
