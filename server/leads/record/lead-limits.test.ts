import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, test } from 'vitest';
import { crmCall, emailCall, formPost, json, urlencoded } from '../../testing/leads/lead-bodies.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const callOne = '/api/email/send-resume-email';
const environment = {
  LEAD_LIMIT_PER_ADDRESS: '5',
  LEAD_LIMIT_PER_FORM: '3',
  LEAD_LIMIT_WINDOW_MINUTES: '10',
  TRUST_PROXY: '127.0.0.1',
};

/** Listens on a socket, so requests have client addresses. */
async function listen({ app }: TestApp) {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const from = (address: string) => (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { ...init.headers, 'x-forwarded-for': address },
    });
  return { from, [Symbol.dispose]: () => void server.close() };
}

let visitors = 0;
function newLead(form: string) {
  visitors += 1;
  return json(emailCall({ email: `visitor-${visitors}@mail.example`, form }));
}

describe.each(databases)('on %s', (database) => {
  test('leads beyond the limit per form, and per address, are refused until the window ends', async () => {
    let now = Date.parse('2026-03-02T10:00:00Z');
    await using server = await createTestApp({ database, environment, clock: () => new Date(now) });
    using http = await listen(server);
    const send = http.from('203.0.113.7');
    const statuses: number[] = [];
    for (const form of ['order', 'order', 'order', 'order', 'review', 'review', 'review'])
      statuses.push((await send(callOne, newLead(form))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429]);
    const refused = await send(callOne, newLead('review'));
    expect(refused.headers.get('retry-after')).toBe('600');
    expect(await refused.json()).toEqual({
      code: 'too_many_leads',
      message: 'We’ve received too many requests from your connection. Please call us or try again later.',
    });
    expect((await http.from('203.0.113.8')(callOne, newLead('order'))).status).toBe(200);
    now += 10 * 60_000;
    expect((await send(callOne, newLead('order'))).status).toBe(200);
    expect(await server.storage.db.selectFrom('leads').select('id').execute()).toHaveLength(7);
  });

  test('the other call, a double click, and a retry do not count; other bodies of the same lead do', async () => {
    await using server = await createTestApp({ database, environment });
    using http = await listen(server);
    const send = http.from('203.0.113.7');
    for (let click = 0; click < 10; click += 1) {
      expect((await send(callOne, json(emailCall({ form: 'order' })))).status).toBe(200);
      expect((await send('/rafp/submit', json(crmCall()))).status).toBe(200);
    }
    const statuses: number[] = [];
    for (let body = 0; body < 4; body += 1)
      statuses.push((await send(callOne, json(emailCall({ form: 'order', extra: body })))).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test('without JavaScript the form is shown again with the submitted values', async () => {
    await using server = await createTestApp({
      database,
      environment: { ...environment, LEAD_LIMIT_PER_FORM: '1' },
    });
    using http = await listen(server);
    const send = http.from('203.0.113.7');
    await send('/api/leads', { ...urlencoded(formPost()), redirect: 'manual' });
    const refused = await send('/api/leads', urlencoded(formPost({ fullName: 'Sam Ellis' })));
    expect(refused.status).toBe(429);
    const html = await refused.text();
    expect(html).toContain('We’ve received too many requests from your connection.');
    expect(html).toContain('Sam Ellis');
  });

  test('a mailbox gets three acknowledgements a day, and the company is notified of every lead', async () => {
    await using server = await createTestApp({ database });
    for (const message of ['a', 'b', 'c', 'd', 'e'])
      await server.app.request(callOne, json(emailCall({ message, email: 'Victim@mail.example' })));
    const rows = await server.storage.db.selectFrom('outbox').select('target').execute();
    const count = (name: string) => rows.filter(({ target }) => target === name).length;
    expect([count('acknowledgement'), count('notice')]).toEqual([3, 5]);
  });

  test('concurrent requests do not exceed the limit', async () => {
    await using server = await createTestApp({ database, environment });
    using http = await listen(server);
    const send = http.from('203.0.113.7');
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(callOne, newLead('order'))));
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(accepted).toBe(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(27);
  });
});

test('behind an untrusted proxy the limits are off, with a warning in the log', async () => {
  await using server = await createTestApp({ environment: { ...environment, TRUST_PROXY: '' } });
  using http = await listen(server);
  const statuses: number[] = [];
  for (let visitor = 0; visitor < 5; visitor += 1)
    statuses.push((await http.from(`203.0.113.${visitor}`)(callOne, newLead('order'))).status);
  expect(statuses).toEqual(Array(5).fill(200));
  const warnings = server.logged().filter(({ msg }) => String(msg).includes('TRUST_PROXY'));
  expect(warnings).toHaveLength(1);
});
