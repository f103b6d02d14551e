import { expect, test } from 'vitest';
import { crmCall, emailCall, json } from '../testing/leads/lead-bodies.ts';
import { createTestApp } from '../testing/test-app.ts';

const callOne = '/api/email/send-resume-email';

test('Prometheus reads accepted leads, waiting deliveries, and their age', async () => {
  let now = Date.parse('2026-03-02T10:00:00Z');
  await using server = await createTestApp({ clock: () => new Date(now) });
  await server.app.request(callOne, json(emailCall()));
  await server.app.request(callOne, json(emailCall()));
  await server.app.request('/rafp/submit', json(crmCall({ website: 'x', email: 'bot@mail.example' })));
  await server.app.request(callOne, json({}));
  now += 90_000;
  const answer = await server.app.request('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const lines = (await answer.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'leads_accepted_total{channel="email",kind="new"} 1',
      'leads_accepted_total{channel="email",kind="repeated"} 1',
      'leads_accepted_total{channel="crm",kind="spam"} 1',
      'http_answers_total{status="200"} 3',
      'http_answers_total{status="422"} 1',
      'outbox_pending{target="notice"} 1',
      'outbox_dead{target="notice"} 0',
      'outbox_oldest_seconds{target="notice"} 90',
    ]),
  );
});

test('while the database cannot be read, the counters of the server are still there', async () => {
  await using server = await createTestApp();
  await server.app.request(callOne, json(emailCall()));
  await server.storage.close();
  const answer = await server.app.request('/metrics');
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('leads_accepted_total{channel="email",kind="new"} 1');
  expect(text).not.toContain('outbox_pending{');
});

test('without a token only programs on this machine have access', async () => {
  await using server = await createTestApp();
  expect((await server.app.request('/metrics')).status).toBe(200);
  for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
    const answer = await server.app.request('/metrics', { headers: { [header]: '203.0.113.7' } });
    expect(answer.status).toBe(404);
  }
});

test('with a token access requires it', async () => {
  await using server = await createTestApp({ environment: { METRICS_TOKEN: 'meter' } });
  const ask = async (headers: Record<string, string>) =>
    (await server.app.request('/metrics', { headers })).status;
  expect(await ask({ authorization: 'Bearer meter', 'x-forwarded-for': '203.0.113.7' })).toBe(200);
  expect(await ask({})).toBe(404);
  expect(await ask({ authorization: 'Bearer motor' })).toBe(404);
});
