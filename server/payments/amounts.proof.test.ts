import { expect, test } from 'vitest';
import { createPaymentsApp, type PaymentsApp, payer, projectName } from '../testing/payments/payments-app.ts';
import { maxCents, minCents } from './money.ts';

/** A price as staff would type it. */
const typed = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Seeded, so failures are reproducible. */
function randomAmounts(count: number): number[] {
  let seed = 20_260_302;
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return 10_001 + Math.floor((seed / 2 ** 31) * (maxCents - 10_001));
  });
}

/** Creates and pays a link like staff and the page do. @returns the charged amount */
async function chargeOf(app: PaymentsApp, cents: number): Promise<number | undefined> {
  const headers = { ...app.staff };
  const draft = JSON.stringify({ projectName, amount: typed(cents), description: 'Resume.' });
  const made = await app.app.request('/api/payments/generate-link', { method: 'POST', headers, body: draft });
  const { url } = await made.json();
  const id = url.split('/').at(-1);
  const { paymentLink } = (await (await app.app.request(`/api/payments/validate-link/${id}`)).json()) as {
    paymentLink: { amount: number };
  };
  const body = JSON.stringify({
    paymentMethodId: 'pm_card_visa',
    // Dollars times 100 in floating point, as browsers compute it.
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
  await using app = await createPaymentsApp({ environment, stripe: { workMs: 0 } });
  const every = Array.from({ length: 10_000 - minCents + 1 }, (_, index) => minCents + index);
  const amounts = [...every, ...randomAmounts(1000), maxCents];
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
