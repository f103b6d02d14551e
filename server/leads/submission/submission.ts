import type { Tables } from '../../storage/tables.ts';
import type { SpamReason } from '../spam/spam.ts';

/** Which of the three calls submitted the lead. */
export type Channel = 'email' | 'crm' | 'form';

/** The two calls that a page with scripts makes for one submission. */
export type CallName = 'email' | 'crm';

/** The columns of a lead that a call fills; null where it has no value. */
export type SubmittedColumns = Omit<
  Tables['leads'],
  'id' | 'submission_key' | 'fingerprint' | 'edition' | 'spam_reason' | 'is_visitor'
>;

/** One accepted call, normalized. Texts are sanitized; `payload` is the unmodified body. */
export interface Submission {
  channel: Channel;
  columns: SubmittedColumns;
  spamReason: SpamReason | null;
  payload: string;
  receivedAt: Date;
}

/** A form without JavaScript counts as both calls. */
export const callsOf: Readonly<Record<Channel, readonly CallName[]>> = {
  email: ['email'],
  crm: ['crm'],
  form: ['email', 'crm'],
};
