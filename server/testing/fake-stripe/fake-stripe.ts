import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, systemClock } from '../../lib/clock.ts';
import { listenOnLoopback } from '../receivers/on-loopback.ts';
import { type Bank, createBank } from './bank.ts';
import { type Account, type ApiRequest, answer } from './http/api.ts';
import { createFaults, type Faults } from './http/faults.ts';
import { createIdempotencyKeys } from './http/idempotency.ts';
import { createPauses, type Pauses } from './http/pauses.ts';
import { createRequests, type Requests } from './http/received-requests.ts';
import { serve } from './http/serve.ts';
import { type Confirmation, createStore, type Receipt, type Store } from './store.ts';
import type { AccountEvent, Charge } from './stripe-objects.ts';
import { createWebhooks, type WebhookOptions, type Webhooks } from './webhooks/webhooks.ts';

export interface FakeStripeOptions {
  secretKey?: string;
  publishableKey?: string;
  webhooks?: WebhookOptions;
  clock?: Clock;
  /** How long a call locks the object it changes, in ms. */
  workMs?: number;
  /** Confirmations after which a PaymentIntent is canceled. */
  confirmationLimit?: number;
}

/** A local fake of Stripe's API in test mode. Its state is in memory. */
export interface FakeStripe extends AsyncDisposable, Bank {
  /** Such as `http://127.0.0.1:41234`. */
  url: string;
  port: number;
  secretKey: string;
  publishableKey: string;
  /** For `new Stripe(secretKey, clientOptions)`. */
  clientOptions: { host: string; port: number; protocol: 'http' };
  requests: Requests;
  faults: Faults;
  pauses: Pauses;
  webhooks: Webhooks;
  /** Every event, oldest first, sent or not. */
  events(): AccountEvent[];
  /** Paid charges. @param intent limits them to this PaymentIntent */
  charges(intent?: string): Charge[];
  /** Confirmations that reached card processing. @param intent limits them to this PaymentIntent */
  confirmations(intent?: string): Confirmation[];
  /** Mailed receipts, oldest first. */
  receipts(): Receipt[];
  /** Stops listening; the state is kept. */
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function startFakeStripe({
  secretKey = 'sk_test_fake',
  publishableKey = 'pk_test_fake',
  webhooks: webhookOptions = {},
  clock = systemClock,
  workMs = 5,
  confirmationLimit = Number.POSITIVE_INFINITY,
}: FakeStripeOptions = {}): Promise<FakeStripe> {
  const store: Store = createStore(clock, confirmationLimit);
  const [requests, faults, pauses] = [createRequests(publishableKey), createFaults(), createPauses()];
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
    serve({ requests, faults, pauses, answer: (call) => answer(account, call) }, request, response).catch(
      (error: unknown) => {
        console.error('The fake Stripe failed:', error);
        response.destroy();
      },
    );
  });
  const { port, down, up } = await listenOnLoopback(server);
  const belongsTo = (intent: string | undefined, id: string) => intent === undefined || intent === id;
  return {
    ...createBank(store),
    url: `http://127.0.0.1:${port}`,
    port,
    secretKey,
    publishableKey,
    clientOptions: { host: '127.0.0.1', port, protocol: 'http' },
    requests,
    faults,
    pauses,
    webhooks,
    events: () => [...store.events.values()],
    charges: (intent) =>
      [...store.charges.values()].filter((charge) => charge.paid && belongsTo(intent, charge.payment_intent)),
    confirmations: (intent) =>
      store.confirmations.filter((confirmation) => belongsTo(intent, confirmation.intent)),
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
