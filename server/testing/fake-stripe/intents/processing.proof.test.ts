import { expect, test } from 'vitest';
import { errorOf, manualIntent, pay, serverClient } from '../clients.ts';
import { startFakeStripe } from '../fake-stripe.ts';

test('a payment in processing can be neither confirmed nor canceled', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  fakeStripe.leaveProcessing(2);
  const [good, bad] = [await pay(fakeStripe), await pay(fakeStripe)];
  expect([good.status, bad.status]).toEqual(['processing', 'processing']);
  expect(await errorOf(paymentIntents.cancel(good.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await errorOf(paymentIntents.confirm(good.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(fakeStripe.charges()).toEqual([]);
  fakeStripe.settleProcessing(good.id, 'succeeded');
  fakeStripe.settleProcessing(bad.id, 'declined');
  expect(await paymentIntents.retrieve(good.id)).toMatchObject({ status: 'succeeded' });
  expect(await paymentIntents.retrieve(bad.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined' },
  });
  expect(fakeStripe.charges().map((charge) => charge.payment_intent)).toEqual([good.id]);
});

test('a confirmation beyond the limit cancels the intent', async () => {
  await using fakeStripe = await startFakeStripe({ confirmationLimit: 2 });
  const { paymentIntents } = serverClient(fakeStripe);
  const { id } = await paymentIntents.create(manualIntent);
  const decline = () => paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' });
  expect(await errorOf(decline())).toMatchObject({ statusCode: 402 });
  expect(await errorOf(decline())).toMatchObject({ statusCode: 402 });
  expect(await paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'canceled',
  });
  expect(fakeStripe.confirmations(id).map(({ outcome }) => outcome)).toEqual(['declined', 'declined']);
});
