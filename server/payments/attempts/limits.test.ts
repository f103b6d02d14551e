import { describe, expect, test } from 'vitest';
import { createPaymentsApp, payer, projectName } from '../../testing/payments/payments-app.ts';
import { databases } from '../../testing/storage/databases.ts';
import { newLinkId } from '../links/link-id.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

describe.each(databases)('limits stored in %s', (database) => {
  test('of 30 declined cards in a row on one link, ten reach the provider', async () => {
    await using app = await createPaymentsApp({ database, environment: { PAYMENT_LIMIT_PER_LINK: '10' } });
    const id = await app.link();
    const statuses: number[] = [];
    for (let tries = 0; tries < 30; tries += 1)
      statuses.push((await app.pay(id, await app.card('4000000000000002'))).status);
    expect(statuses).toEqual([...Array(10).fill(402), ...Array(20).fill(429)]);
    expect(app.stripe.confirmations()).toHaveLength(10);
    const refused = await app.pay(id, await app.card());
    expect(refused.body).toMatchObject({ success: false, code: 'too_many_payments' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  });

  test('of 30 declined cards on as many links from one address, twelve reach the provider', async () => {
    await using app = await createPaymentsApp({ database, environment: { PAYMENT_LIMIT_PER_ADDRESS: '12' } });
    const send = async (remoteAddress: string) => {
      const body = {
        paymentMethodId: await app.card('4000000000000002'),
        amount: 21_900,
        packageName: projectName,
        customerInfo: payer,
        uniqueId: await app.link(),
      };
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await app.app.request('/api/payments/create-payment', init, from(remoteAddress))).status;
    };
    const statuses: number[] = [];
    for (let tries = 0; tries < 30; tries += 1) statuses.push(await send('203.0.113.7'));
    expect(statuses).toEqual([...Array(12).fill(402), ...Array(18).fill(429)]);
    expect(app.stripe.confirmations()).toHaveLength(12);
    expect(await send('203.0.113.8')).toBe(402);
  });

  test('when the window ends, the client can try again', async () => {
    let now = new Date('2026-03-02T12:00:00Z');
    const environment = { PAYMENT_LIMIT_PER_LINK: '1', PAYMENT_LIMIT_WINDOW_MINUTES: '60' };
    await using app = await createPaymentsApp({ database, environment, clock: () => now });
    const id = await app.link();
    await app.pay(id, await app.card('4000000000000002'));
    expect((await app.pay(id, await app.card())).status).toBe(429);
    now = new Date('2026-03-02T13:00:01Z');
    expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
  });

  test("excessive polling for an outcome is rejected before it reaches the provider's limit", async () => {
    await using app = await createPaymentsApp({ database, environment: { PAYMENT_LIMIT_PER_LINK: '1' } });
    const id = await app.link();
    await app.pay(id, await app.card('4000000000000002'));
    const statuses: number[] = [];
    for (let asked = 0; asked < 102; asked += 1) statuses.push((await app.finish(id)).status);
    expect(statuses).toEqual([...Array(100).fill(402), 429, 429]);
    expect(app.stripe.requests.count('GET /v1/payment_intents/:id')).toBe(100);
  });

  test('guessing ids finds nothing, reveals nothing, and is rate-limited', async () => {
    await using app = await createPaymentsApp({ database, environment: { PAYMENT_LIMIT_UNKNOWN_IDS: '5' } });
    const id = await app.link();
    const ask = async (tried: string, remoteAddress: string) => {
      const answer = await app.app.request(`/api/payments/validate-link/${tried}`, {}, from(remoteAddress));
      return { status: answer.status, body: await answer.text() };
    };
    const expired = await app.link();
    await app.act(expired, 'revoke');
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push(await ask(newLinkId(tries > 2), '203.0.113.7'));
    expect(new Set([...answers, await ask(expired, '203.0.113.9')].map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
    expect((await ask(newLinkId(false), '203.0.113.7')).status).toBe(429);
    expect((await ask('%00', '203.0.113.7')).status).toBe(429);
    // A valid id gets the same response.
    expect((await ask(id, '203.0.113.7')).status).toBe(429);
    expect((await ask(id, '203.0.113.8')).status).toBe(200);
  });

  test('another site cannot use up the limits of its visitors', async () => {
    await using app = await createPaymentsApp({ database, environment: { PAYMENT_LIMIT_UNKNOWN_IDS: '5' } });
    const id = await app.link();
    const ask = async (tried: string, headers: Record<string, string>) => {
      const path = `/api/payments/validate-link/${tried}`;
      const answer = await app.app.request(path, { headers }, from('203.0.113.7'));
      return { status: answer.status, code: (await answer.json()).code };
    };
    const refused = { status: 403, code: 'cross_site' };
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      for (let tries = 0; tries < 30; tries += 1)
        expect(await ask(newLinkId(false), headers)).toEqual(refused);
      expect(await ask(id, headers)).toEqual(refused);
    }
    expect(await app.state(id)).toBe('open');
    expect(await app.storage.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://localhost' },
    ];
    for (const headers of own) expect((await ask(id, headers)).status).toBe(200);
    for (const call of ['create-payment', 'finish-payment']) {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
      const init = { method: 'POST', headers, body: JSON.stringify({ uniqueId: id }) };
      expect((await app.app.request(`/api/payments/${call}`, init)).status).toBe(403);
    }
  });

  test('behind a proxy that changes the host, PUBLIC_URL identifies our own site', async () => {
    const environment = { PUBLIC_URL: 'https://larkfield.example/' };
    await using app = await createPaymentsApp({ database, environment });
    const staff = { ...app.staff, origin: 'https://larkfield.example' };
    const body = JSON.stringify({ projectName, amount: '1', description: 'Resume.' });
    const made = await app.app.request('/api/payments/generate-link', {
      method: 'POST',
      headers: staff,
      body,
    });
    const path = `/api/payments/validate-link/${(await made.json()).url.split('/').at(-1)}`;
    const headers = { origin: 'https://larkfield.example' };
    expect((await app.app.request(path, { headers })).status).toBe(200);
  });
});
