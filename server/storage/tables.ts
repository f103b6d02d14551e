import type { LinkState } from '../../schema/api/payments.ts';

/** All tables. Timestamps are ISO 8601 text in UTC, which sorts the same way in every database. */
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

/** One row per submission, regardless of how many calls reported it. */
export interface LeadsTable {
  id: string;
  /** Unique; identifies repeated calls of one submission. See `leads/record/record-lead.ts`. */
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
  /** The crossed-out price next to it. */
  original_price: string | null;
  /** The visitor's message, if any. */
  message: string | null;
  page_url: string | null;
  brand_slug: string | null;
  form: string | null;
  /** The purpose of the form, such as `order`. */
  kind: string | null;
  /** The revision of the page's content that the visitor saw. */
  page_revision: string | null;
  /** First and last touch as JSON; see `leads/submission/attribution.ts`. */
  attribution: string | null;
  /** The exact wording of each consent, as JSON; see `leads/submission/consent.ts`. */
  consents: string | null;
  /** Why the lead is not delivered; null unless it is spam. */
  spam_reason: string | null;
  /** Incremented by each update that must be delivered. */
  edition: number;
  client_address: string | null;
  user_agent: string | null;
  /** When the email call arrived, if it has. */
  email_at: string | null;
  /** When the CRM call arrived, if it has. */
  crm_at: string | null;
}

/** Every accepted body, verbatim; identical bodies of one lead are stored once. */
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
 * Deliveries to external targets: one row per lead, revision (`edition`), and target, or per payment link,
 * event, and target.
 */
export interface OutboxTable {
  /** The idempotency key of the delivery; the same in every attempt. */
  id: string;
  /** Null for a payment. */
  lead_id: string | null;
  /** Null for a lead, like the event. */
  payment_link_id: string | null;
  payment_event: PaymentEvent | null;
  /** See `delivery/target.ts`. */
  target: string;
  edition: number;
  status: 'pending' | 'delivered' | 'dead';
  attempts: number;
  created_at: string;
  next_attempt_at: string;
  /** The worker that is delivering it, and until when. Void after that; null if unclaimed. */
  claim: string | null;
  claimed_until: string | null;
  delivered_at: string | null;
  last_error: string | null;
}

/** Counts per key and time window. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: string;
}

/** A histogram per day, page, and metric. */
export interface VitalsTable {
  /** In UTC, such as `2026-03-02`. */
  day: string;
  page: string;
  metric: string;
  /** Index of the bucket; see `vitals/buckets.ts`. */
  bucket: number;
  count: number;
}

/** The payment events that staff are notified of. */
export type PaymentEvent = 'paid' | 'refunded' | 'disputed';

/** One row per payment link. */
export interface PaymentLinksTable {
  /** The id in the link's URL; at least 128 random bits. */
  id: string;
  project_name: string;
  description: string;
  amount_cents: number;
  /** See `payments/links/transition.ts`; an expired link can still say `open`. */
  state: LinkState;
  /** Incremented by each change, so a provider's answer from before the change is recognized as stale. */
  revision: number;
  /** The account that is paid; see `PaymentProvider.account`. */
  account: string;
  /** 1 for a test link, which charges no card. */
  is_test: number;
  created_at: string;
  created_by: string;
  expires_at: string;
  viewed_at: string | null;
  paid_at: string | null;
  revoked_by: string | null;
  /** The link's only PaymentIntent; stored before it is first confirmed. */
  intent_id: string | null;
  /** The last status that the provider reported. */
  intent_status: string | null;
  /** The attempt in progress and the time until which it blocks others; null without one. */
  attempt_id: string | null;
  attempt_until: string | null;
  /** When the sweep asks the provider for the status; null if the link is settled. */
  check_at: string | null;
  refunded_cents: number;
  /** The last client who paid or tried to, as JSON; see `CustomerInfo`. */
  payer: string | null;
}

/** One row per payment attempt. */
export interface PaymentAttemptsTable {
  /** The idempotency key of the confirmation. */
  id: string;
  link_id: string;
  payment_method: string;
  started_at: string;
  /** Null while unknown. `unreached` was certainly not charged; `action` waits for the client's bank. */
  outcome: 'paid' | 'declined' | 'action' | 'unreached' | null;
  /** Why it was declined; see `payments/provider/decline.ts`. */
  decline: string | null;
  ended_at: string | null;
  /** The client's input as JSON; see `CustomerInfo`. */
  payer: string;
  client_address: string | null;
}

/** Provider events that have been processed. */
export interface PaymentEventsTable {
  id: string;
  type: string;
  intent_id: string | null;
  received_at: string;
}

/** The PaymentIntents of the built-in test provider. */
export interface TestIntentsTable {
  id: string;
  /** The idempotency key of its creation. */
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

/** Staff accounts. The columns of these tables are better-auth's, in snake case; see `staff/auth/`. */
export interface StaffUsersTable {
  id: string;
  /** In lower case; unique. */
  email: string;
  /** 1 if signing in also takes a code. */
  two_factor_enabled: number;
  created_at: string;
  updated_at: string;
  signed_in_at: string | null;
}

/** Credentials: one row per staff member, with the password hash. */
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
  /** The value of the signed cookie. */
  token: string;
  user_id: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
  ip_address: string | null;
  user_agent: string | null;
}

/** Sign-ins that are waiting for a code; `value` is the user's id or a count. */
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
  /** Encrypted, like the codes. */
  secret: string;
  backup_codes: string;
  /** 1 after a first code has proven that the authenticator app has the secret. */
  verified: number;
  /** Written by better-auth and unused; `staff/limits/attempts.ts` does the counting. */
  failed_verification_count: number | null;
}

/** Settings shared by all servers on one database, by name. */
export interface SettingsTable {
  name: string;
  value: string;
}
