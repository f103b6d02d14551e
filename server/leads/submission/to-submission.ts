import { type Fields, textOf } from '../../http/fields.ts';
import { digest } from '../../lib/digest.ts';
import type { SpamReason } from '../spam/spam.ts';
import { attributionFromUrl, readAttribution } from './attribution.ts';
import { readConsents } from './consent.ts';
import { type Channel, defaultService, type Submission } from './submission.ts';

/** What accompanies the fields of a call. */
export interface Envelope {
  idempotencyKey: string | null;
  /** The unmodified body. */
  payload: string;
  /** The Referer header. */
  referrer: string | null;
  receivedAt: Date;
  clientAddress: string | null;
  userAgent: string | null;
  spamReason: SpamReason | null;
}

/** Normalizes the valid fields of any of the three calls. */
export function toSubmission(channel: Channel, fields: Fields, envelope: Envelope): Submission {
  const { idempotencyKey, payload, referrer, receivedAt, clientAddress, userAgent, spamReason } = envelope;
  const text = (name: string) => textOf(fields, name);
  const pageUrl = text('pageUrl') ?? referrer;
  return {
    channel,
    idempotencyKey: boundedKey(idempotencyKey ?? text('idempotencyKey')),
    fullName: text(channel === 'crm' ? 'clientName' : 'fullName') ?? '',
    email: text('email') ?? '',
    phone: text('phoneNumber') ?? '',
    country: text('country'),
    service: text(channel === 'crm' ? 'service' : 'serviceName') ?? defaultService,
    price: text('servicePrice'),
    originalPrice: text('originalPrice'),
    message: messageOf(text('subject'), text('message')),
    pageUrl,
    pageRevision: text('pageRevision'),
    brandSlug: text('brandSlug'),
    form: text('form'),
    kind: text('kind'),
    attribution: readAttribution(fields.attribution) ?? attributionOfPost(channel, pageUrl, envelope),
    consents: readConsents(fields.consents, receivedAt),
    spamReason,
    payload: payload.toWellFormed().replaceAll('\0', ''),
    receivedAt,
    clientAddress,
    userAgent,
  };
}

/** For a form without JavaScript, attribution comes from its URLs alone. */
function attributionOfPost(channel: Channel, pageUrl: string | null, { referrer, receivedAt }: Envelope) {
  return channel === 'form' ? attributionFromUrl(pageUrl, referrer, receivedAt) : null;
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
