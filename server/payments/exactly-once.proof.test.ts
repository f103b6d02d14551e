import { describe, expect, test } from 'vitest';
import { startPaymentServers } from '../testing/payments/payment-servers.ts';
import { databases } from '../testing/storage/databases.ts';

const create = 'POST /v1/payment_intents';
const confirm = 'POST /v1/payment_intents/:id/confirm';

/** The point at which the server is killed, and the number of charges by then. */
const moments = [
  ['the attempt is stored and the intent is about to be created', create, 'arrived', 0],
  ['the intent is being created', create, 'processing', 0],
  ['the intent is created but not stored', create, 'done', 0],
  ['the intent is stored and about to be confirmed', confirm, 'arrived', 0],
  ['the card is being charged', confirm, 'processing', 0],
  ['the card is charged but the outcome is not received', confirm, 'done', 1],
] as const;

describe.each(databases)('servers that share %s', (database) => {
  test('charge once for a hundred concurrent payments of one link', { timeout: 60_000 }, async () => {
    await using shop = await startPaymentServers(database);
    const id = await shop.link();
    const cards = await Promise.all(Array.from({ length: 100 }, () => shop.card()));
    const answers = await Promise.all(
      cards.map((card, index) => shop.pay(id, card, index % shop.servers.length)),
    );
    expect(shop.stripe.charges()).toHaveLength(1);
    expect(answers.filter((answer) => answer?.body.success === true)).toHaveLength(1);
    const others = answers.filter((answer) => answer?.body.success !== true);
    expect(new Set(others.map((answer) => answer?.body.code))).toEqual(
      new Set(others.map((answer) => (answer?.status === 409 ? answer.body.code : 'not expected'))),
    );
    expect(await shop.state(id)).toBe('paid');
    expect(shop.stripe.events().filter(({ type }) => type === 'payment_intent.created')).toHaveLength(1);
  });

  test.concurrent.each(moments)(
    'killed when %s, agree with the provider after a restart',
    { timeout: 60_000 },
    async (...moment) => {
      const [, route, stage, charges] = moment;
      await using shop = await startPaymentServers(database);
      const id = await shop.link();
      const pause = shop.stripe.pauses.at(route, stage);
      const card = await shop.card();
      const paying = shop.pay(id, card);
      const first = await Promise.race([pause.reached.then(() => 'the pause is reached'), paying]);
      expect(first, 'the payment was answered before it reached the pause').toBe('the pause is reached');
      await shop.servers[0]?.end('SIGKILL');
      expect(await paying).toBeUndefined();
      pause.release();
      await shop.restart(0);
      const state = await shop.settled(id, ['paid', 'viewed']);
      // The provider can have completed the request after the server's end.
      const taken = shop.stripe.charges().length;
      expect(taken).toBeGreaterThanOrEqual(charges);
      expect(state).toBe(taken === 1 ? 'paid' : 'viewed');
      const again = await shop.pay(id, await shop.card());
      expect(again?.body).toMatchObject(taken === 1 ? { code: 'already_paid' } : { success: true });
      // The page repeats the lost call.
      expect((await shop.pay(id, card))?.body).toMatchObject(
        taken === 1 ? { success: true } : { code: 'already_paid' },
      );
      expect(shop.stripe.charges()).toHaveLength(1);
      expect(await shop.state(id)).toBe('paid');
    },
  );
});
