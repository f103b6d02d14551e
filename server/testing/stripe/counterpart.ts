import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, systemClock } from '../../lib/clock.ts';
import { listenOnLoopback } from '../receivers/on-loopback.ts';
import { type Account, type ApiRequest, answer } from './api.ts';
import { type Bank, createBank } from './bank.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import type { AccountEvent, Charge } from './objects.ts';
import { createPauses, type Pauses } from './pauses.ts';
import { createRequests, type Requests } from './requests.ts';
import { serve } from './serve.ts';
import { type Confirmation, createStore, type Receipt, type Store } from './store.ts';
import { createTroubles, type Troubles } from './trouble.ts';
import { createWebhooks, type WebhookOptions, type Webhooks } from './webhooks.ts';

export interface StripeCounterpartOptions {
  secretKey?: string;
  publishableKey?: string;
  webhooks?: WebhookOptions;
  clock?: Clock;
  /** How long a call that works on an object keeps it locked, in ms. */
  workMs?: number;
  /** How often a PaymentIntent can be confirmed; then it is canceled. */
  confirmationLimit?: number;
}

/** A local counterpart of Stripe's API, in test mode. Its state ends with it. */
export interface StripeCounterpart extends AsyncDisposable, Bank {
  /** Such as `http://127.0.0.1:41234`. */
  url: string;
  port: number;
  secretKey: string;
  publishableKey: string;
  /** For `new Stripe(secretKey, clientOptions)`. */
  clientOptions: { host: string; port: number; protocol: 'http' };
  requests: Requests;
  trouble: Troubles;
  pauses: Pauses;
  webhooks: Webhooks;
  /** Every event, the oldest first, sent or not. */
  events(): AccountEvent[];
  /** Money that was taken. @param intent only by this PaymentIntent */
  charges(intent?: string): Charge[];
  /** Confirmations that reached the processing of cards. @param intent only of this PaymentIntent */
  confirms(intent?: string): Confirmation[];
  /** Receipts that were mailed, the oldest first. */
  receipts(): Receipt[];
  /** Nobody listens any more; nothing is forgotten. */
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function startStripeCounterpart({
  secretKey = 'sk_test_counterpart',
  publishableKey = 'pk_test_counterpart',
  webhooks: webhookOptions = {},
  clock = systemClock,
  workMs = 5,
  confirmationLimit = Number.POSITIVE_INFINITY,
}: StripeCounterpartOptions = {}): Promise<StripeCounterpart> {
  const store: Store = createStore(clock, confirmationLimit);
  const [requests, trouble, pauses] = [createRequests(publishableKey), createTroubles(), createPauses()];
  const webhooks = createWebhooks(clock, () => store.events.values(), webhookOptions);
  store.onEvent = webhooks.onEvent;
  const account: Account = {
    store,
    secretKey,
    publishableKey,
    keys: createIdempotencyKeys(clock),
    locked: new Set(),
    async work({ method, path }: ApiRequest) {
      await pauses.pass(method, path, 'processing');
      await sleep(workMs);
    },
  };
  const server = createServer((request, response) => {
    serve({ requests, trouble, pauses, answer: (call) => answer(account, call) }, request, response).catch(
      (error: unknown) => {
        console.error('The counterpart of Stripe failed:', error);
        response.destroy();
      },
    );
  });
  const { port, down, up } = await listenOnLoopback(server);
  const isOf = (intent: string | undefined, id: string) => intent === undefined || intent === id;
  return {
    ...createBank(store),
    url: `http://127.0.0.1:${port}`,
    port,
    secretKey,
    publishableKey,
    clientOptions: { host: '127.0.0.1', port, protocol: 'http' },
    requests,
    trouble,
    pauses,
    webhooks,
    events: () => [...store.events.values()],
    charges: (intent) =>
      [...store.charges.values()].filter((charge) => charge.paid && isOf(intent, charge.payment_intent)),
    confirms: (intent) => store.confirmations.filter((confirmation) => isOf(intent, confirmation.intent)),
    receipts: () => [...store.receipts],
    down,
    up,
    async [Symbol.asyncDispose]() {
      pauses.releaseAll();
      await down();
      await webhooks.settled();
    },
  };
}
