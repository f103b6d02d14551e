import { describe, expect, test } from 'vitest';
import type { ChatAnswer, SendMessageAnswer } from '../../schema/api/chat.ts';
import { chatVisitor, latestChat, visitorKey } from '../testing/chat/chat-visitor.ts';
import { deskClient } from '../testing/desk/desk-client.ts';
import { type DatabaseKind, databases } from '../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { maxReads, maxStreams } from './calls/visitor-limits.ts';
import { closeAbandonedChats } from './close-chat.ts';

const countLeads = async ({ storage }: Pick<TestApp, 'storage'>) =>
  (await storage.db.selectFrom('leads').select('id').execute()).length;

describe.each(databases)('on %s', (database) => {
  const start = (options: Parameters<typeof createTestApp>[0] = {}) =>
    createTestApp({ database: database as DatabaseKind, ...options });

  test('a visitor and staff talk, and both sides see every message once and in order', async () => {
    await using server = await start();
    const nora = await deskClient(server);
    const hannah = chatVisitor(server);
    expect((await hannah.chat()).chat).toBeNull();
    await hannah.write('Hi. Can you do federal resumes?', { pageUrl: 'https://larkfield.example/lp8/' });
    const id = await latestChat(server);
    const stream = await hannah.follow();
    expect(await nora.groups('queue=new')).toMatchObject([
      {
        leads: [
          {
            name: 'Visitor on /lp8',
            words: 'Hi. Can you do federal resumes?',
            chat: { unread: 1, isTyping: false },
          },
        ],
      },
    ]);
    for (const text of ['Yes.', 'Which one?'])
      await nora.post(`leads/${id}/chat`, { id: crypto.randomUUID(), text });
    await expect.poll(stream.texts).toEqual(['Hi. Can you do federal resumes?', 'Yes.', 'Which one?']);
    const lead = await nora.lead(id);
    expect(lead).toMatchObject({ owner: { name: 'Nora' }, state: 'waiting' });
    expect(lead.conversation?.messages.map(({ seq, from, name }) => [seq, from, name])).toEqual([
      [1, 'visitor', null],
      [2, 'staff', 'Nora'],
      [3, 'staff', 'Nora'],
    ]);
    await hannah.write('GS-11.');
    expect(await nora.lead(id)).toMatchObject({ state: 'open', conversation: { unread: 1 } });
    expect(await nora.names('search=federal gs')).toEqual({ found: ['Visitor on /lp8'] });
    await stream.close();
  });

  test('a message that is sent again is stored once, also if the first answer was lost', async () => {
    await using server = await start();
    const hannah = chatVisitor(server);
    const message = { id: crypto.randomUUID(), text: 'Hello?', key: visitorKey };
    const answers: SendMessageAnswer[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      // The cookie was in the lost answer.
      hannah.forget();
      answers.push((await (await hannah.post('/messages', message)).json()) as SendMessageAnswer);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await hannah.chat()).chat?.messages).toHaveLength(1);
    const both = chatVisitor(server);
    await Promise.all(
      Array.from({ length: 5 }, (_, index) => both.write(`At once ${index}`, { key: 'b'.repeat(43) })),
    );
    expect((await both.chat()).chat?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(await countLeads(server)).toBe(2);
  });

  test('a conversation becomes a lead with a way to be answered, and is delivered then', async () => {
    await using server = await start();
    const nora = await deskClient(server);
    const hannah = chatVisitor(server);
    await hannah.write('First.');
    await hannah.write('Second.');
    const outbox = () => server.storage.db.selectFrom('outbox').select('target').execute();
    expect(await outbox()).toEqual([]);
    const refused = await hannah.post('/contact', { name: 'Hannah', reach: 'call me' });
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      { reach: 'Enter an email address or a phone number.' },
    ]);
    for (let tries = 0; tries < 2; tries += 1)
      await hannah.post('/contact', { name: 'Hannah Lindqvist', reach: 'hannah@mail.example' });
    expect((await outbox()).map(({ target }) => target).sort()).toEqual(['acknowledgement', 'notice']);
    const lead = await nora.lead(await latestChat(server));
    expect(lead).toMatchObject({
      name: 'Hannah Lindqvist',
      email: 'hannah@mail.example',
      message: 'First.\n\nSecond.',
      form: 'chat',
    });
    expect(await nora.names('search=hannah')).toEqual({ found: ['Hannah Lindqvist'] });
  });

  test('with no one there, a question with an email address is a lead at once', async () => {
    await using server = await start();
    const hannah = chatVisitor(server);
    expect((await hannah.chat()).presence).toMatchObject({ isHere: false, isOpen: true, opensAt: null });
    const contact = { reach: 'hannah@mail.example' };
    expect((await hannah.write('Is two pages OK?', { contact })).status).toBe(200);
    expect(await server.storage.db.selectFrom('leads').select('is_visitor').execute()).toEqual([
      { is_visitor: 0 },
    ]);
    const bad = await hannah.write('Or three?', { contact: { reach: '12' } });
    expect(bad.status).toBe(422);
  });
});

