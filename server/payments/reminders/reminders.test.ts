import { describe, expect, test } from 'vitest';
import { paymentReminderTarget } from '../../delivery/targets/payment-reminder.ts';
import type { Message } from '../../mail/mail.ts';
import { createSiteFacts } from '../../site-facts.ts';
import { chatVisitor } from '../../testing/chat/chat-visitor.ts';
import { deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { payer } from '../../testing/payments/payments-app.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { noteLinkChange } from '../links/link-at-desk.ts';
import { reminderTimes } from './reminders.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** An app with a lead, its payment link, and a mailer that keeps what it is given. */
async function withLink(options: TestAppOptions = {}) {
  const clock = { ms: Date.parse('2026-03-02T15:00:00Z') };
  const now = () => new Date(clock.ms);
  const server = await createTestApp({ ...options, clock: now });
  const nora = await deskClient(server);
  const leadId = await newLead(server, { fullName: 'Priya Raghunathan', email: 'priya@mail.example' });
  const body = { projectName: 'Bundle', amount: '219', description: 'Resume.', leadId };
  const answer = await server.app.request('/api/payments/generate-link', {
    method: 'POST',
    headers: nora.headers,
    body: JSON.stringify(body),
  });
  const id =
    String((await answer.json()).url)
      .split('/')
      .at(-1) ?? '';
  const sent: Message[] = [];
  const outage = { isOngoing: false };
  const send = async (message: Message) => {
    if (outage.isOngoing) throw new Error('The mail server is away.');
    sent.push(message);
  };
  const target = paymentReminderTarget({
    ...server,
    facts: createSiteFacts(server.parts.dist),
    rules: server.desk.rules,
    mailer: { about: 'memory', acceptedBy: 'memory', send },
    replyTo: (lead) => `replies+${lead}@larkfield.example`,
    siteUrl: async () => 'https://larkfield.example/',
    clock: now,
  });
  const queued = await server.storage.db.selectFrom('outbox').select(['id', 'payment_event']).execute();
  const remind = async (event: 'reminder-1' | 'reminder-2' | 'reminder-3' = 'reminder-1') => {
    const link = await server.storage.db
      .selectFrom('payment_links')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const delivery = queued.find(({ payment_event }) => payment_event === event)?.id ?? '';
    await target.deliver({ id: delivery, event, queuedAt: now(), link }, new AbortController().signal);
  };
  return { server, nora, leadId, id, sent, outage, remind, clock };
}

async function pay({ app }: TestApp, uniqueId: string): Promise<void> {
  const answer = await app.request('/api/payments/create-payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      paymentMethodId: 'pm_card_visa',
      amount: 21_900,
      packageName: 'Bundle',
      customerInfo: payer,
      uniqueId,
    }),
  });
  if (!answer.ok) throw new Error(`The payment failed: ${await answer.text()}`);
}

test('clients are reminded after two and seven days, and a day before a link expires, never twice on a day', () => {
  const created_at = '2026-03-02T15:00:00.000Z';
  const after = (days: number) =>
    reminderTimes({ created_at, expires_at: new Date(Date.parse(created_at) + days * dayMs).toISOString() });
  const days = (count: number) =>
    after(count).map(([event, at]) => [event, (at.getTime() - Date.parse(created_at)) / dayMs]);
  expect(days(30)).toEqual([
    ['reminder-1', 2],
    ['reminder-2', 7],
    ['reminder-3', 29],
  ]);
  expect(days(7)).toEqual([
    ['reminder-1', 2],
    ['reminder-3', 6],
  ]);
  expect(days(2.5)).toEqual([['reminder-1', 2]]);
  expect(days(1)).toEqual([]);
});

test('a reminder is in the timeline once it is sent, and only once', async () => {
  const { server, nora, leadId, sent, outage, remind, clock } = await withLink();
  await using _ = server;
  clock.ms += 2 * dayMs;
  outage.isOngoing = true;
  for (let attempt = 1; attempt <= 3; attempt += 1) await expect(remind()).rejects.toThrow();
  const steps = async () =>
    (await nora.lead(leadId)).timeline.flatMap(({ event }) => (event.kind === 'link' ? [event.step] : []));
  expect(await steps()).toEqual(['created']);
  outage.isOngoing = false;
  await remind();
  // Its server ended before it recorded the delivery.
  await remind();
  expect(sent).toHaveLength(1);
  expect(await steps()).toEqual(['created', 'reminded']);
});

test.each([
  { firstDay: 8, secondDay: 8, sent: 1, about: 'together' },
  { firstDay: 6.5, secondDay: 7, sent: 1, about: 'on one day' },
  { firstDay: 2, secondDay: 7, sent: 2, about: 'on time' },
])('of two reminders that are due $about, $sent are sent', async ({ firstDay, secondDay, ...expected }) => {
  const { server, sent, remind, clock } = await withLink();
  await using _ = server;
  clock.ms += firstDay * dayMs;
  await remind('reminder-1');
  clock.ms += (secondDay - firstDay) * dayMs;
  await remind('reminder-2');
  expect(sent).toHaveLength(expected.sent);
});

