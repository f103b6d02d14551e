import { expect, test } from 'vitest';
import { deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { serverClient } from '../../testing/fake-stripe/clients.ts';
import { createPaymentsApp, projectName } from '../../testing/payments/payments-app.ts';
import { reconcile } from '../reconcile/reconcile.ts';

/** An app with a lead and its payment link. */
async function withLeadLink() {
  const clock = { ms: Date.now() };
  const app = await createPaymentsApp({ clock: () => new Date(clock.ms) });
  const nora = await deskClient(app);
  const leadId = await newLead(app, { email: 'priya@mail.example' });
  const draft = { projectName, amount: '219', description: 'Resume.', leadId };
  const init = { method: 'POST', headers: nora.headers, body: JSON.stringify(draft) };
  const { url } = await (await app.app.request('/api/payments/generate-link', init)).json();
  const id = String(url).split('/').at(-1) ?? '';
  return {
    app,
    id,
    clock,
    links: async () => (await nora.lead(leadId)).links,
    /** What the timeline says, without the creation of the link. */
    steps: async () =>
      (await nora.lead(leadId)).timeline
        .flatMap(({ event }) => (event.kind === 'link' ? [event] : []))
        .slice(1)
        .map(({ step, cents, isLate, wasRevoked }) => ({
          step,
          cents,
          ...(isLate && { isLate }),
          ...(wasRevoked && { wasRevoked }),
        })),
    async reconcile() {
      if (!app.payments) throw new Error('Payments are off.');
      await reconcile(app.payments, id, 5000);
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test('the timeline of a lead shows attempts and refunds, in full, in part, and returned by the bank', async () => {
  await using given = await withLeadLink();
  const { app, id } = given;
  await app.pay(id, await app.card('4000000000000002'));
  await app.pay(id, await app.card());
  const charge = app.stripe.charges()[0]?.id ?? '';
  const { refunds } = serverClient(app.stripe);
  await refunds.create({ charge, amount: 9000 });
  await given.reconcile();
  const { id: rest } = await refunds.create({ charge });
  await given.reconcile();
  app.stripe.failRefund(rest);
  await given.reconcile();
  expect(await given.steps()).toEqual([
    { step: 'tried', cents: 21_900 },
    { step: 'paid', cents: 21_900 },
    { step: 'refunded', cents: 9000 },
    { step: 'refunded', cents: 12_900 },
    { step: 'refund-returned', cents: 12_900 },
  ]);
  expect(await given.links()).toMatchObject([{ state: 'paid', refundedCents: 9000, isLate: false }]);
});

test('whether a payment was late is decided by when the card was charged, not by when that became known', async () => {
  await using given = await withLeadLink();
  const { app, id, clock } = given;
  await app.pay(id, await app.card());
  const unknown = { state: 'processing', paid_at: null } as const;
  await app.storage.db.updateTable('payment_links').set(unknown).execute();
  clock.ms += 40 * 24 * 60 * 60 * 1000;
  await given.reconcile();
  expect(await given.links()).toMatchObject([{ state: 'paid', isLate: false }]);
  const withdrawn = { state: 'revoked', paid_at: null, revoked_by: 'nora@larkfield.example' } as const;
  await app.storage.db.updateTable('payment_links').set(withdrawn).execute();
  await given.reconcile();
  expect(await given.links()).toMatchObject([{ state: 'paid', isLate: true }]);
  expect(await given.steps()).toEqual([
    { step: 'paid', cents: 21_900 },
    { step: 'paid', cents: 21_900 },
    { step: 'paid', cents: 21_900, isLate: true, wasRevoked: true },
  ]);
});
