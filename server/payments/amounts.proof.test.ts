import { expect, test } from 'vitest';
import { createPayingApp, type PayingApp, payer, projectName } from '../testing/paying-app.ts';
import { leastCents, mostCents } from './money.ts';

/** A price as a person types it. */
const typed = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Repeatable: a failure can be looked at again. */
function randomAmounts(count: number): number[] {
  let seed = 20_260_302;
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return 10_001 + Math.floor((seed / 2 ** 31) * (mostCents - 10_001));
  });
}

/** From the price that staff type, by what the page is told and sends back, to what is charged. */
async function chargeOf(app: PayingApp, cents: number): Promise<number | undefined> {
  const headers = { ...app.staff };
  const wish = JSON.stringify({ projectName, amount: typed(cents), description: 'Resume.' });
  const made = await app.app.request('/api/payments/generate-link', { method: 'POST', headers, body: wish });
  const { url } = await made.json();
  const id = url.split('/').at(-1);
  const { paymentLink } = (await (await app.app.request(`/api/payments/validate-link/${id}`)).json()) as {
    paymentLink: { amount: number };
  };
  const body = JSON.stringify({
    paymentMethodId: 'pm_card_visa',
    // What the page may send: dollars times 100, in the arithmetic of browsers.
    amount: paymentLink.amount * 100,
    packageName: projectName,
    customerInfo: payer,
    uniqueId: id,
  });
  const paid = await app.app.request('/api/payments/create-payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect([cents, await paid.json()]).toEqual([cents, { success: true }]);
  const link = await app.storage.db
    .selectFrom('payment_links')
    .select('intent_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return app.stripe.charges(link.intent_id ?? '')[0]?.amount;
}

test('every cent from 0.50 to 100.00, and a thousand larger amounts, are charged exactly', {
  timeout: 300_000,
}, async () => {
  const environment = { STRIPE_TIMEOUT_MS: '20000', PAYMENT_ANSWER_MS: '25000', LOG_LEVEL: 'silent' };
  await using app = await createPayingApp({ environment, stripe: { workMs: 0 } });
  const every = Array.from({ length: 10_000 - leastCents + 1 }, (_, index) => leastCents + index);
  const amounts = [...every, ...randomAmounts(1000), mostCents];
  const left = amounts.values();
  const wrong: [number, number | undefined][] = [];
  const work = async () => {
    for (const cents of left) {
      const charged = await chargeOf(app, cents);
      if (charged !== cents) wrong.push([cents, charged]);
    }
  };
  await Promise.all(Array.from({ length: 32 }, work));
  expect(wrong).toEqual([]);
  expect(app.stripe.charges()).toHaveLength(amounts.length);
});
