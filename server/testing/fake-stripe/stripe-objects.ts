import type Stripe from 'stripe';

/** Stripe's objects as the account stores them: expandable properties are ids. */
export type Intent = Stripe.PaymentIntent & {
  client_secret: string;
  latest_charge: string | null;
  payment_method: string | null;
};

export type PaymentMethod = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card };

export type Charge = Stripe.Charge & { payment_intent: string; payment_method: string };

export type Refund = Stripe.Refund & { charge: string; payment_intent: string };

export type Dispute = Stripe.Dispute & { charge: string; payment_intent: string };

export type EventType = Stripe.Event['type'];

/** The object of an event. */
export type Subject = Intent | Charge | Refund | Dispute;

export interface AccountEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  /** The object at that time. */
  data: { object: Subject };
  livemode: false;
  pending_webhooks: number;
  /** The call that caused it, or nulls. */
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}
