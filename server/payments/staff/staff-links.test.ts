import { describe, expect, test } from 'vitest';
import { createPaymentsApp, type PaymentsApp, projectName } from '../../testing/payments/payments-app.ts';
import { staffSession } from '../../testing/staff/staff-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function list(app: PaymentsApp, query = ''): Promise<Record<string, unknown>[]> {
  const answer = await app.app.request(`/api/staff/payment-links${query}`, { headers: { ...app.staff } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return (await answer.json()).links;
}

async function generate(app: PaymentsApp, body: unknown, headers: Record<string, string> = { ...app.staff }) {
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await app.app.request('/api/payments/generate-link', init);
  return { status: answer.status, body: await answer.json() };
}

const draft = { projectName: 'Bundle', amount: '219', description: 'Two lines:\nof text.' };

describe.each(databases)("staff's payment links, stored in %s", (database) => {
  test('lists links with all details, newest first', async () => {
    await using app = await createPaymentsApp({ database });
    const [first, second] = [await app.link('10.00'), await app.link('20.00')];
    await app.pay(first, await app.card());
    const links = await list(app);
    expect(links.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(links.find(({ id }) => id === first)).toMatchObject({
      url: `http://localhost/payment/${first}`,
      projectName: 'Professional Level Bundle',
      amountCents: 1000,
      refundedCents: 0,
      state: 'paid',
      createdBy: 'sam@larkfield.example',
      payerName: 'Maya Ellison',
      payerEmail: 'maya.ellison@mail.example',
      isTest: true,
    });
    expect(await list(app, '?state=open')).toMatchObject([{ id: second }]);
    expect(await list(app, '?search=ELLISON')).toMatchObject([{ id: first }]);
    expect(await list(app, `?search=${second}`)).toMatchObject([{ id: second }]);
    expect(await list(app, '?search=%25')).toEqual([]);
  });

  test('shows agents only their own links, which they can revoke and resend the receipt of', async () => {
    await using app = await createPaymentsApp({ database });
    const kim = { ...app, staff: await staffSession(app, 'kim@larkfield.example', 'agent') };
    const others = await app.link();
    const create = async () => {
      const { body } = await generate(kim, { ...draft, projectName });
      return String(body.url).split('/').at(-1) ?? '';
    };
    const [paid, open] = [await create(), await create()];
    const act = async (id: string, name: string) => {
      const init = { method: 'POST', headers: kim.staff, body: '{}' };
      return (await app.app.request(`/api/staff/payment-links/${id}/${name}`, init)).status;
    };
    await app.pay(paid, await app.card());
    expect([await act(paid, 'receipt'), await act(open, 'revoke')]).toEqual([200, 200]);
    const ids = async (viewer: PaymentsApp) => (await list(viewer)).map(({ id }) => id).sort();
    expect(await ids(kim)).toEqual([paid, open].sort());
    expect(await ids(app)).toEqual([paid, open, others].sort());
  });

  test('finds non-ASCII text as typed', async () => {
    await using app = await createPaymentsApp({ database });
    const { status } = await generate(app, { ...draft, projectName: 'Édition Ärzte' });
    expect(status).toBe(200);
    expect(await list(app, `?search=${encodeURIComponent('Édition')}`)).toHaveLength(1);
    expect(await list(app, `?search=${encodeURIComponent('Ärzte')}`)).toHaveLength(1);
  });

  test('ignores characters that databases cannot store', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    expect(await list(app, '?search=%00&before=%00')).toMatchObject([{ id }]);
  });

  test('lists page by page', async () => {
    await using app = await createPaymentsApp({ database });
    for (let made = 0; made < 55; made += 1) await app.link();
    const headers = { ...app.staff };
    const first = await (await app.app.request('/api/staff/payment-links', { headers })).json();
    expect(first.links).toHaveLength(50);
    const before = encodeURIComponent(first.next);
    const rest = await (
      await app.app.request(`/api/staff/payment-links?before=${before}`, { headers })
    ).json();
    expect(rest.links).toHaveLength(5);
    expect(rest.next).toBeNull();
    expect(new Set([...first.links, ...rest.links].map(({ id }) => id)).size).toBe(55);
  });

  test('parses amounts as typed and rejects those that cards cannot be charged', async () => {
    await using app = await createPaymentsApp({ database });
    const accepted: [unknown, number][] = [
      ['0.50', 50],
      ['219', 21_900],
      [' $1,219.5 ', 121_950],
      [1.1, 110],
      ['.75', 75],
      ['999,999.99', 99_999_999],
      ['12.340', 1234],
    ];
    for (const [amount, cents] of accepted) {
      const { status, body } = await generate(app, { ...draft, amount });
      expect([amount, status, Object.keys(body)]).toEqual([amount, 200, ['success', 'url']]);
      const [link] = await list(app, `?search=${body.url.split('/').at(-1)}`);
      expect(link?.amountCents).toBe(cents);
    }
    const refused: [unknown, string][] = [
      ['0.49', 'Cards cannot be charged less than $0.50.'],
      ['0', 'Cards cannot be charged less than $0.50.'],
      ['1000000.00', 'Cards cannot be charged more than $999,999.99.'],
      ['1.005', 'Enter at most two decimal places.'],
      [19.999, 'Enter at most two decimal places.'],
      ['1e3', 'Enter the price in US dollars, such as 219.00.'],
      ['-5', 'Enter the price in US dollars, such as 219.00.'],
      ['1,21', 'Enter the price in US dollars, such as 219.00.'],
      ['٣', 'Enter the price in US dollars, such as 219.00.'],
      [null, 'Enter the price in US dollars, such as 219.00.'],
      [{}, 'Enter the price in US dollars, such as 219.00.'],
    ];
    for (const [amount, message] of refused) {
      const { status, body } = await generate(app, { ...draft, amount });
      expect([amount, status, body.errors]).toEqual([amount, 422, { amount: message }]);
      expect(body).toMatchObject({ success: false, error: `Price: ${message}` });
    }
  });

  test('creates URLs below PUBLIC_URL', async () => {
    const environment = { PUBLIC_URL: 'https://larkfield.example/' };
    await using app = await createPaymentsApp({ database, environment });
    const { body } = await generate(app, draft, { ...app.staff, origin: 'https://larkfield.example' });
    expect(body.url).toMatch(/^https:\/\/larkfield\.example\/payment\/test_\w{24}$/);
  });

  test('finds no link for a malformed id', async () => {
    await using app = await createPaymentsApp({ database });
    const headers = { ...app.staff };
    const init = { method: 'POST', headers, body: '{}' };
    const answer = await app.app.request('/api/staff/payment-links/%00/revoke', init);
    expect(answer.status).toBe(404);
  });

  test('rejects calls without a session and reveals nothing', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const stranger = { 'content-type': 'application/json' };
    expect(await generate(app, draft, stranger)).toMatchObject({
      status: 401,
      body: { code: 'sign_in_required' },
    });
    for (const path of ['payment-links', `payment-links/${id}/refund`, 'payment-links/nothing/revoke']) {
      const init = path === 'payment-links' ? {} : { method: 'POST', headers: stranger, body: '{}' };
      expect((await app.app.request(`/api/staff/${path}`, init)).status).toBe(401);
    }
    const plain = { ...app.staff, 'content-type': 'text/plain' };
    expect((await generate(app, draft, plain)).status).toBe(415);
    const foreign = { ...app.staff, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await generate(app, draft, foreign)).status).toBe(403);
    expect(await list(app)).toHaveLength(1);
  });
});

test('without a provider, every payment call reports that payments are disabled', async () => {
  await using app = await createTestApp({ environment: { NODE_ENV: 'production' } });
  const settings = await app.app.request('/api/payments/settings');
  expect(await settings.json()).toEqual({ provider: 'none', publishableKey: '', isTest: false });
  for (const [path, method] of [
    ['validate-link/abc', 'GET'],
    ['create-payment', 'POST'],
    ['finish-payment', 'POST'],
    ['webhook', 'POST'],
  ] as const) {
    const answer = await app.app.request(`/api/payments/${path}`, { method });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ success: false, code: 'payments_not_configured' });
  }
});
