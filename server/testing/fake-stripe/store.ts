import { randomBytes } from 'node:crypto';
import type { Clock } from '../../lib/clock.ts';
import type { TestCard } from './cards/test-cards.ts';
import type {
  AccountEvent,
  Charge,
  Dispute,
  EventType,
  Intent,
  PaymentMethod,
  Refund,
  Subject,
} from './stripe-objects.ts';

export const apiVersion = '2026-10-28.endive';

/** The outcome of a confirmation that reached card processing. */
export interface Confirmation {
  intent: string;
  paymentMethod: string;
  outcome: 'charged' | 'declined' | 'authentication required' | 'processing';
}

/** A receipt that Stripe would have mailed. */
export interface Receipt {
  charge: string;
  email: string;
}

/** State of an intent's attempts that the API does not show. */
export interface Attempts {
  confirmations: number;
  /** The open 3-D Secure challenge. */
  challenge?: string;
  /** The payment method that passed authentication. */
  authenticated?: string;
}

/** A Stripe account: all its objects, oldest first. */
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
  /** Payment methods that have paid; without a customer they cannot pay again. */
  used: Set<string>;
  attempts: Map<string, Attempts>;
  confirmations: Confirmation[];
  receipts: Receipt[];
  /** The call in progress. */
  call: AccountEvent['request'];
  /** Maximum confirmations of a PaymentIntent. */
  confirmationLimit: number;
  /** How many of the next confirmations stay in `processing`. */
  processingNext: number;
  /** Called with each event. */
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

/** In seconds since 1970, like all of Stripe's timestamps. */
export const now = (store: Store): number => Math.floor(store.clock().getTime() / 1000);

/** @param prefix such as `pi` */
export const newId = (prefix: string): string => `${prefix}_3${randomBytes(12).toString('hex')}`;

export function attemptsOf(store: Store, intent: Intent): Attempts {
  const known = store.attempts.get(intent.id) ?? { confirmations: 0 };
  store.attempts.set(intent.id, known);
  return known;
}

/** Records an event with the object's current state. */
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
