import { describe, expect, test } from 'vitest';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { crmCall, emailCall, formPost, json, urlencoded } from '../../testing/leads/lead-bodies.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sameSubmissionMs } from './record-lead.ts';

const callOne = '/api/email/send-resume-email';
const callTwo = '/rafp/submit';

const key = { 'idempotency-key': 'b6d7a2a0-4a63-4f0d-9a35-1d3c7b1f5f10' };

function leadsOf({ storage }: TestApp) {
  return storage.db.selectFrom('leads').selectAll().orderBy('received_at').orderBy('id').execute();
}

async function countOf({ storage }: TestApp, table: 'outbox' | 'submissions'): Promise<number> {
  return (await storage.db.selectFrom(table).select('id').execute()).length;
}

describe.each(databases)('on %s', (database) => {
  test.each([
    ['with a key', key],
    ['without a key', {}],
  ])('a hundred concurrent duplicates %s make one lead', async (_name, headers) => {
    await using server = await createTestApp({ database });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 === 0
          ? server.app.request(callOne, json(emailCall(), headers))
          : server.app.request(callTwo, json(crmCall(), headers)),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await leadsOf(server)).toHaveLength(1);
    expect(await countOf(server, 'outbox')).toBe(2);
    expect(await countOf(server, 'submissions')).toBe(2);
  });

  test('a hundred different concurrent leads are all stored', async () => {
    await using server = await createTestApp({ database });
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        server.app.request(callOne, json(emailCall({ email: `visitor-${index}@mail.example` }), key)),
      ),
    );
    expect(await leadsOf(server)).toHaveLength(100);
  });

  test('the same key with other content is another lead', async () => {
    await using server = await createTestApp({ database });
    await server.app.request(callOne, json(emailCall(), key));
    const answer = await server.app.request(callOne, json(emailCall({ fullName: 'Sam Ellis' }), key));
    expect(answer.status).toBe(200);
    expect((await leadsOf(server)).map(({ full_name }) => full_name)).toEqual(['Jordan Ellis', 'Sam Ellis']);
  });

  test('another key with the same content is the same lead for ten minutes, as after a reload', async () => {
    let now = Date.parse('2026-03-02T10:07:00Z');
    await using server = await createTestApp({ database, clock: () => new Date(now) });
    const send = (headers: Record<string, string>) => server.app.request(callOne, json(emailCall(), headers));
    await send(key);
    now += sameSubmissionMs - 1000;
    await send({ 'idempotency-key': 'another' });
    await send({});
    expect(await leadsOf(server)).toHaveLength(1);
    now += 2000;
    await send({ 'idempotency-key': 'a third' });
    expect(await leadsOf(server)).toHaveLength(2);
  });

  test.each([
    ['+1 (813) 555-0142', '(813) 555-0142', 'UNITED STATES'],
    ['+1 813 555 0142', '1-813-555-0142', 'UNITED STATES'],
    ['+44 20 7946 0958', '020 7946 0958', 'UNITED KINGDOM'],
    ['(+49) 30 901820', '030 901820', 'GERMANY'],
  ])(
    '%s from the script and %s from the form without JavaScript are one lead',
    async (full, bare, country) => {
      await using server = await createTestApp({ database });
      await server.app.request(callOne, json(emailCall({ phoneNumber: full, country }), key));
      await server.app.request('/api/leads', urlencoded(formPost({ phoneNumber: bare, country })));
      expect(await leadsOf(server)).toHaveLength(1);
    },
  );

  test('a corrected phone number is another lead', async () => {
    await using server = await createTestApp({ database });
    await server.app.request(callOne, json(emailCall({ phoneNumber: '+1 (831) 555-0142' }), key));
    await server.app.request(callOne, json(emailCall({ phoneNumber: '+1 (813) 555-0142' }), key));
    expect(await leadsOf(server)).toHaveLength(2);
  });

  test('case, whitespace, and phone punctuation make no other lead', async () => {
    await using server = await createTestApp({ database });
    await server.app.request(callOne, json(emailCall()));
    const variant = {
      clientName: ' JORDAN  Ellis',
      email: 'Jordan.Ellis@Mail.Example',
      phoneNumber: '18135550142',
    };
    await server.app.request(callTwo, json(crmCall(variant)));
    expect(await leadsOf(server)).toHaveLength(1);
  });

  test('a form opened without a service is one lead in both calls', async () => {
    await using server = await createTestApp({ database });
    const site = { service: 'Resume Writing' };
    writeFiles(server.distDir, { '.build/server.json': JSON.stringify({ site }) });
    const message = 'Requested service: Resume Writing. Page: https://larkfield.example/';
    await server.app.request(callOne, json(emailCall({ serviceName: '' })));
    await server.app.request(callTwo, json(crmCall({ service: 'Resume Writing', message })));
    expect(await leadsOf(server)).toMatchObject([{ service: 'Resume Writing', message: null }]);
  });

  test('without a key, the same content is the same lead for ten minutes and then another', async () => {
    let now = Date.parse('2026-03-02T10:07:00Z');
    await using server = await createTestApp({ database, clock: () => new Date(now) });
    await server.app.request(callOne, json(emailCall()));
    now += sameSubmissionMs - 1000;
    await server.app.request(callOne, json(emailCall()));
    expect(await leadsOf(server)).toHaveLength(1);
    now += 2000;
    await server.app.request(callOne, json(emailCall()));
    expect(await leadsOf(server)).toHaveLength(2);
  });

  test('with a key, a retry is the same lead even a day later', async () => {
    let now = Date.parse('2026-03-02T10:00:00Z');
    await using server = await createTestApp({ database, clock: () => new Date(now) });
    await server.app.request(callOne, json(emailCall(), key));
    now += 24 * 60 * 60 * 1000;
    await server.app.request(callTwo, json(crmCall(), key));
    expect(await leadsOf(server)).toMatchObject([
      { email_at: '2026-03-02T10:00:00.000Z', crm_at: '2026-03-03T10:00:00.000Z' },
    ]);
  });

  test('a message in call 1 is added when call 2 arrived first without it', async () => {
    await using server = await createTestApp({ database });
    await server.app.request(callTwo, json(crmCall(), key));
    await server.app.request(callOne, json(emailCall({ message: 'Please hurry.' }), key));
    expect(await leadsOf(server)).toMatchObject([{ message: 'Please hurry.' }]);
  });

  test('a second message from the same person is another lead, and its retry is not', async () => {
    await using server = await createTestApp({ database });
    for (const message of ['First thought.', 'Second thought.', 'Second thought.', 'First thought.']) {
      await server.app.request(callOne, json(emailCall({ message }), key));
    }
    const messages = (await leadsOf(server)).map(({ message }) => message);
    expect(messages.toSorted()).toEqual(['First thought.', 'Second thought.']);
    expect(await countOf(server, 'outbox')).toBe(4);
  });

  test('a message in a repeated call is not dropped', async () => {
    await using server = await createTestApp({ database });
    await server.app.request(callOne, json(emailCall()));
    await server.app.request(callOne, json(emailCall({ message: 'I forgot to say: by Friday.' })));
    await server.app.request(callTwo, json(crmCall()));
    const leads = await leadsOf(server);
    expect(leads).toHaveLength(2);
    expect(leads.filter(({ crm_at }) => crm_at !== null)).toHaveLength(1);
  });

  test('a form sent twice without JavaScript is one lead with both deliveries', async () => {
    await using server = await createTestApp({ database });
    await Promise.all([
      server.app.request('/api/leads', urlencoded(formPost())),
      server.app.request('/api/leads', urlencoded(formPost())),
    ]);
    expect(await leadsOf(server)).toMatchObject([{ form: 'order', price: '79' }]);
    expect(await countOf(server, 'outbox')).toBe(2);
    expect(await countOf(server, 'submissions')).toBe(1);
  });

  test('a form whose script had set the key is the same lead as its calls', async () => {
    await using server = await createTestApp({ database });
    await server.app.request(callOne, json(emailCall(), key));
    await server.app.request('/api/leads', urlencoded(formPost({ idempotencyKey: key['idempotency-key'] })));
    expect(await leadsOf(server)).toHaveLength(1);
  });

  test('keys of any length are accepted', async () => {
    await using server = await createTestApp({ database });
    const long = { 'idempotency-key': 'k'.repeat(3000) };
    await server.app.request(callOne, json(emailCall(), long));
    await server.app.request(callTwo, json(crmCall(), long));
    expect(await leadsOf(server)).toHaveLength(1);
  });
});
