/** Which of the three calls told of the lead. */
export type Channel = 'email' | 'crm' | 'form';

/** What must happen outside once a lead is stored. */
export type Target = 'email' | 'crm';

/** One accepted call, in the server's own words. Texts are tidied; `payload` is the body word for word. */
export interface Submission {
  channel: Channel;
  idempotencyKey: string | null;
  fullName: string;
  email: string;
  phone: string;
  country: string | null;
  service: string;
  price: string | null;
  /** What the visitor wrote; null when nothing. */
  message: string | null;
  pageUrl: string | null;
  brandSlug: string | null;
  form: string | null;
  payload: string;
  receivedAt: Date;
  clientAddress: string | null;
  userAgent: string | null;
}

/** A form without JavaScript stands for both calls. */
export const targetsOf: Readonly<Record<Channel, readonly Target[]>> = {
  email: ['email'],
  crm: ['crm'],
  form: ['email', 'crm'],
};

/** The service of a form that was opened for none (section 7, call 2). */
export const defaultService = 'Resume Writing';
