import type { LinkState } from '../../../schema/api/payments.ts';

export interface PaymentTables {
  /** One row per payment link. */
  payment_links: {
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
    /** The lead that the link was made for, and who is reminded of it; null for a link of its own. */
    lead_id: string | null;
    /** Where that lead came from; it stays when the lead is erased. */
    origin_id: number | null;
    client_name: string | null;
    client_email: string | null;
  };

  /** One row per payment attempt. */
  payment_attempts: {
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
  };

  /** Provider events that have been processed. */
  payment_events: {
    id: string;
    type: string;
    intent_id: string | null;
    received_at: string;
  };

  /** The PaymentIntents of the built-in test provider. */
  test_intents: {
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
  };
}
