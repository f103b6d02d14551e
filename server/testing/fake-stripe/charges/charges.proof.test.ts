import { expect, test } from 'vitest';
import { errorOf, pay, serverClient } from '../clients.ts';
import { startFakeStripe } from '../fake-stripe.ts';

test('a receipt is sent with the payment and again when its address is set', async () => {
  await using fakeStripe = await startFakeStripe();
  const { charges } = serverClient(fakeStripe);
  const receipt_email = 'jordan@mail.example';
  const { latest_charge } = await pay(fakeStripe, 'pm_card_visa', { receipt_email });
  const charge = String(latest_charge);
  expect(await charges.retrieve(charge)).toMatchObject({
    receipt_email,
    receipt_url: expect.stringMatching(/^https:\/\/pay\.stripe\.com\/receipts\//),
  });
  await charges.update(charge, { receipt_email });
  const other = 'office@mail.example';
  expect(await charges.update(charge, { receipt_email: other })).toMatchObject({ receipt_email: other });
  expect(fakeStripe.receipts()).toEqual([
    { charge, email: receipt_email },
    { charge, email: receipt_email },
    { charge, email: other },
  ]);
  expect(fakeStripe.events().at(-1)).toMatchObject({ type: 'charge.updated' });
  await charges.update(charge, { metadata: { seen: 'yes' }, description: 'Resume' });
  expect(fakeStripe.receipts()).toHaveLength(3);
  expect(await charges.retrieve(charge)).toMatchObject({ metadata: { seen: 'yes' }, description: 'Resume' });
});

test('a payment that failed or has no address sends no receipt', async () => {
  await using fakeStripe = await startFakeStripe();
  await pay(fakeStripe);
  await errorOf(pay(fakeStripe, 'pm_card_visa_chargeDeclined', { receipt_email: 'jordan@mail.example' }));
  expect(fakeStripe.receipts()).toEqual([]);
});

test('an unknown charge is reported missing, and an unknown parameter is rejected', async () => {
  await using fakeStripe = await startFakeStripe();
  const { charges } = serverClient(fakeStripe);
  const { latest_charge } = await pay(fakeStripe);
  expect(await errorOf(charges.retrieve('ch_no'))).toMatchObject({ code: 'resource_missing' });
  const amount = { amount: 1 } as { description?: string };
  expect(await errorOf(charges.update(String(latest_charge), amount))).toMatchObject({
    code: 'parameter_unknown',
  });
  expect(await errorOf(charges.update(String(latest_charge), { receipt_email: 'x' }))).toMatchObject({
    code: 'email_invalid',
  });
});

test('charges are listed by payment, including declined ones', async () => {
  await using fakeStripe = await startFakeStripe();
  const { charges, paymentIntents } = serverClient(fakeStripe);
  await pay(fakeStripe);
  const refusal = await errorOf(pay(fakeStripe, 'pm_card_visa_chargeDeclined'));
  const id = refusal.payment_intent?.id ?? '';
  await paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const { data } = await charges.list({ payment_intent: id });
  expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  expect((await charges.list()).data).toHaveLength(3);
});

test('ids expand into objects to the requested depth', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents, charges, refunds } = serverClient(fakeStripe);
  const { id, latest_charge } = await pay(fakeStripe);
  await refunds.create({ payment_intent: id, amount: 100 });
  const expand = ['latest_charge.refunds', 'payment_method', 'latest_charge.payment_intent'];
  expect(await paymentIntents.retrieve(id, { expand })).toMatchObject({
    latest_charge: { refunds: { data: [{ amount: 100 }] }, payment_intent: { id, latest_charge } },
    payment_method: { card: { last4: '4242' } },
  });
  const listed = await paymentIntents.list({ expand: ['data.latest_charge'] });
  expect(listed.data).toMatchObject([{ latest_charge: { id: latest_charge } }]);
  // Expansion leaves the stored object unchanged.
  expect(await charges.retrieve(String(latest_charge))).toMatchObject({ payment_intent: id });
  const tooDeep = 'latest_charge.payment_intent.latest_charge.payment_intent.latest_charge';
  for (const path of ['color', 'status', 'data.latest_charge', tooDeep])
    expect(await errorOf(paymentIntents.retrieve(id, { expand: [path] }))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(path),
    });
});
