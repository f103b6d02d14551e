import { expect, test } from 'vitest';
import { browserClient, errorOf, manualIntent, serverClient } from '../clients.ts';
import { startFakeStripe } from '../fake-stripe.ts';

test('with its secret a browser can only read an intent, without metadata', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = browserClient(fakeStripe);
  const { id, client_secret } = await serverClient(fakeStripe).paymentIntents.create({
    ...manualIntent,
    metadata: { link: 'a' },
  });
  const seen = await paymentIntents.retrieve(id, { client_secret: client_secret ?? '' });
  expect(seen).toMatchObject({ id, status: 'requires_payment_method', amount: 21_950 });
  expect(seen).not.toHaveProperty('metadata');
  expect(seen).not.toHaveProperty('latest_charge');
  expect(await errorOf(paymentIntents.retrieve(id))).toMatchObject({ code: 'parameter_missing' });
  expect(await errorOf(paymentIntents.retrieve(id, { client_secret: `${id}_secret_x` }))).toMatchObject({
    statusCode: 400,
    param: 'client_secret',
  });
  for (const call of [
    () => paymentIntents.create(manualIntent),
    () => paymentIntents.cancel(id),
    () => paymentIntents.list(),
  ])
    expect(await errorOf(call())).toMatchObject({ statusCode: 403, code: 'secret_key_required' });
  const confirm = { client_secret, payment_method: 'pm_card_visa' } as { payment_method: string };
  expect(await errorOf(paymentIntents.confirm(id, confirm))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('publishable key'),
  });
  expect(fakeStripe.charges()).toEqual([]);
});

test('intents are listed page by page, newest first', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) ids.unshift((await paymentIntents.create(manualIntent)).id);
  const first = await paymentIntents.list({ limit: 2 });
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true]);
  const all: string[] = [];
  for await (const { id } of paymentIntents.list({ limit: 2 })) all.push(id);
  expect(all).toEqual(ids);
  const before = await paymentIntents.list({ limit: 2, ending_before: ids[4] });
  expect(before.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  const later = Math.floor(Date.now() / 1000) + 60;
  expect((await paymentIntents.list({ created: { gte: later } })).data).toEqual([]);
});

test('a parameter that only Stripe supports is reported', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const refusal = await errorOf(paymentIntents.create({ ...manualIntent, off_session: true }));
  expect(refusal).toMatchObject({ statusCode: 501, param: 'off_session' });
});
