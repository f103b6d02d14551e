import type { Decline } from './decline.ts';

/** Who takes the money: Stripe, or the built-in test provider. A payment is a PaymentIntent; each link has one. */
export interface PaymentProvider {
  name: 'stripe' | 'test';
  /** Whose money it is, such as `stripe live`: a link of one account cannot be paid into another. */
  account: string;
  /** No card is charged. */
  isTest: boolean;
  /** Stripe's, for the browser; empty for others. */
  publishableKey: string;
  /** The same key gives the same intent again. */
  createIntent(parts: NewIntent, limits: CallLimits): Promise<IntentReport>;
  /**
   * Charges the payment method. The same key never charges a second time, and neither does another one once the intent
   * is paid.
   */
  confirmIntent(id: string, parts: Confirmation, limits: CallLimits): Promise<IntentReport>;
  readIntent(id: string, limits: CallLimits): Promise<IntentReport>;
  /** Also resolves when it cannot be canceled any more; the report says how it stands. */
  cancelIntent(id: string, limits: CallLimits): Promise<IntentReport>;
  /** Gives back all that was paid and not given back yet. */
  refundIntent(id: string, parts: { key: string }, limits: CallLimits): Promise<IntentReport>;
  /** Sends the receipt once more. */
  sendReceipt(id: string, email: string, limits: CallLimits): Promise<void>;
  /** What a call to our webhook says; undefined when it is not the provider's word. */
  readEvent(body: string, signature: string, now: Date): Promise<ProviderEvent | undefined>;
}

export interface NewIntent {
  key: string;
  amountCents: number;
  /** For the provider's own lists. */
  description: string;
  linkId: string;
}

export interface Confirmation {
  key: string;
  /** Undefined goes on after the bank's question, with the payment method that was asked about. */
  paymentMethod?: string;
  receiptEmail?: string;
}

export interface CallLimits {
  /** The call is over within this time, in ms, one way or the other. */
  withinMs: number;
}

/** How an intent stands. */
export interface IntentReport {
  id: string;
  /**
   * `payable` waits for a payment method; `action` for the client's bank to ask, and `unconfirmed` for us to go on
   * after it has; `processing` is with the bank; `paid` and `canceled` are for good.
   */
  status: 'payable' | 'action' | 'unconfirmed' | 'processing' | 'paid' | 'canceled';
  amountCents: number;
  /** Lets the browser show the bank's question, and nothing else. */
  clientSecret: string;
  /** Tried last; null before the first try. */
  paymentMethod: string | null;
  /** Why that one was declined; null when it was not. */
  decline: Decline | null;
  refundedCents: number;
  /** Whether the client's bank wants the money back, or has it. */
  isDisputed: boolean;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The intent it is about; null when it is about none. */
  intentId: string | null;
}

/** The provider did not do as it was asked. */
export class ProviderError extends Error {
  /** False when surely nothing was charged, and nothing changed. */
  readonly isUnknown: boolean;

  constructor(message: string, { isUnknown, cause }: { isUnknown: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'ProviderError';
    this.isUnknown = isUnknown;
  }
}
