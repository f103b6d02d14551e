import type { Ref } from 'react';

export type CardPart = 'number' | 'expiry' | 'cvc';

export const cardLabels: Record<CardPart, string> = {
  number: 'Card number',
  expiry: 'Expiry',
  cvc: 'Security code',
};

/** The messages for a field that is empty or invalid. Source: product-rules.md, Messages. */
export const cardMessages: Record<CardPart, { missing: string; invalid: string }> = {
  number: { missing: 'Enter the card number.', invalid: 'Invalid card number' },
  expiry: { missing: 'Enter the expiry date.', invalid: 'Invalid expiry date' },
  cvc: { missing: 'Enter the security code.', invalid: 'Invalid CVC' },
};

export const cardParts = Object.keys(cardLabels) as CardPart[];

export type CardProblems = Partial<Record<CardPart, string>>;

/** The card as shown in the preview. */
export interface CardView {
  /** The provider's name for it, such as `visa`. It is `unknown` until the number identifies it. */
  brand: string;
  /** Digits, or dots for hidden or missing ones. */
  number: string;
  /** How complete the number is. An incomplete one is fainter. */
  progress: 'empty' | 'begun' | 'complete';
  expiry: string;
  isExpiryComplete: boolean;
}

export const emptyCard: CardView = {
  brand: 'unknown',
  number: '•••• •••• •••• ••••',
  progress: 'empty',
  expiry: '•• / ••',
  isExpiryComplete: false,
};

export interface BillingDetails {
  name: string;
  email: string;
  phone: string;
  address: { line1: string; city: string; state: string; postal_code: string };
}

/** How the payment form controls a provider's fields. */
export interface CardHandle {
  /** Messages for the fields that are incomplete or invalid. */
  problems: () => CardProblems;
  focus: (part: CardPart) => void;
  /** Creates a payment method that the server can charge. @returns its id, or a message for the client */
  createPaymentMethod: (billing: BillingDetails) => Promise<{ id: string } | { error: string }>;
  /** Lets the card's bank authenticate the client. Resolves when that is done, whatever the result. */
  challenge: (clientSecret: string) => Promise<void>;
  /** Clears the security code before another try. */
  clearCvc: () => void;
}

/** Props of a provider's fields. The handle is null until the provider's library has loaded. */
export interface CardFieldsProps {
  ref: Ref<CardHandle>;
  /** Stripe's publishable key; empty for the test provider. */
  publishableKey: string;
  problems: CardProblems;
  isDisabled: boolean;
  onView: (view: CardView) => void;
  onFocus: (part: CardPart | undefined) => void;
  /** The client edits a field. */
  onEdit: (part: CardPart) => void;
}