test('typing, reading, and presence reach the other side', async () => {
  let now = Date.parse('2026-03-02T10:00:00Z');
  await using server = await createTestApp({ clock: () => new Date(now) });
  const nora = await deskClient(server);
  const hannah = chatVisitor(server);
  await hannah.write('Hello?');
  const id = await latestChat(server);
  const stream = await hannah.follow(1);
  const last = (name: string) => stream.events.findLast(([event]) => event === name)?.[1];
  await expect.poll(() => last('presence')).toMatchObject({ isHere: false });
  await nora.post('desk/presence', {
    tab: crypto.randomUUID(),
    leadId: id,
    isWriting: true,
    takesChats: true,
  });
  await expect.poll(() => last('presence')).toMatchObject({ isHere: true });
  await nora.post(`leads/${id}/chat/state`, { isTyping: true, readSeq: 1 });
  await expect
    .poll(() => last('state'))
    .toEqual({ readSeq: 1, isTyping: true, typist: 'Nora', isEnded: false });
  await hannah.post('/state', { isTyping: true });
  expect((await nora.lead(id)).conversation).toMatchObject({
    isVisitorHere: true,
    unread: 0,
    state: { isTyping: true },
  });
  now += 6000;
  expect((await nora.lead(id)).conversation?.state.isTyping).toBe(false);
  // Nothing beyond what was sent can have been read.
  await nora.post(`leads/${id}/chat/state`, { readSeq: 99 });
  expect((await hannah.chat()).chat?.state.readSeq).toBe(1);
  expect(stream.texts()).toEqual([]);
  await stream.close();
});

test('the desk lists the caller’s conversations while the visitor is here or a message is unread', async () => {
  let now = Date.parse('2026-03-02T10:00:00Z');
  await using server = await createTestApp({ clock: () => new Date(now) });
  const nora = await deskClient(server);
  const hannah = chatVisitor(server);
  await hannah.write('Hello?', { pageUrl: 'https://larkfield.example/lp8/' });
  const id = await latestChat(server);
  expect(await nora.desk()).toMatchObject({ isChatStaffed: false, chats: [] });
  const presence = { tab: crypto.randomUUID(), leadId: null, isWriting: false };
  await nora.post('desk/presence', { ...presence, takesChats: true });
  await nora.post(`leads/${id}/chat`, { id: crypto.randomUUID(), text: 'Hi.' });
  const open = { id, name: 'Visitor on /lp8', isVisitorHere: true, unread: 0 };
  expect(await nora.desk()).toMatchObject({ isChatStaffed: true, chats: [open] });
  await nora.post('desk/presence', { ...presence, takesChats: false });
  now += 60_000;
  expect(await nora.desk()).toMatchObject({ isChatStaffed: false, chats: [] });
  await hannah.write('Still there?');
  now += 60_000;
  expect((await nora.desk()).chats).toEqual([{ ...open, isVisitorHere: false, unread: 1 }]);
});

test('a blocked visitor can neither write nor begin again, and an ended conversation opens again', async () => {
  await using server = await createTestApp();
  const nora = await deskClient(server);
  const hannah = chatVisitor(server);
  await hannah.write('Hello?');
  const id = await latestChat(server);
  await nora.post(`leads/${id}/chat/end`, {});
  expect((await hannah.chat()).chat?.state.isEnded).toBe(true);
  await hannah.write('One more thing.');
  expect((await hannah.chat()).chat?.state.isEnded).toBe(false);
  await nora.post(`leads/${id}/chat/block`, {});
  const refused = await hannah.write('And another.');
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'chat_blocked']);
  const again = chatVisitor(server);
  expect((await again.write('Me again.', { key: 'x'.repeat(43) })).status).toBe(429);
  const other = chatVisitor(server, '203.0.113.8');
  expect((await other.write('Someone else.', { key: 'y'.repeat(43) })).status).toBe(200);
});

test('one address can begin a limited number of chats, and write a limited number of messages', async () => {
  const environment = { CHAT_LIMIT_PER_ADDRESS: '2', CHAT_LIMIT_MESSAGES: '4' };
  await using server = await createTestApp({ environment });
  const statuses: number[] = [];
  for (const letter of ['a', 'b', 'c'])
    statuses.push((await chatVisitor(server).write('Hi', { key: letter.repeat(43) })).status);
  const first = chatVisitor(server);
  for (let index = 0; index < 3; index += 1)
    statuses.push((await first.write('Hi', { key: 'a'.repeat(43) })).status);
  expect(statuses).toEqual([200, 200, 429, 200, 429, 429]);
});

