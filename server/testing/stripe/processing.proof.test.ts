import { expect, test } from 'vitest';
import { manualIntent, pay, refusalOf, serverClient } from './clients.ts';
import { startStripeCounterpart } from './counterpart.ts';

test('a payment in processing can only be waited for', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  counterpart.leaveProcessing(2);
  const [good, bad] = [await pay(counterpart), await pay(counterpart)];
  expect([good.status, bad.status]).toEqual(['processing', 'processing']);
  expect(await refusalOf(paymentIntents.cancel(good.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await refusalOf(paymentIntents.confirm(good.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(counterpart.charges()).toEqual([]);
  counterpart.settleProcessing(good.id, 'succeeded');
  counterpart.settleProcessing(bad.id, 'declined');
  expect(await paymentIntents.retrieve(good.id)).toMatchObject({ status: 'succeeded' });
  expect(await paymentIntents.retrieve(bad.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined' },
  });
  expect(counterpart.charges().map((charge) => charge.payment_intent)).toEqual([good.id]);
});

test('one confirmation beyond the limit cancels the intent', async () => {
  await using counterpart = await startStripeCounterpart({ confirmationLimit: 2 });
  const { paymentIntents } = serverClient(counterpart);
  const { id } = await paymentIntents.create(manualIntent);
  const decline = () => paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' });
  expect(await refusalOf(decline())).toMatchObject({ statusCode: 402 });
  expect(await refusalOf(decline())).toMatchObject({ statusCode: 402 });
  expect(await paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'canceled',
  });
  expect(counterpart.confirms(id).map(({ outcome }) => outcome)).toEqual(['declined', 'declined']);
});
