import { expect, test } from 'vitest';
import { browserClient, manualIntent, refusalOf, serverClient } from './clients.ts';
import { startStripeCounterpart } from './counterpart.ts';

test('a browser sees an intent by its secret, without metadata, and cannot do more', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = browserClient(counterpart);
  const { id, client_secret } = await serverClient(counterpart).paymentIntents.create({
    ...manualIntent,
    metadata: { link: 'a' },
  });
  const seen = await paymentIntents.retrieve(id, { client_secret: client_secret ?? '' });
  expect(seen).toMatchObject({ id, status: 'requires_payment_method', amount: 21_950 });
  expect(seen).not.toHaveProperty('metadata');
  expect(seen).not.toHaveProperty('latest_charge');
  expect(await refusalOf(paymentIntents.retrieve(id))).toMatchObject({ code: 'parameter_missing' });
  expect(await refusalOf(paymentIntents.retrieve(id, { client_secret: `${id}_secret_x` }))).toMatchObject({
    statusCode: 400,
    param: 'client_secret',
  });
  for (const call of [
    () => paymentIntents.create(manualIntent),
    () => paymentIntents.cancel(id),
    () => paymentIntents.list(),
  ])
    expect(await refusalOf(call())).toMatchObject({ statusCode: 403, code: 'secret_key_required' });
  const confirm = { client_secret, payment_method: 'pm_card_visa' } as { payment_method: string };
  expect(await refusalOf(paymentIntents.confirm(id, confirm))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('publishable key'),
  });
  expect(counterpart.charges()).toEqual([]);
});

test('intents are listed page by page, the newest first', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
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

test('what Stripe takes and the counterpart does not is said', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const refusal = await refusalOf(paymentIntents.create({ ...manualIntent, off_session: true }));
  expect(refusal).toMatchObject({ statusCode: 501, param: 'off_session' });
});
