import type { Context } from 'hono';
import type { Clock } from '../clock.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Storage } from '../storage/open-storage.ts';
import { cutFields } from './cut-fields.ts';
import type { Fields } from './fields.ts';
import { type RecordedLead, recordLead } from './record-lead.ts';
import type { Channel } from './submission.ts';
import { toSubmission } from './to-submission.ts';
import { validate } from './validate.ts';

export interface LeadDeskParts {
  storage: Pick<Storage, 'commit'>;
  clock: Clock;
}

/** A call that was read: its fields tidied, and its body word for word. */
export interface Call {
  channel: Channel;
  fields: Fields;
  payload: string;
}

/** Accepts a call: resolves when the lead is on disk. */
export type AcceptLead = (c: Context<ServerEnv>, call: Call) => Promise<RecordedLead>;

/**
 * Makes the one way in for leads. The returned function throws HttpError invalid_fields when a field is wrong and
 * StorageError when the lead could not be stored; in both cases nothing is kept.
 */
export function createLeadDesk({ storage, clock }: LeadDeskParts): AcceptLead {
  return async (c, { channel, fields: received, payload }) => {
    const fields = cutFields(channel, received);
    validate(channel, fields);
    const submission = toSubmission(channel, fields, {
      idempotencyKey: c.req.header('idempotency-key')?.trim() || null,
      payload,
      referrer: bounded(c.req.header('referer'), 2048),
      receivedAt: clock(),
      clientAddress: c.get('clientAddress'),
      userAgent: bounded(c.req.header('user-agent'), 500),
    });
    const lead = await storage.commit((transaction) => recordLead(transaction, submission));
    c.set('lead', { ...lead, channel });
    return lead;
  };
}

function bounded(header: string | undefined, length: number): string | null {
  return header?.slice(0, length) || null;
}
