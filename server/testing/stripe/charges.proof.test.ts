import { expect, test } from 'vitest';
import { pay, refusalOf, serverClient } from './clients.ts';
import { startStripeCounterpart } from './counterpart.ts';

test('a receipt goes out with the payment, and again when its address is set', async () => {
  await using counterpart = await startStripeCounterpart();
  const { charges } = serverClient(counterpart);
  const receipt_email = 'jordan@mail.example';
  const { latest_charge } = await pay(counterpart, 'pm_card_visa', { receipt_email });
  const charge = String(latest_charge);
  expect(await charges.retrieve(charge)).toMatchObject({
    receipt_email,
    receipt_url: expect.stringMatching(/^https:\/\/pay\.stripe\.com\/receipts\//),
  });
  await charges.update(charge, { receipt_email });
  const other = 'office@mail.example';
  expect(await charges.update(charge, { receipt_email: other })).toMatchObject({ receipt_email: other });
  expect(counterpart.receipts()).toEqual([
    { charge, email: receipt_email },
    { charge, email: receipt_email },
    { charge, email: other },
  ]);
  expect(counterpart.events().at(-1)).toMatchObject({ type: 'charge.updated' });
  await charges.update(charge, { metadata: { seen: 'yes' }, description: 'Resume' });
  expect(counterpart.receipts()).toHaveLength(3);
  expect(await charges.retrieve(charge)).toMatchObject({ metadata: { seen: 'yes' }, description: 'Resume' });
});

test('a payment without an address, or without success, sends no receipt', async () => {
  await using counterpart = await startStripeCounterpart();
  await pay(counterpart);
  await refusalOf(pay(counterpart, 'pm_card_visa_chargeDeclined', { receipt_email: 'jordan@mail.example' }));
  expect(counterpart.receipts()).toEqual([]);
});

test('a charge that is not there is missing, and what a charge has not is not changed', async () => {
  await using counterpart = await startStripeCounterpart();
  const { charges } = serverClient(counterpart);
  const { latest_charge } = await pay(counterpart);
  expect(await refusalOf(charges.retrieve('ch_no'))).toMatchObject({ code: 'resource_missing' });
  const amount = { amount: 1 } as { description?: string };
  expect(await refusalOf(charges.update(String(latest_charge), amount))).toMatchObject({
    code: 'parameter_unknown',
  });
  expect(await refusalOf(charges.update(String(latest_charge), { receipt_email: 'x' }))).toMatchObject({
    code: 'email_invalid',
  });
});

test('charges are listed by their payment, declined ones as well', async () => {
  await using counterpart = await startStripeCounterpart();
  const { charges, paymentIntents } = serverClient(counterpart);
  await pay(counterpart);
  const refusal = await refusalOf(pay(counterpart, 'pm_card_visa_chargeDeclined'));
  const id = refusal.payment_intent?.id ?? '';
  await paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const { data } = await charges.list({ payment_intent: id });
  expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  expect((await charges.list()).data).toHaveLength(3);
});

test('ids are replaced by what they stand for, as deep as it is asked for', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents, charges, refunds } = serverClient(counterpart);
  const { id, latest_charge } = await pay(counterpart);
  await refunds.create({ payment_intent: id, amount: 100 });
  const expand = ['latest_charge.refunds', 'payment_method', 'latest_charge.payment_intent'];
  expect(await paymentIntents.retrieve(id, { expand })).toMatchObject({
    latest_charge: { refunds: { data: [{ amount: 100 }] }, payment_intent: { id, latest_charge } },
    payment_method: { card: { last4: '4242' } },
  });
  const listed = await paymentIntents.list({ expand: ['data.latest_charge'] });
  expect(listed.data).toMatchObject([{ latest_charge: { id: latest_charge } }]);
  // Nothing of it is kept.
  expect(await charges.retrieve(String(latest_charge))).toMatchObject({ payment_intent: id });
  const tooDeep = 'latest_charge.payment_intent.latest_charge.payment_intent.latest_charge';
  for (const path of ['colour', 'status', 'data.latest_charge', tooDeep])
    expect(await refusalOf(paymentIntents.retrieve(id, { expand: [path] }))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(path),
    });
});
