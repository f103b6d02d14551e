import type { Decline } from './decline.ts';

/** Charges cards: Stripe or the built-in test provider. A payment is a PaymentIntent; each link has one. */
export interface PaymentProvider {
  name: 'stripe' | 'test';
  /** Such as `stripe live`. A link of one account cannot be paid into another. */
  account: string;
  /** Whether no card is charged. */
  isTest: boolean;
  /** Stripe's key for the browser; empty for the test provider. */
  publishableKey: string;
  /** The same key returns the same intent. */
  createIntent(parts: NewIntent, limits: CallLimits): Promise<IntentReport>;
  /**
   * Charges the payment method. The same key never charges twice, and neither does another key once the intent is paid.
   */
  confirmIntent(id: string, parts: Confirmation, limits: CallLimits): Promise<IntentReport>;
  readIntent(id: string, limits: CallLimits): Promise<IntentReport>;
  /** Also resolves if it can no longer be canceled; the report says why. */
  cancelIntent(id: string, limits: CallLimits): Promise<IntentReport>;
  /** Refunds everything that was paid and not refunded yet. */
  refundIntent(id: string, parts: { key: string }, limits: CallLimits): Promise<IntentReport>;
  /** Sends the receipt again. */
  sendReceipt(id: string, email: string, limits: CallLimits): Promise<void>;
  /** Parses a webhook call; undefined if the provider did not sign it. */
  readEvent(body: string, signature: string, now: Date): Promise<ProviderEvent | undefined>;
}

export interface NewIntent {
  key: string;
  amountCents: number;
  /** Shown in the provider's dashboard. */
  description: string;
  linkId: string;
}

export interface Confirmation {
  key: string;
  /** Undefined resumes after authentication, with the authenticated payment method. */
  paymentMethod?: string;
  receiptEmail?: string;
}

export interface CallLimits {
  /** Maximum time for the call, in ms. */
  withinMs: number;
}

/** The provider's view of an intent. */
export interface IntentReport {
  id: string;
  /**
   * `payable` waits for a payment method, `action` for the client to authenticate with the bank, and `unconfirmed` for
   * us to resume after that; `processing` is with the bank; `paid` and `canceled` are final.
   */
  status: 'payable' | 'action' | 'unconfirmed' | 'processing' | 'paid' | 'canceled';
  amountCents: number;
  /** Only lets the browser run the authentication. */
  clientSecret: string;
  /** Of the last try; null before the first. */
  paymentMethod: string | null;
  /** Why that try was declined; null if it was not. */
  decline: Decline | null;
  /** When the card was charged; null if it was not, or that is unknown. */
  paidAt: string | null;
  refundedCents: number;
  /** Whether the client's bank contests the payment or has taken the money back. */
  isDisputed: boolean;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The intent that it concerns, if any. */
  intentId: string | null;
}

/** A request to the provider failed. */
export class ProviderError extends Error {
  /** False if certainly nothing was charged and nothing changed. */
  readonly isUnknown: boolean;

  constructor(message: string, { isUnknown, cause }: { isUnknown: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'ProviderError';
    this.isUnknown = isUnknown;
  }
}
