/** The tables, column by column. Instants are ISO 8601 texts in UTC, so that they sort alike in every database. */
export interface Tables {
  leads: LeadsTable;
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
  vitals: VitalsTable;
}

/** One row for each person's request, however many calls told of it. */
export interface LeadsTable {
  id: string;
  /** What makes a lead the same lead; unique. See `leads/record-lead.ts`. */
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
  /** First and last touch as JSON; see `leads/attribution.ts`. */
  attribution: string | null;
  /** What was agreed to, word for word, as JSON; see `leads/consent.ts`. */
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

/** What must still happen outside: one row for each lead, target and edition of the lead. */
export interface OutboxTable {
  /** The idempotency key of the delivery; it stays the same over all attempts. */
  id: string;
  lead_id: string;
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
