import type { Stripe } from 'stripe';
import { asDecline, type Decline } from '../provider/decline.ts';
import type { IntentReport } from '../provider/provider.ts';

const statuses: Record<string, IntentReport['status']> = {
  requires_payment_method: 'payable',
  requires_confirmation: 'unconfirmed',
  requires_action: 'action',
  succeeded: 'paid',
  canceled: 'canceled',
};

/** Converts an intent of Stripe. Its charge alone does not say whether it is disputed. */
export function toReport(intent: Stripe.PaymentIntent): IntentReport {
  const { last_payment_error: failure, latest_charge: charge } = intent;
  return {
    id: intent.id,
    status: statuses[intent.status] ?? 'processing',
    amountCents: intent.amount,
    clientSecret: intent.client_secret ?? '',
    // After a decline the intent has no payment method anymore, but the error names it.
    paymentMethod: idOf(intent.payment_method) ?? failure?.payment_method?.id ?? null,
    decline: failure ? declineOf(failure) : null,
    paidAt:
      intent.status === 'succeeded' && typeof charge === 'object' && charge
        ? new Date(charge.created * 1000).toISOString()
        : null,
    refundedCents: typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0,
    isDisputed: false,
  };
}

function declineOf({ code, decline_code: reason }: Stripe.PaymentIntent.LastPaymentError): Decline {
  if (code === 'payment_intent_authentication_failure') return 'not_authenticated';
  const named = asDecline(code);
  return named === 'declined' ? asDecline(reason) : named;
}

/** Whether a dispute is open or lost. */
export function disputesMoney(disputes: readonly Pick<Stripe.Dispute, 'status'>[]): boolean {
  return disputes.some(({ status }) => !['won', 'warning_closed', 'prevented'].includes(status));
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : value;
}
