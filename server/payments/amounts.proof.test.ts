import { expect, test } from 'vitest';
import { maxCents, minCents } from '../../schema/api/dollars.ts';
import { createPaymentsApp, type PaymentsApp, payer, projectName } from '../testing/payments/payments-app.ts';

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

/** Creates and pays a link like staff and the page do. */
async function pay(app: PaymentsApp, cents: number): Promise<void> {
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
}

/** The amounts of links, each with what was charged for it. */
async function chargesByLink(app: PaymentsApp): Promise<[amount: number, charged: number | undefined][]> {
  const charges = app.stripe
    .charges()
    .map((charge) => [String(charge.payment_intent), charge.amount] as const);
  const charged = new Map(charges);
  const links = await app.storage.db
    .selectFrom('payment_links')
    .select(['intent_id', 'amount_cents'])
    .execute();
  return links.map(({ intent_id, amount_cents }) => [amount_cents, charged.get(intent_id ?? '')]);
}

test('every cent from 0.50 to 100.00, and a thousand larger amounts, are charged exactly', {
  timeout: 300_000,
}, async () => {
  const environment = { STRIPE_TIMEOUT_MS: '20000', PAYMENT_ANSWER_MS: '25000', LOG_LEVEL: 'silent' };
  await using app = await createPaymentsApp({ environment, stripe: { workMs: 0 } });
  const every = Array.from({ length: 10_000 - minCents + 1 }, (_, index) => minCents + index);
  const amounts = [...every, ...randomAmounts(1000), maxCents];
  const left = amounts.values();
  const work = async () => {
    for (const cents of left) await pay(app, cents);
  };
  await Promise.all(Array.from({ length: 32 }, work));
  const links = await chargesByLink(app);
  expect(links.filter(([amount, charged]) => amount !== charged)).toEqual([]);
  expect(links.map(([amount]) => amount).toSorted((a, b) => a - b)).toEqual(
    amounts.toSorted((a, b) => a - b),
  );
  expect(app.stripe.charges()).toHaveLength(amounts.length);
});
