import { randomBytes } from 'node:crypto';
import type { Clock } from '../../lib/clock.ts';
import type { TestCard } from './cards.ts';
import type {
  AccountEvent,
  Charge,
  Dispute,
  EventType,
  Intent,
  PaymentMethod,
  Refund,
  Subject,
} from './objects.ts';

export const apiVersion = '2026-10-28.endive';

/** What a confirmation came to, once it had reached the processing of cards. */
export interface Confirmation {
  intent: string;
  paymentMethod: string;
  outcome: 'charged' | 'declined' | 'asks client' | 'processing';
}

/** A receipt that Stripe would have mailed. */
export interface Receipt {
  charge: string;
  email: string;
}

/** What is known of an intent's attempts beside what its answers say. */
export interface Attempts {
  confirmations: number;
  /** The question that the bank waits to have answered. */
  challenge?: string;
  /** The payment method whose holder the bank has asked. */
  authenticated?: string;
}

/** An account with Stripe: all its objects, the oldest first. */
export interface Store {
  clock: Clock;
  intents: Map<string, Intent>;
  methods: Map<string, PaymentMethod>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  events: Map<string, AccountEvent>;
  /** The card behind each payment method. */
  cards: Map<string, TestCard>;
  /** Payment methods that paid once. Without a customer they cannot pay again. */
  used: Set<string>;
  attempts: Map<string, Attempts>;
  confirmations: Confirmation[];
  receipts: Receipt[];
  /** The call that is at work. */
  call: AccountEvent['request'];
  /** How often a PaymentIntent can be confirmed. */
  confirmationLimit: number;
  /** So many of the next confirmations stay in `processing`. */
  processingNext: number;
  /** Hears of each event. */
  onEvent: (event: AccountEvent) => void;
}

export function createStore(clock: Clock, confirmationLimit: number): Store {
  return {
    clock,
    intents: new Map(),
    methods: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: new Map(),
    cards: new Map(),
    used: new Set(),
    attempts: new Map(),
    confirmations: [],
    receipts: [],
    call: noCall,
    confirmationLimit,
    processingNext: 0,
    onEvent: () => {},
  };
}

export const noCall: AccountEvent['request'] = { id: null, idempotency_key: null };

/** Seconds since 1970, as all of Stripe's instants. */
export const now = (store: Store): number => Math.floor(store.clock().getTime() / 1000);

/** @param prefix such as `pi` */
export const newId = (prefix: string): string => `${prefix}_3${randomBytes(12).toString('hex')}`;

export function attemptsOf(store: Store, intent: Intent): Attempts {
  const known = store.attempts.get(intent.id) ?? { confirmations: 0 };
  store.attempts.set(intent.id, known);
  return known;
}

/** Writes down what happened, with the object as it is now. */
export function emit(store: Store, type: EventType, subject: Subject): void {
  const event: AccountEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: now(store),
    data: { object: structuredClone(subject) },
    livemode: false,
    pending_webhooks: 1,
    request: store.call,
    type,
  };
  store.events.set(event.id, event);
  store.onEvent(event);
}
