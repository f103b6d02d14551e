import { splitContact } from '../../../schema/api/contact.ts';
import type { Answer } from '../../../schema/generated/types.ts';
import { type Fields, textOf } from '../../http/fields.ts';
import { digest } from '../../lib/digest.ts';
import { attributionFromUrl, readAttribution } from './attribution.ts';
import { readConsents } from './consent.ts';
import { type CallName, type Channel, callsOf, type Submission } from './submission.ts';
import type { TagConsent } from './tag-consent.ts';

/** What accompanies the fields of a call. */
export interface Envelope extends Omit<Submission, 'channel' | 'columns'> {
  idempotencyKey: string | null;
  /** The Referer header. */
  referrer: string | null;
  clientAddress: string | null;
  /** The service that the lead names, or the company's default. Source: product-rules.md, Calls. */
  service: string;
  userAgent: string | null;
  tagConsent: TagConsent | null;
  answers: readonly Answer[];
}

/** Normalizes the valid fields of any of the three calls. */
export function toSubmission(channel: Channel, fields: Fields, envelope: Envelope): Submission {
  const { answers, idempotencyKey, payload, referrer, receivedAt, spamReason } = envelope;
  const text = (name: string) => textOf(fields, name);
  const received_at = receivedAt.toISOString();
  const arrival = (call: CallName) => (callsOf[channel].includes(call) ? received_at : null);
  const page_url = text('pageUrl') ?? referrer;
  // For a form without JavaScript, attribution comes from its URLs alone.
  const fromUrl = channel === 'form' ? attributionFromUrl(page_url, referrer, receivedAt) : null;
  const attribution = readAttribution(fields.attribution) ?? fromUrl;
  const consents = readConsents(fields.consents, receivedAt);
  const contact = splitContact(text('contact') ?? '');
  const columns = {
    idempotency_key: boundedKey(idempotencyKey ?? text('idempotencyKey')),
    received_at,
    full_name: text(channel === 'crm' ? 'clientName' : 'fullName') ?? '',
    // A form that asks for one way to reach the visitor leaves the other empty.
    email: text('email') ?? contact.email ?? '',
    phone: text('phoneNumber') ?? contact.phoneNumber ?? '',
    country: text('country'),
    service: envelope.service,
    price: text('servicePrice'),
    original_price: text('originalPrice'),
    message: messageOf(text('subject'), text('message')),
    page_url,
    page_revision: text('pageRevision'),
    variants: text('variants'),
    brand_slug: text('brandSlug'),
    form: text('form'),
    kind: text('kind'),
    attribution: attribution && JSON.stringify(attribution),
    consents: consents.length > 0 ? JSON.stringify(consents) : null,
    tag_consent: envelope.tagConsent && JSON.stringify(envelope.tagConsent),
    answers: answers.length > 0 ? JSON.stringify(answers) : null,
    client_address: envelope.clientAddress,
    user_agent: envelope.userAgent,
    email_at: arrival('email'),
    crm_at: arrival('crm'),
  };
  return {
    channel,
    columns,
    spamReason,
    payload: payload.toWellFormed().replaceAll('\0', ''),
    receivedAt,
  };
}

/** Puts the subject above the message, like the second call; see `site/ui/lead-form/send/send-lead.ts`. */
function messageOf(subject: string | null, message: string | null): string | null {
  if (subject === null) return message;
  return message === null ? subject : `${subject}\n\n${message}`;
}

/** Keys can have any length; very long ones are stored as their digest. */
function boundedKey(key: string | null): string | null {
  if (key === null || key.length <= 200) return key;
  return `sha256:${digest(key)}`;
}
