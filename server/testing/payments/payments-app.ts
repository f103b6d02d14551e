import { randomUUID } from 'node:crypto';
import type { testCards } from '../../../schema/api/payments.ts';
import { createSweeper, type Sweeper } from '../../payments/reconcile/sweep.ts';
import { type FakeStripe, type FakeStripeOptions, startFakeStripe } from '../fake-stripe/fake-stripe.ts';
import { type StaffHeaders, staffSession } from '../staff/staff-session.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';

export type CardNumber = keyof typeof testCards;

export const goodCard: CardNumber = '4242424242424242';

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** An app that takes payments with a fake Stripe, and a signed-in staff member. */
export interface PaymentsApp extends TestApp {
  stripe: FakeStripe;
  staff: StaffHeaders;
  /** Creates a link as staff; resolves with its id. */
  link(amount?: string): Promise<string>;
  /** Tokenizes a card, as the browser does; resolves with the id of the payment method. */
  card(number?: CardNumber): Promise<string>;
  /** Pays as the page does. @param change overrides what the page would send */
  pay(id: string, paymentMethodId: string, change?: Record<string, unknown>): Promise<Answer>;
  finish(id: string): Promise<Answer>;
  validate(id: string): Promise<Answer>;
  /** A staff call on a link. */
  act(id: string, act: 'revoke' | 'refund' | 'receipt'): Promise<Answer>;
  state(id: string): Promise<string | undefined>;
  /** Runs the sweep. @param everything as at startup */
  sweep(everything?: boolean): Promise<void>;
  /** How many times each event was queued for the manager. */
  notices(id: string): Promise<Record<string, number>>;
}

export interface PaymentsAppOptions extends TestAppOptions {
  stripe?: FakeStripeOptions;
}

/** Short timeouts keep the tests fast. */
const shortTimeouts = { STRIPE_TIMEOUT_MS: '400', PAYMENT_ANSWER_MS: '1500', PAYMENT_SWEEP_MS: '1000' };

export const payer = {
  email: 'maya.ellison@mail.example',
  firstName: 'Maya',
  lastName: 'Ellison',
  phone: '(813) 555-0142',
  address: '218 Palmetto Street',
  city: 'Tampa',
  state: 'Florida',
  zipCode: '33602',
  country: 'US',
};

export const projectName = 'Professional Level Bundle';

export async function createPaymentsApp(options: PaymentsAppOptions = {}): Promise<PaymentsApp> {
  const stripe = await startFakeStripe(options.stripe);
  const server = await createTestApp({
    ...options,
    environment: { ...shortTimeouts, ...stripeEnvironment(stripe), ...options.environment },
  });
  const staff = await staffSession(server);
  let sweeper: Sweeper | undefined;

  async function call(path: string, headers: Record<string, string>, body?: unknown): Promise<Answer> {
    const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    return answerOf(await server.app.request(path, init));
  }
  const post = (path: string, body: unknown) => call(path, { 'content-type': 'application/json' }, body);

  const validate = (id: string) => call(`/api/payments/validate-link/${id}`, {});
  return {
    ...server,
    stripe,
    staff,
    validate,
    card: (number = goodCard) => newPaymentMethod(stripe, number),
    async link(amount = '219.00') {
      const draft = { projectName, amount, description: 'Resume and cover letter.' };
      const { body } = await call('/api/payments/generate-link', { ...staff }, draft);
      return String(body.url).split('/').at(-1) ?? '';
    },
    async pay(id, paymentMethodId, change = {}) {
      const { amount_cents: amount } = (await linkRow(server, id)) ?? { amount_cents: 21_900 };
      return post('/api/payments/create-payment', {
        paymentMethodId,
        amount,
        packageName: projectName,
        customerInfo: payer,
        uniqueId: id,
        ...change,
      });
    },
    finish: (id) => post('/api/payments/finish-payment', { uniqueId: id }),
    act: (id, act) => call(`/api/staff/payment-links/${id}/${act}`, { ...staff }, {}),
    state: async (id) => (await linkRow(server, id))?.state,
    async sweep(everything) {
      if (!server.payments) throw new Error('Payments are not configured.');
      sweeper ??= createSweeper(server.payments);
      await sweeper.sweep(everything);
      // A sweep that was already running can have started too early, so another one follows.
      await sweeper.sweep(everything);
    },
    async notices(id) {
      const query = server.storage.db.selectFrom('outbox').select('payment_event');
      const rows = await query.where('payment_link_id', '=', id).execute();
      const events = Map.groupBy(rows, ({ payment_event }) => payment_event ?? '');
      return Object.fromEntries([...events].map(([event, all]) => [event, all.length]));
    },
    async [Symbol.asyncDispose]() {
      stripe.pauses.releaseAll();
      await sweeper?.stop(2000);
      await server[Symbol.asyncDispose]();
      await stripe[Symbol.asyncDispose]();
    },
  };
}

/** Environment variables that point a server to the fake Stripe. */
export function stripeEnvironment(stripe: FakeStripe): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhooks.secret,
    STRIPE_API_BASE: stripe.url,
  };
}

/** Sends a card to the fake Stripe as Stripe.js does. @returns the id of the payment method */
export async function newPaymentMethod({ url, publishableKey }: FakeStripe, number: string): Promise<string> {
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
  });
  const headers = { authorization: `Bearer ${publishableKey}`, 'idempotency-key': randomUUID() };
  const answer = await fetch(`${url}/v1/payment_methods`, { method: 'POST', headers, body });
  const { id } = (await answer.json()) as { id?: string };
  if (!id) throw new Error(`The fake Stripe rejected the card ${number}.`);
  return id;
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function linkRow({ storage }: Pick<TestApp, 'storage'>, id: string) {
  return storage.db.selectFrom('payment_links').selectAll().where('id', '=', id).executeTakeFirst();
}
