import type { Attribution } from '../../../schema/generated/types.ts';
import type { SpamReason } from '../spam/spam.ts';
import type { StoredConsent } from './consent.ts';

/** Which of the three calls submitted the lead. */
export type Channel = 'email' | 'crm' | 'form';

/** The two calls that a page with scripts makes for one submission. */
export type CallName = 'email' | 'crm';

/** One accepted call, normalized. Texts are sanitized; `payload` is the unmodified body. */
export interface Submission {
  channel: Channel;
  idempotencyKey: string | null;
  fullName: string;
  email: string;
  phone: string;
  country: string | null;
  service: string;
  price: string | null;
  originalPrice: string | null;
  /** What the visitor wrote, or null. */
  message: string | null;
  pageUrl: string | null;
  pageRevision: string | null;
  brandSlug: string | null;
  form: string | null;
  kind: string | null;
  attribution: Attribution | null;
  consents: readonly StoredConsent[];
  spamReason: SpamReason | null;
  payload: string;
  receivedAt: Date;
  clientAddress: string | null;
  userAgent: string | null;
}

/** A form without JavaScript counts as both calls. */
export const callsOf: Readonly<Record<Channel, readonly CallName[]>> = {
  email: ['email'],
  crm: ['crm'],
  form: ['email', 'crm'],
};

/** The service of a form that was opened without one. Source: product-rules.md, Calls. */
export const defaultService = 'Resume Writing';