test('a reminder says until when a link can be paid on the company’s clock', async () => {
  const { server, sent, remind } = await withLink();
  await using _ = server;
  const rules = { zone: 'America/Chicago' };
  writeFiles(server.distDir, { '.build/server.json': JSON.stringify({ site: {}, desk: rules }) });
  await server.storage.commit((trx) =>
    trx.updateTable('payment_links').set({ expires_at: '2026-03-10T02:30:00.000Z' }).execute(),
  );
  await remind();
  expect(sent[0]?.text).toContain('You can pay until Monday, March 9 at 9:30 PM CDT.');
});

describe.each(databases)('on %s', (database) => {
  test('what becomes of a lead’s link is in its timeline, and a payment stops the reminders', async () => {
    const { server, nora, leadId, id, sent, remind, clock } = await withLink({ database });
    await using _ = server;
    expect((await nora.lead(leadId)).links).toMatchObject([
      { id, cents: 21_900, state: 'open', nextReminderAt: '2026-03-04T15:00:00.000Z' },
    ]);
    clock.ms += 2 * dayMs;
    await remind();
    clock.ms += 1000;
    expect(sent).toMatchObject([
      {
        to: [{ name: 'Priya Raghunathan', address: 'priya@mail.example' }],
        subject: 'Your payment link for Bundle',
        replyTo: { address: `replies+${leadId}@larkfield.example` },
      },
    ]);
    expect(sent[0]?.text).toContain(`https://larkfield.example/payment/${id}`);
    await server.app.request(`/api/payments/validate-link/${id}`);
    await pay(server, id);
    await remind('reminder-2');
    expect(sent).toHaveLength(1);
    const lead = await nora.lead(leadId);
    expect(lead.timeline.flatMap(({ event }) => (event.kind === 'link' ? [event.step] : []))).toEqual([
      'created',
      'reminded',
      'opened',
      'paid',
    ]);
    expect(lead).toMatchObject({
      owner: { name: 'Nora' },
      isPaid: true,
      links: [{ state: 'paid', nextReminderAt: null }],
    });
  });
});

test.each([
  [
    'revoked',
    ({ nora, id }: Awaited<ReturnType<typeof withLink>>) => nora.post(`payment-links/${id}/revoke`, {}),
  ],
  [
    'of a client who answered by mail',
    ({ server, leadId, clock }) =>
      server.storage.commit((trx) =>
        trx
          .insertInto('mails')
          .values({
            id: 'answer',
            lead_id: leadId,
            direction: 'in',
            kind: 'answer',
            at: new Date(clock.ms + 1000).toISOString(),
            from_address: 'priya@mail.example',
            from_name: '',
            to_address: 'hello@larkfield.example',
            subject: 'Re: Your payment link',
            text: 'Next week.',
            words: '',
            message_id: '<answer@mail.example>',
            reference_ids: '[]',
            files: '[]',
            dropped_files: '[]',
          })
          .execute(),
      ),
  ],
  [
    'of a client who wrote in a chat',
    async ({ server, clock }) => {
      const visitor = chatVisitor(server);
      clock.ms += 1000;
      await visitor.write('Can I pay next week?');
      await visitor.post('/contact', { name: 'Priya', reach: 'Priya@mail.example' });
    },
  ],
  ['of a lost lead', ({ nora, leadId }) => nora.changed(leadId, { state: 'lost', reason: 'No budget' })],
  ['of a spam lead', ({ nora, leadId }) => nora.changed(leadId, { isSpam: true, reason: 'Ads' })],
  [
    'expired',
    async ({ clock }) => {
      clock.ms += 31 * dayMs;
    },
  ],
] as [string, (given: Awaited<ReturnType<typeof withLink>>) => Promise<unknown>][])(
  'no one is reminded of a link that is %s',
  async (_name, act) => {
    const given = await withLink();
    await using _ = given.server;
    await act(given);
    expect((await given.nora.lead(given.leadId)).links).toMatchObject([{ nextReminderAt: null }]);
    await given.remind();
    expect(given.sent).toEqual([]);
  },
);

test('a payment after the link has expired is marked as late', async () => {
  const { server, nora, leadId, id } = await withLink();
  await using _ = server;
  await server.storage.commit((trx) =>
    trx.updateTable('payment_links').set({ expires_at: '2026-03-02T15:00:00.000Z' }).execute(),
  );
  const link = await server.storage.db.selectFrom('payment_links').selectAll().executeTakeFirstOrThrow();
  const paid_at = '2026-03-02T15:00:05.000Z';
  await server.storage.commit((trx) =>
    noteLinkChange(trx, link, { ...link, state: 'paid', paid_at }, new Date(paid_at)),
  );
  expect((await nora.lead(leadId)).timeline.at(-1)?.event).toMatchObject({
    step: 'paid',
    linkId: id,
    isLate: true,
  });
});

test('an agent makes a link only for a lead of one’s own or an unassigned one', async () => {
  const { server, leadId } = await withLink();
  await using _ = server;
  const luis = await deskClient(server, 'luis@larkfield.example', 'agent');
  const body = JSON.stringify({ projectName: 'Bundle', amount: '219', description: 'Resume.', leadId });
  const answer = await server.app.request('/api/payments/generate-link', {
    method: 'POST',
    headers: luis.headers,
    body,
  });
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
});
