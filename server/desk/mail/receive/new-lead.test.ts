import { describe, expect, test } from 'vitest';
import { pdf } from '../../../testing/attachments/sample-files.ts';
import { newLead } from '../../../testing/desk/desk-client.ts';
import { createMailDesk, type MailDesk } from '../../../testing/desk/mail/mail-desk.ts';
import { message, multipart } from '../../../testing/desk/mail/message.ts';
import { databases } from '../../../testing/storage/databases.ts';
import { reserveLead } from './new-lead.ts';

const from = 'Dana Vale <dana@work.example>';

const leadCount = async ({ server }: MailDesk) =>
  (await server.storage.db.selectFrom('leads').select('id').execute()).length;

const workOn = ({ server }: MailDesk, id: string) =>
  server.storage.db.selectFrom('desk_leads').selectAll().where('lead_id', '=', id).executeTakeFirstOrThrow();

/** As many leads as mail can begin in a day. */
const fillLimit = ({ server }: MailDesk) =>
  server.storage.commit((trx) =>
    trx
      .insertInto('rate_limits')
      .values({
        key: 'leads that began with a mail',
        points: 200,
        expires_at: new Date(Date.now() + 1000_000).toISOString(),
      })
      .execute(),
  );

describe.each(databases)('on %s', (database) => {
  test('mail that fits no lead begins one, with its words and files, offered and delivered like others', async () => {
    const environment = { LEAD_ACKNOWLEDGE: 'on', LEAD_NOTIFY_TO: 'sales@larkfield.example' };
    await using desk = await createMailDesk(database, environment);
    const { nora, server } = desk;
    const changes: unknown[] = [];
    server.desk.feed.subscribe((change) => 'lead' in change && changes.push(change));
    const source = multipart({ From: from, Subject: 'My resume' }, [
      { type: 'application/pdf', name: 'cv.pdf', content: pdf() },
      { type: 'text/plain', content: 'Can you look at this, zeppelin?' },
    ]);
    const [one, two] = await Promise.all([desk.receive(source), desk.receive(source)]);
    expect([one.result, two.result].sort()).toEqual(['repeated', 'stored']);
    const id = one.leadId ?? '';
    expect(two.leadId).toBe(id);
    expect(changes).toEqual([{ lead: id, isNew: true }]);
    const lead = await nora.lead(id);
    expect(lead).toMatchObject({
      name: 'Dana Vale',
      email: 'dana@work.example',
      words: 'Can you look at this, zeppelin?',
      source: 'Email',
      state: 'open',
      form: 'email',
      service: 'General request',
      answerBy: expect.any(String),
    });
    expect(lead.timeline.map(({ event }) => event.kind)).toEqual(['mail-in']);
    expect(lead.attachments.map(({ name }) => name)).toEqual(['cv.pdf']);
    // Nothing is sent to a sender who can be forged.
    expect(lead.deliveries.map(({ target }) => target)).toEqual(['notice']);

    const [found] = await nora.groups('search=zeppelin');
    expect(found?.leads.map((other) => other.id)).toEqual([id]);
    // The next mail of the sender belongs to it, and staff can answer.
    expect(await desk.receive(message({ From: from }))).toMatchObject({ leadId: id, by: 'sender' });
    await desk.reply(id);
    expect(await leadCount(desk)).toBe(1);
  });

  test('a client who writes from another address can be joined with the lead', async () => {
    await using desk = await createMailDesk(database);
    const first = await newLead(desk.server, { fullName: 'D. Vale' });
    const second = await newLead(desk.server, { fullName: 'Vale, Dana' });
    const third = await newLead(desk.server, { fullName: 'dana  VALE' });
    const { leadId } = await desk.receive(message({ From: from, 'In-Reply-To': await desk.reply(first) }));
    const { similar } = await desk.nora.lead(leadId ?? '');
    expect(similar).toMatchObject([
      { id: third, isAnswered: false, sameName: true },
      { id: first, isAnswered: true, sameName: false },
    ]);
    expect(similar.map(({ id }) => id)).not.toContain(second);
    expect((await desk.nora.post(`leads/${first}/join`, { leadId })).status).toBe(200);
    const kinds = (await desk.nora.lead(first)).timeline.map(({ event }) => event.kind);
    expect(kinds).toContain('mail-in');
  });
});

