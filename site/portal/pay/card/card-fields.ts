import type { Ref } from 'react';

/** The parts of a card that a client types. */
export type CardPart = 'number' | 'expiry' | 'cvc';

export const cardLabels: Record<CardPart, string> = {
  number: 'Card number',
  expiry: 'Expiry',
  cvc: 'Security code',
};

export const cardParts = Object.keys(cardLabels) as CardPart[];

export type CardFaults = Partial<Record<CardPart, string>>;

/** What the preview shows of a card. */
export interface CardView {
  /** As the provider calls it, such as `visa`; `unknown` while nobody can tell. */
  brand: string;
  /** Digits, or dots in their places. */
  number: string;
  /** How far the number is: it is written fainter until it is complete. */
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

/** What the payment form needs of a provider's fields. */
export interface CardHandle {
  /** What is not complete, in words. */
  faults: () => CardFaults;
  focus: (part: CardPart) => void;
  /** Makes what the server can charge. @returns why not, in words for the client, when it cannot */
  createPaymentMethod: (billing: BillingDetails) => Promise<{ id: string } | { error: string }>;
  /** Lets the card's bank ask the client, and resolves when that is over. */
  challenge: (clientSecret: string) => Promise<void>;
  /** The security code is not kept for a second try. */
  clearCvc: () => void;
}

/** What a provider's fields are given. While the provider's library is not there, the handle is null. */
export interface CardFieldsProps {
  ref: Ref<CardHandle>;
  /** Stripe's publishable key; others need none. */
  publishableKey: string;
  faults: CardFaults;
  isDisabled: boolean;
  onView: (view: CardView) => void;
  onFocus: (part: CardPart | undefined) => void;
  /** Somebody corrects a part. */
  onEdit: (part: CardPart) => void;
}
