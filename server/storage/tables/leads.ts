export interface LeadTables {
  /** One row per submission, regardless of how many calls reported it. */
  leads: {
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
    /** The variants that the page showed; see `Dimensions`. */
    variants: string | null;
    /** First and last touch as JSON; see `leads/submission/attribution.ts`. */
    attribution: string | null;
    /** The exact wording of each consent, as JSON; see `leads/submission/consent.ts`. */
    consents: string | null;
    /** What the visitor had decided about tags, as JSON; see `leads/submission/tag-consent.ts`. */
    tag_consent: string | null;
    /** What the visitor entered into fields that only the form has, as JSON; see `leads/submission/answers.ts`. */
    answers: string | null;
    /** Why the lead is not delivered; null unless it is spam. */
    spam_reason: string | null;
    /** 1 for a chat visitor who has left no way to be answered, and so is no lead yet. */
    is_visitor: number;
    /** Incremented by each update that must be delivered. */
    edition: number;
    client_address: string | null;
    user_agent: string | null;
    /** When the email call arrived, if it has. */
    email_at: string | null;
    /** When the CRM call arrived, if it has. */
    crm_at: string | null;
  };

  /** Every accepted body, verbatim; identical bodies of one lead are stored once. */
  submissions: {
    id: string;
    lead_id: string;
    channel: 'email' | 'crm' | 'form';
    digest: string;
    payload: string;
    received_at: string;
    client_address: string | null;
    user_agent: string | null;
  };
}