test('old mail of a mailbox that is read for the first time begins leads in no queue, until its sender writes again', async () => {
  await using desk = await createMailDesk();
  const receivedAt = new Date(Date.now() - 5 * 24 * 60 * 60 * 1000);
  const { leadId } = await desk.receive(message({ From: from }), { receivedAt });
  const id = leadId ?? '';
  expect(await desk.nora.lead(id)).toMatchObject({ state: 'earlier', deliveries: [] });
  await desk.receive(message({ From: from }));
  expect(await desk.nora.lead(id)).toMatchObject({ state: 'open' });
  const { escalated_at, answer_by } = await workOn(desk, id);
  expect([escalated_at, answer_by]).toEqual([null, null]);
});

test('mail that waited in the mailbox for hours begins a lead that is offered, and no desk announces it', async () => {
  await using desk = await createMailDesk();
  const changes: unknown[] = [];
  desk.server.desk.feed.subscribe((change) => 'lead' in change && changes.push(change));
  const receivedAt = new Date(Date.now() - 3 * 60 * 60 * 1000);
  const { leadId } = await desk.receive(message({ From: from }), { receivedAt });
  expect(changes).toEqual([{ lead: leadId }]);
  expect(await workOn(desk, leadId ?? '')).toMatchObject({ state: 'open', escalated_at: null });
});

test('mail that was stored without a lead before begins none when it is read again', async () => {
  await using desk = await createMailDesk('SQLite', { LEAD_NOTIFY_TO: 'sales@larkfield.example' });
  const source = message({ From: from });
  await fillLimit(desk);
  expect(await desk.receive(source)).toMatchObject({ result: 'stored', leadId: null });
  await desk.server.storage.commit((trx) => trx.deleteFrom('rate_limits').execute());
  expect(await desk.receive(source)).toMatchObject({ result: 'repeated' });
  expect(await leadCount(desk)).toBe(0);
});

test('a lead that is reserved for files is not at the desk before its text', async () => {
  await using desk = await createMailDesk();
  const { server } = desk;
  const head = { from: { name: 'Dana', address: 'dana@work.example' }, valuesOf: () => [] };
  const now = new Date();
  await server.storage.commit((trx) => reserveLead(trx, head, { service: 'Resume', at: now, now }));
  await server.desk.intake.catchUp();
  expect(await server.storage.db.selectFrom('desk_leads').select('id').execute()).toEqual([]);
});

test.each([
  ['an automatic reply', { From: from, 'Auto-Submitted': 'auto-replied' }],
  ['a bounce', { From: 'MAILER-DAEMON@mail.example', 'Return-Path': '<>' }],
  ['a mailing list', { From: from, 'List-Id': '<news.mail.example>' }],
  ['a sender who reads no answers', { From: 'no-reply@mail.example' }],
  ['the company itself', { From: 'Larkfield <HELLO@larkfield.example>' }],
  ['a member of the staff', { From: 'nora@larkfield.example' }],
  ['an unusable sender', { From: 'no address' }],
])('%s begins no lead', async (_, headers) => {
  await using desk = await createMailDesk();
  const source = multipart(headers, [{ type: 'application/pdf', name: 'cv.pdf', content: pdf() }]);
  expect(await desk.receive(source)).toMatchObject({ result: 'stored', leadId: null });
  expect(await leadCount(desk)).toBe(0);
});

test('mail that the mail server marked as spam is spam at the desk, and delivered to no one', async () => {
  await using desk = await createMailDesk();
  const { leadId } = await desk.receive(message({ From: from, 'X-Spam-Flag': 'YES' }));
  expect(await desk.nora.lead(leadId ?? '')).toMatchObject({ isSpam: true, deliveries: [] });
});

test('a flood of senders begins a limited number of leads', async () => {
  await using desk = await createMailDesk();
  await fillLimit(desk);
  expect(await desk.receive(message({ From: from }))).toMatchObject({ result: 'stored', leadId: null });
  expect(await leadCount(desk)).toBe(0);
});
