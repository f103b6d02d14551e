import type { LinkState } from '../../schema/api/payments.ts';

/** The tables, column by column. Instants are ISO 8601 texts in UTC, so that they sort alike in every database. */
export interface Tables {
  leads: LeadsTable;
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
  vitals: VitalsTable;
  payment_links: PaymentLinksTable;
  payment_attempts: PaymentAttemptsTable;
  payment_events: PaymentEventsTable;
  test_intents: TestIntentsTable;
  staff_users: StaffUsersTable;
  staff_accounts: StaffAccountsTable;
  staff_sessions: StaffSessionsTable;
  staff_verifications: StaffVerificationsTable;
  staff_two_factors: StaffTwoFactorsTable;
  settings: SettingsTable;
}

/** One row for each person's request, however many calls told of it. */
export interface LeadsTable {
  id: string;
  /** What makes a lead the same lead; unique. See `leads/record/record-lead.ts`. */
  submission_key: string;
  idempotency_key: string | null;
  fingerprint: string;
  received_at: string;
  full_name: string;
  email: string;
  phone: string;
  country: string | null;
  service: string;
  price: string | null;
  /** The price that is struck through beside it. */
  original_price: string | null;
  /** What the visitor wrote; null when nothing. */
  message: string | null;
  page_url: string | null;
  brand_slug: string | null;
  form: string | null;
  /** What the form is to the company, such as `order`. */
  kind: string | null;
  /** Which content of the page the visitor saw. */
  page_revision: string | null;
  /** First and last touch as JSON; see `leads/submission/attribution.ts`. */
  attribution: string | null;
  /** What was agreed to, word for word, as JSON; see `leads/submission/consent.ts`. */
  consents: string | null;
  /** Why nobody is told of it; null when it is a lead like any other. */
  spam_reason: string | null;
  /** Grows each time something is added that must be told anew. */
  edition: number;
  client_address: string | null;
  user_agent: string | null;
  /** When the call for the e-mail arrived; null as long as it did not. */
  email_at: string | null;
  /** When the call for the CRM arrived; null as long as it did not. */
  crm_at: string | null;
}

/** Every body that was accepted, word for word; equal bodies of one lead once. */
export interface SubmissionsTable {
  id: string;
  lead_id: string;
  channel: 'email' | 'crm' | 'form';
  digest: string;
  payload: string;
  received_at: string;
  client_address: string | null;
  user_agent: string | null;
}

/**
 * What must still happen outside: one row for each lead, target and edition of the lead, or for each payment link, target
 * and event of the payment.
 */
export interface OutboxTable {
  /** The idempotency key of the delivery; it stays the same over all attempts. */
  id: string;
  /** Null when it tells of a payment. */
  lead_id: string | null;
  /** Null when it tells of a lead, as is the event. */
  payment_link_id: string | null;
  payment_event: PaymentEvent | null;
  /** See `delivery/target.ts`. */
  target: string;
  edition: number;
  status: 'pending' | 'delivered' | 'dead';
  attempts: number;
  created_at: string;
  next_attempt_at: string;
  /** Who is at it, until when; both null when nobody is. A claim that is over is void. */
  claim: string | null;
  claimed_until: string | null;
  delivered_at: string | null;
  last_error: string | null;
}

/** How often something was done within its window of time. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: string;
}

/** A histogram of a metric for each day and page. */
export interface VitalsTable {
  /** As in `2026-03-02`, in UTC. */
  day: string;
  page: string;
  metric: string;
  /** Index of the bucket; see `vitals/buckets.ts`. */
  bucket: number;
  count: number;
}

/** What staff are told of a payment. */
export type PaymentEvent = 'paid' | 'refunded' | 'disputed';

/** One row for each link that staff made. */
export interface PaymentLinksTable {
  /** What stands in the link's address; at least 128 random bits. */
  id: string;
  project_name: string;
  description: string;
  amount_cents: number;
  /** See `payments/links/transition.ts`; an expired link can still say `open`. */
  state: LinkState;
  /** Grows with each change, so that who asked the provider before a change can tell that the answer is stale. */
  revision: number;
  /** Whose money it is; see `PaymentProvider.account`. */
  account: string;
  /** 1 when no card is charged. */
  is_test: number;
  created_at: string;
  created_by: string;
  expires_at: string;
  viewed_at: string | null;
  paid_at: string | null;
  revoked_by: string | null;
  /** The one PaymentIntent for the life of the link; written down before it is first confirmed. */
  intent_id: string | null;
  /** What the provider said of it last. */
  intent_status: string | null;
  /** The attempt under way, until when nobody else may begin one; both null when there is none. */
  attempt_id: string | null;
  attempt_until: string | null;
  /** When the sweep asks the provider; null when there is nothing to ask. */
  check_at: string | null;
  refunded_cents: number;
  /** Who paid, or tried to pay last; as JSON, see `CustomerInfo`. */
  payer: string | null;
}

/** One row for each payment method that a client tried. */
export interface PaymentAttemptsTable {
  /** The idempotency key of the confirmation. */
  id: string;
  link_id: string;
  payment_method: string;
  started_at: string;
  /** Null while nobody knows. `unreached` was surely not charged; `action` waits for the client's bank. */
  outcome: 'paid' | 'declined' | 'action' | 'unreached' | null;
  /** Why it was declined; see `payments/provider/decline.ts`. */
  decline: string | null;
  ended_at: string | null;
  /** What the client filled in, as JSON; see `CustomerInfo`. */
  payer: string;
  client_address: string | null;
}

/** Events of the provider that have been dealt with. */
export interface PaymentEventsTable {
  id: string;
  type: string;
  intent_id: string | null;
  received_at: string;
}

/** What the built-in test provider knows of its PaymentIntents. */
export interface TestIntentsTable {
  id: string;
  /** Of its creation. */
  idempotency_key: string;
  amount_cents: number;
  status: 'payable' | 'action' | 'unconfirmed' | 'paid' | 'canceled';
  client_secret: string;
  payment_method: string | null;
  /** The idempotency key of the last confirmation. */
  confirmed_by: string | null;
  decline: string | null;
  refunded_cents: number;
  receipts_sent: number;
}

/** Who may use the pages of staff. Columns of these tables are better-auth's, in our spelling; see `staff/auth/`. */
export interface StaffUsersTable {
  id: string;
  /** In lower case; unique. */
  email: string;
  /** 1 when a code is asked for beside the password. */
  two_factor_enabled: number;
  created_at: string;
  updated_at: string;
  signed_in_at: string | null;
}

/** How somebody of staff proves who it is: one row for each, with the hash of the password. */
export interface StaffAccountsTable {
  id: string;
  user_id: string;
  provider_id: string;
  account_id: string;
  password: string | null;
  created_at: string;
  updated_at: string;
}

export interface StaffSessionsTable {
  id: string;
  /** What the signed cookie holds. */
  token: string;
  user_id: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
  ip_address: string | null;
  user_agent: string | null;
}

/** Sign-ins that wait for their code; `value` is the user's id, or a count. */
export interface StaffVerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

export interface StaffTwoFactorsTable {
  id: string;
  user_id: string;
  /** Encrypted, as are the codes. */
  secret: string;
  backup_codes: string;
  /** 1 when a first code has proven that the app knows the secret. */
  verified: number;
  /** Written by better-auth and used by nobody: `staff/limits/attempts.ts` counts. */
  failed_verification_count: number | null;
}

/** What all servers on one database agree on, by name. */
export interface SettingsTable {
  name: string;
  value: string;
}