test('one conversation can report, read, and have streams a limited number of times', async () => {
  let now = Date.parse('2026-03-02T15:00:00Z');
  await using server = await createTestApp({ clock: () => new Date(now) });
  const visitor = chatVisitor(server);
  await visitor.write('Hello');
  const report = async () => (await visitor.post('/state', { isTyping: true })).status;
  for (let count = 1; count <= 120; count += 1) expect(await report()).toBe(200);
  expect(await report()).toBe(429);
  expect((await visitor.post('/contact', { reach: 'hannah@mail.example' })).status).toBe(429);
  now += 60_000;
  expect(await report()).toBe(200);
  const stranger = chatVisitor(server);
  for (const reader of [visitor, stranger]) {
    const answers = await Promise.all(Array.from({ length: maxReads + 1 }, () => reader.request('')));
    expect(answers.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual([429]);
  }
  const streams = await Promise.all(Array.from({ length: maxStreams }, () => visitor.follow()));
  expect((await visitor.request('/feed?after=0')).status).toBe(429);
  await streams[0]?.close();
  await expect.poll(async () => (await visitor.request('/feed?after=0')).status).toBe(200);
  for (const stream of streams) await stream.close();
});

test('another site cannot write, and a key of someone else’s cannot be guessed from the database', async () => {
  await using server = await createTestApp();
  const hannah = chatVisitor(server);
  await hannah.write('Hello?');
  const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
  const body = JSON.stringify({ id: crypto.randomUUID(), text: 'Spam', key: visitorKey });
  const answer = await server.app.request('/api/chat/messages', { method: 'POST', headers, body });
  expect((await answer.json()).code).toBe('cross_site');
  const { key_hash } = await server.storage.db
    .selectFrom('chats')
    .select('key_hash')
    .executeTakeFirstOrThrow();
  const stored = await server.app.request('/api/chat', { headers: { cookie: `chat=${key_hash}` } });
  expect(((await stored.json()) as ChatAnswer).chat).toBeNull();
});

test('an abandoned conversation without a way to be answered leaves the queues', async () => {
  let now = Date.parse('2026-03-02T10:00:00Z');
  await using server = await createTestApp({ clock: () => new Date(now) });
  const nora = await deskClient(server);
  await chatVisitor(server).write('Hello?');
  await chatVisitor(server).write('Mine', { key: 'q'.repeat(43), contact: { reach: 'q@mail.example' } });
  now += 61 * 60_000;
  await server.storage.commit((trx) => closeAbandonedChats(trx, new Date(now)));
  expect((await nora.desk()).counts).toMatchObject({ new: 1, lost: 1 });
  await chatVisitor(server).write('Still here.');
  const [again] = await server.storage.db.selectFrom('desk_leads').select(['state', 'reason']).execute();
  expect(again).toEqual({ state: 'open', reason: null });
});

test.each([
  [{ text: ' ' }, { text: 'Write a message.' }],
  [{ text: 'x'.repeat(4001) }, { text: 'Use at most 4,000 characters.' }],
  [{ key: 'short' }, { key: 'Please check this field.' }],
  [{ contact: { reach: '' } }, { reach: 'Enter an email address or a phone number.' }],
])('the message %j is refused', async (more, errors) => {
  await using server = await createTestApp();
  const answer = await chatVisitor(server).write('Hello', more);
  expect([answer.status, (await answer.json()).errors]).toEqual([422, errors]);
});

test('a long address of the page costs no message, and a package of a later one replaces that of the lead', async () => {
  await using server = await createTestApp();
  const hannah = chatVisitor(server);
  const lead = () =>
    server.storage.db
      .selectFrom('leads')
      .select(['page_url', 'page_revision', 'variants', 'service', 'attribution'])
      .executeTakeFirstOrThrow();
  const pageUrl = `https://larkfield.example/lp8/?utm_source=${'a'.repeat(3000)}`;
  const last = { at: '2026-03-02T15:00:00.000Z', landingPage: '/lp8/', params: { utm_source: 'spring' } };
  const variants = 'lp8-price:price footer:new';
  const page = { pageUrl, pageRevision: 'r'.repeat(70), variants, attribution: { last } };
  expect((await hannah.write('Hello', { ...page, service: 'Resume' })).status).toBe(200);
  expect(await lead()).toMatchObject({
    page_url: pageUrl.slice(0, 2048),
    page_revision: 'r'.repeat(64),
    variants: 'footer:new lp8-price:price',
    service: 'Resume',
    attribution: expect.stringContaining('spring'),
  });
  await hannah.write('And a bundle?', { service: 'Bundle' });
  await hannah.write('Thanks.');
  expect((await lead()).service).toBe('Bundle');
});

test('the cookie lasts for 30 days after each visit, and no script or other site sees it', async () => {
  await using server = await createTestApp();
  const hannah = chatVisitor(server);
  const attributes = 'Max-Age=2592000; Path=/api/chat; HttpOnly; SameSite=Strict';
  const cookie = [`chat=${visitorKey}; ${attributes}`];
  expect((await hannah.write('Hello')).headers.getSetCookie()).toEqual(cookie);
  expect((await hannah.request('')).headers.getSetCookie()).toEqual(cookie);
});
