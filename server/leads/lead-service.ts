import type { Context } from 'hono';
import { oneLine } from '../../schema/api/one-line.ts';
import { HttpError } from '../errors.ts';
import { type Fields, textOf } from '../http/fields.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Clock } from '../lib/clock.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { Storage } from '../storage/storage.ts';
import { setConversionCookie } from './conversion-cookie.ts';
import type { LeadToken } from './lead-token.ts';
import type { DeclaredField } from './prefill/declared-fields.ts';
import { type LeadRules, type RecordedLead, recordLead } from './record/record-lead.ts';
import { findSpam, type SpamChecks } from './spam/spam.ts';
import { missingFields, readAnswers } from './submission/answers.ts';
import { cutFields } from './submission/cut-fields.ts';
import type { Channel } from './submission/submission.ts';
import { canBeReported, readTagConsent } from './submission/tag-consent.ts';
import { toSubmission } from './submission/to-submission.ts';
import { validate } from './submission/validate.ts';

export interface LeadServiceParts extends SpamChecks {
  storage: Pick<Storage, 'commit'>;
  clock: Clock;
  metrics: Pick<Metrics, 'leadAccepted'>;
  /** Lets the visitor add files to the lead. */
  token: Pick<LeadToken, 'set'>;
  rules: LeadRules;
  facts: () => Promise<Pick<SiteFacts, 'service' | 'consent'>>;
  /** Called when a lead, or an addition to one, is on disk. */
  onStored: (leadId: string) => void;
}

/** A parsed call: its sanitized fields, and its unmodified body. */
export interface Call {
  channel: Channel;
  fields: Fields;
  payload: string;
  /** The fields of the form, if it lists its own and its page is known. */
  declared?: readonly DeclaredField[] | undefined;
}

/** Resolves when the lead is on disk. */
export type AcceptLead = (c: Context<ServerEnv>, call: Call) => Promise<RecordedLead>;

/**
 * The single entry point of leads. The returned function throws HttpError invalid_fields for an invalid field, HttpError
 * too_many_leads beyond the sender's limit, and StorageError when the lead may not have been stored. The first two store
 * nothing.
 */
export function createLeadService(parts: LeadServiceParts): AcceptLead {
  const { storage, clock, metrics, token, rules, facts, onStored } = parts;
  return async (c, { channel, fields: received, payload, declared }) => {
    const fields = cutFields(channel, received);
    const answers = readAnswers(fields.answers, declared);
    validate(channel, fields, missingFields(channel, fields, { answers, declared }));
    const service = textOf(fields, serviceField[channel]);
    const site = await facts().catch((err): Pick<SiteFacts, 'service' | 'consent'> => {
      if (service === null) throw err;
      // Costs the evidence about tags, not the lead.
      c.get('log').warn({ err }, 'list of the build unreadable');
      return { service };
    });
    const tagConsent = readTagConsent(c, site.consent);
    const submission = toSubmission(channel, fields, {
      service: service ?? site.service,
      idempotencyKey: headerOf(c, 'idempotency-key', Number.POSITIVE_INFINITY),
      answers,
      payload,
      referrer: headerOf(c, 'referer', 2048),
      receivedAt: clock(),
      clientAddress: c.get('clientAddress'),
      userAgent: headerOf(c, 'user-agent', 500),
      tagConsent,
      spamReason: await findSpam(parts, fields, c.get('clientAddress')),
    });
    const lead = await storage.commit((transaction) => recordLead(transaction, submission, rules));
    if ('retryAfterMs' in lead) throw new HttpError('too_many_leads', { retryAfterMs: lead.retryAfterMs });
    onStored(lead.id);
    c.set('lead', { id: lead.id, isNew: lead.isNew, channel });
    await token.set(c, lead.id);
    // A browser of a bot would report spam to the ad platforms.
    if (!lead.isSpam && canBeReported(tagConsent)) setConversionCookie(c, lead);
    const kind = submission.spamReason === null ? (lead.isNew ? 'new' : 'repeated') : 'spam';
    metrics.leadAccepted(channel, kind);
    return lead;
  };
}

const serviceField: Readonly<Record<Channel, string>> = {
  email: 'serviceName',
  crm: 'service',
  form: 'serviceName',
};

/** A header as a single line: HTTP allows some control characters. */
function headerOf(c: Context<ServerEnv>, name: string, maxLength: number): string | null {
  return oneLine(c.req.header(name) ?? '', maxLength) || null;
}
