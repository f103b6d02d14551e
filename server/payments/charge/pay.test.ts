import { describe, expect, test } from 'vitest';
import { createPaymentsApp, goodCard, payer, projectName } from '../../testing/payments/payments-app.ts';
import { databases } from '../../testing/storage/databases.ts';

describe.each(databases)('payments stored in %s', (database) => {
  test('a link is created, viewed, and paid, and one notification is queued', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link('219.50');
    expect(await app.state(id)).toBe('open');
    expect((await app.validate(id)).body).toEqual({
      success: true,
      paymentLink: { projectName, description: 'Resume and cover letter.', amount: 219.5 },
    });
    expect(await app.state(id)).toBe('viewed');
    const paid = await app.pay(id, await app.card());
    expect(paid).toMatchObject({ status: 200, body: { success: true } });
    expect(await app.state(id)).toBe('paid');
    expect(app.stripe.charges()).toMatchObject([{ amount: 21_950, currency: 'usd' }]);
    expect(await app.notices(id)).toEqual({ paid: 1 });
    expect(await app.validate(id)).toMatchObject({
      status: 409,
      body: { success: false, code: 'already_paid' },
    });
    const again = await app.pay(id, await app.card());
    expect(again).toMatchObject({ status: 409, body: { success: false, code: 'already_paid' } });
    expect(app.stripe.charges()).toHaveLength(1);
  });

  test('a repeated call, after a lost response, gets the same response', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const card = await app.card();
    await app.pay(id, card);
    expect(await app.pay(id, card)).toMatchObject({ status: 200, body: { success: true } });
    const declining = await app.link();
    const declined = await app.card('4000000000000002');
    const first = await app.pay(declining, declined);
    expect(await app.pay(declining, declined)).toMatchObject({ status: 402, body: first.body });
    expect(app.stripe.confirmations()).toHaveLength(2);
  });

  test('a double click waits for the first call and charges once', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const card = await app.card();
    const answers = await Promise.all([app.pay(id, card), app.pay(id, card), app.pay(id, card)]);
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ success: true }));
    expect(app.stripe.confirmations()).toHaveLength(1);
  });

  test('a double click whose attempt cannot be read is a storage outage, not an internal error', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const card = await app.card();
    const pause = app.stripe.pauses.at('POST /v1/payment_intents/:id/confirm', 'processing');
    const first = app.pay(id, card);
    await pause.reached;
    const second = app.pay(id, card);
    // These calls give the second payment time to find the first one's attempt and wait for it.
    await app.validate(await app.link());
    await app.storage.db.schema.alterTable('payment_attempts').renameTo('unreadable').execute();
    expect(await second).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
    pause.release();
    await first;
  });

  test('a second card must wait while one is being charged', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const pause = app.stripe.pauses.at('POST /v1/payment_intents/:id/confirm', 'processing');
    const first = app.pay(id, await app.card());
    await pause.reached;
    const second = await app.pay(id, await app.card());
    expect(second).toMatchObject({ status: 409, body: { code: 'payment_under_way' } });
    pause.release();
    expect((await first).body).toEqual({ success: true });
    expect(app.stripe.charges()).toHaveLength(1);
  });

  test.each([
    ['4000000000000002', 'Your card was declined. Please use another card, or ask your bank.'],
    ['4000000000009995', 'Your card has insufficient funds. Please use another card.'],
    ['4000000000000069', 'Your card has expired. Please use another card.'],
    ['4000000000000127', "Your card's security code is incorrect."],
    ['4000000000000119', 'An error occurred while processing your card. Please try again in a moment.'],
  ] as const)(
    '%s is declined with a message, without a code, and the link stays payable',
    async (number, words) => {
      await using app = await createPaymentsApp({ database });
      const id = await app.link();
      const { status, body } = await app.pay(id, await app.card(number));
      expect(status).toBe(402);
      expect(body).toEqual({ success: false, error: words, message: words, code: 'card_declined' });
      expect(await app.state(id)).toBe('viewed');
      expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
      expect(app.stripe.charges()).toHaveLength(1);
      expect(new Set(app.stripe.confirmations().map(({ intent }) => intent)).size).toBe(1);
    },
  );

  test('authentication happens on the page, and only the server reports that the link is paid', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const asked = await app.pay(id, await app.card('4000002500003155'));
    const { clientSecret } = asked.body.nextAction as { clientSecret: string };
    expect(asked).toMatchObject({ status: 200, body: { success: false } });
    expect(app.stripe.charges()).toHaveLength(0);
    const early = await app.finish(id);
    expect(early).toMatchObject({ status: 402, body: { code: 'card_declined' } });
    expect(app.stripe.completeChallenge(clientSecret, true)).toBe(true);
    expect(app.stripe.charges()).toHaveLength(0);
    expect((await app.finish(id)).body).toEqual({ success: true });
    expect((await app.finish(id)).body).toEqual({ success: true });
    expect(app.stripe.charges()).toHaveLength(1);
    expect(await app.state(id)).toBe('paid');
  });

  test('a repeated call during authentication gets the same response', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const card = await app.card('4000002500003155');
    const [first, second] = await Promise.all([app.pay(id, card), app.pay(id, card)]);
    expect(first.body).toHaveProperty('nextAction.clientSecret');
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(app.stripe.confirmations()).toHaveLength(1);
  });

  test('an authenticated payment resumes even if another card was declined in the meantime', async () => {
    await using app = await createPaymentsApp({ database });
    const used = await app.card();
    await app.pay(await app.link(), used);
    const id = await app.link();
    const asked = await app.pay(id, await app.card('4000002500003155'));
    const { clientSecret } = asked.body.nextAction as { clientSecret: string };
    expect((await app.pay(id, used)).body.code).toBe('payment_failed');
    app.stripe.completeChallenge(clientSecret, true);
    expect((await app.finish(id)).body).toEqual({ success: true });
    expect(await app.state(id)).toBe('paid');
  });

  test('a failed or abandoned authentication leaves the link payable', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const first = await app.pay(id, await app.card('4000002500003155'));
    const { clientSecret } = first.body.nextAction as { clientSecret: string };
    app.stripe.completeChallenge(clientSecret, false);
    expect((await app.finish(id)).body.error).toContain('Your bank couldn’t confirm');
    await app.pay(id, await app.card('4000002500003155'));
    expect(await app.state(id)).toBe('viewed');
    expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
    expect(app.stripe.charges()).toHaveLength(1);
  });

  test("the browser's amount and project are compared and never charged", async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link('1.10');
    for (const change of [{ amount: 109 }, { amount: 1.1 }, { amount: 110.4 }, { packageName: 'Another' }]) {
      const answer = await app.pay(id, await app.card(), change);
      expect(answer).toMatchObject({ status: 422, body: { code: 'link_differs' } });
    }
    expect(app.stripe.requests.all).toHaveLength(4);
    // 1.1 * 100 in floating point.
    const answer = await app.pay(id, await app.card(), { amount: 110.00000000000001 });
    expect(answer.body).toEqual({ success: true });
    expect(app.stripe.charges()).toMatchObject([{ amount: 110 }]);
  });

  test('addresses in other countries are accepted', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const customerInfo = { ...payer, state: 'Noord-Holland', zipCode: '1012 WX', country: 'NL' };
    expect((await app.pay(id, await app.card(), { customerInfo })).body).toEqual({ success: true });
  });

  test('missing fields are reported before the provider is called', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const customerInfo = { ...payer, zipCode: ' ', email: 'maya' };
    const { status, body } = await app.pay(id, 'pm_1', { customerInfo });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      email: 'Enter an email address like name@example.com.',
      zipCode: 'Enter your ZIP or postal code.',
    });
    expect(app.stripe.requests.all).toEqual([]);
  });

  test('an expired link cannot be paid, and its intent is canceled', async () => {
    let now = new Date('2026-03-02T12:00:00Z');
    await using app = await createPaymentsApp({ database, clock: () => now });
    const id = await app.link();
    await app.pay(id, await app.card('4000000000000002'));
    now = new Date('2026-04-01T12:00:00Z');
    const answer = await app.pay(id, await app.card());
    expect(answer).toMatchObject({ status: 404, body: { error: 'Invalid or expired payment link' } });
    expect((await app.validate(id)).status).toBe(404);
    await app.sweep();
    expect(await app.state(id)).toBe('expired');
    const [{ intent = '' } = {}] = app.stripe.confirmations();
    expect(app.stripe.intent(intent).status).toBe('canceled');
    expect(app.stripe.charges()).toHaveLength(0);
  });

  test('a link of another provider account does not exist here', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    await app.storage.db.updateTable('payment_links').set({ account: 'stripe live' }).execute();
    expect((await app.validate(id)).status).toBe(404);
    expect((await app.pay(id, await app.card(goodCard))).body.code).toBe('invalid_link');
  });
});
