/** The tables, column by column. Instants are ISO 8601 texts in UTC, so that they sort alike in every database. */
export interface Tables {
  leads: LeadsTable;
  submissions: SubmissionsTable;
  outbox: OutboxTable;
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
  /** What the visitor wrote; null when nothing. */
  message: string | null;
  page_url: string | null;
  brand_slug: string | null;
  form: string | null;
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

/** What must still happen outside: one row for each lead and target. */
export interface OutboxTable {
  id: string;
  lead_id: string;
  target: 'email' | 'crm';
  status: 'pending' | 'delivered' | 'failed';
  attempts: number;
  created_at: string;
  next_attempt_at: string;
  delivered_at: string | null;
  last_error: string | null;
}
