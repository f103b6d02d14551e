import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { leadsPath } from '../../../schema/portal-routes.ts';
import { chatVisitor, latestChat } from '../../testing/chat/chat-visitor.ts';
import { createDeliveringApp } from '../../testing/delivering-app.ts';
import { type DeskClient, deskClient } from '../../testing/desk/desk-client.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { endSilentChats } from '../close-chat.ts';
import { createTranscriptParts } from './transcript-parts.ts';

const contact = { name: 'Jordan Lee', reach: 'jordan@mail.example' };

const minute = 60_000;

const answer = (nora: DeskClient, id: string, text: string) =>
  nora.post(`leads/${id}/chat`, { id: randomUUID(), text });

const end = (nora: DeskClient, id: string) => nora.post(`leads/${id}/chat/end`, {});

/** The queued transcripts: for whom, and what they say. */
async function transcripts({ storage }: Pick<TestApp, 'storage'>) {
  const mails = await storage.db
    .selectFrom('mails')
    .innerJoin('outbox', 'outbox.mail_id', 'mails.id')
    .select(['kind', 'to_address', 'text'])
    .orderBy('mails.at')
    .orderBy('kind')
    .execute();
  return mails.map(({ to_address, text }) => [
    to_address,
    text.match(/^ {2}.+$/gm)?.map((line) => line.trim()),
  ]);
}

function endSilent({ storage, parts, desk }: TestApp, now: Date): Promise<void> {
  const transcript = createTranscriptParts({
    facts: async () => ({ name: 'Larkfield', url: '', phone: '' }) as never,
    rules: desk.rules,
    mail: parts.deskMail,
    publicUrl: undefined,
  });
  return endSilentChats({ storage, transcript, now });
}

describe.each(databases)('on %s', (database) => {
  test('the end of a chat mails its transcript to the visitor and the owner, once', async () => {
    await using server = await createDeliveringApp({
      database,
      environment: {
        IMAP_URL: 'imap://user:pass@127.0.0.1:1',
        LEAD_ACKNOWLEDGE: 'off',
        PUBLIC_URL: 'https://larkfield.example',
      },
    });
    const nora = await deskClient(server);
    const jordan = chatVisitor(server);
    await jordan.write('Do you write federal resumes?', { contact });
    const id = await latestChat(server);
    await answer(nora, id, 'We do.');
    await Promise.all([1, 2, 3].map(() => end(nora, id)));
    await expect
      .poll(async () =>
        (await nora.lead(id)).timeline.flatMap(({ event }) =>
          event.kind === 'transcript' ? [[event.to, event.delivery.status]] : [],
        ),
      )
      .toEqual([
        ['jordan@mail.example', 'sent'],
        ['nora@larkfield.example', 'sent'],
      ]);
    const received = server.smtp.received.filter(({ mail }) => mail.subject?.includes('chat with'));
    expect(received).toHaveLength(2);
    const mailTo = (address: string) => received.find(({ recipients }) => recipients[0] === address)?.mail;
    const mail = mailTo('jordan@mail.example');
    const [stored] = await server.storage.db
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'transcript')
      .execute();
    expect(mail).toMatchObject({
      messageId: `<${stored?.id}@larkfield.example>`,
      subject: 'Your chat with The company',
      from: { name: 'The company', address: 'hello@larkfield.example' },
    });
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(mail?.html).toMatch(/you:\n {2}Do you write federal resumes\?/);
    // An answer is threaded by the signed key.
    expect(server.parts.deskMail.keys.leadsIn([mail?.replyTo?.[0]?.address ?? ''])).toEqual([id]);
    expect(mailTo('nora@larkfield.example')).toMatchObject({
      subject: 'Transcript of your chat with Jordan Lee',
      replyTo: [{ address: 'jordan@mail.example' }],
      text: expect.stringContaining(`https://larkfield.example${leadsPath(id)}`),
    });
    // The next reply continues the thread that the visitor has.
    await nora.post(`leads/${id}/mails`, {
      id: randomUUID(),
      subject: 'Re: Your chat',
      text: 'One more thing.',
    });
    await expect
      .poll(
        () =>
          server.smtp.received.find(({ mail: { subject } }) => subject === 'Re: Your chat')?.mail.inReplyTo,
      )
      .toBe(mail?.messageId);
  });

  test('what is written after the end is mailed at the next end, without what was mailed before', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const jordan = chatVisitor(server);
    await jordan.write('One?', { contact });
    const id = await latestChat(server);
    await answer(nora, id, 'One.');
    await end(nora, id);
    // A word of thanks is no reason for another mail.
    await jordan.write('Thanks. Two?');
    await end(nora, id);
    expect(await transcripts(server)).toHaveLength(2);
    await answer(nora, id, 'Two.');
    await end(nora, id);
    await end(nora, id);
    expect(await transcripts(server)).toEqual([
      ['jordan@mail.example', ['One?', 'One.']],
      ['nora@larkfield.example', ['One?', 'One.']],
      ['jordan@mail.example', ['Thanks. Two?', 'Two.']],
      ['nora@larkfield.example', ['Thanks. Two?', 'Two.']],
    ]);
  });

  test('an answered chat ends an hour after the visitor left, on one of several servers', async () => {
    const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
    await using server = await createTestApp({ database, clock: () => new Date(clock.ms) });
    const nora = await deskClient(server);
    const [jordan, kim] = [chatVisitor(server), chatVisitor(server)];
    await jordan.write('One?', { contact });
    const id = await latestChat(server);
    await kim.write('Unanswered?', { key: 'q'.repeat(43), contact: { reach: 'kim@mail.example' } });
    clock.ms += 1000;
    await answer(nora, id, 'One.');
    const after = (ms: number) => endSilent(server, new Date(clock.ms + ms));
    await after(59 * minute);
    expect(await transcripts(server)).toEqual([]);
    await Promise.all([after(61 * minute), after(61 * minute)]);
    expect((await transcripts(server)).map(([to]) => to)).toEqual([
      'jordan@mail.example',
      'nora@larkfield.example',
    ]);
    expect((await nora.lead(id)).conversation?.state.isEnded).toBe(true);
    // It has to be answered still.
    const open = await server.storage.db
      .selectFrom('chats')
      .select('lead_id')
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  });
});

test('a last word of thanks neither keeps the transcript back nor counts as answered', async () => {
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const nora = await deskClient(server);
  const jordan = chatVisitor(server);
  await jordan.write('One?', { contact });
  const id = await latestChat(server);
  await answer(nora, id, 'One.');
  await jordan.write('Thanks!');
  await endSilent(server, new Date(clock.ms + 61 * minute));
  expect(await transcripts(server)).toEqual([
    ['jordan@mail.example', ['One?', 'One.', 'Thanks!']],
    ['nora@larkfield.example', ['One?', 'One.', 'Thanks!']],
  ]);
  expect(await nora.lead(id)).toMatchObject({ state: 'open', conversation: { state: { isEnded: true } } });
});

test('there is no transcript of a chat without an answer, of spam, or for a blocked visitor', async () => {
  await using server = await createTestApp();
  const nora = await deskClient(server);
  const letters = ['a', 'b', 'c'];
  const ids: string[] = [];
  for (const letter of letters) {
    await chatVisitor(server).write('One?', { key: letter.repeat(43), contact });
    ids.push(await latestChat(server));
  }
  const [unanswered = '', spam = '', blocked = ''] = ids;
  for (const id of [spam, blocked]) await answer(nora, id, 'One.');
  await nora.changed(spam, { isSpam: true, reason: 'Ads' });
  await nora.post(`leads/${blocked}/chat/block`, {});
  for (const id of [unanswered, spam, blocked]) expect((await end(nora, id)).status).toBe(200);
  expect(await transcripts(server)).toEqual([]);
});

test('a visitor without an email address, and an owner whose account is gone, get none', async () => {
  await using server = await createTestApp();
  const nora = await deskClient(server);
  const luis = await deskClient(server, 'luis@larkfield.example');
  await chatVisitor(server).write('One?', { contact: { reach: '(555) 010-0199' } });
  const id = await latestChat(server);
  await answer(nora, id, 'One.');
  await server.storage.commit((trx) =>
    trx.deleteFrom('staff_users').where('email', '=', nora.email).execute(),
  );
  await end(luis, id);
  expect(await transcripts(server)).toEqual([]);
  await luis.changed(id, { owner: luis.email });
  await end(luis, id);
  expect(await transcripts(server)).toEqual([['luis@larkfield.example', ['One?', 'One.']]]);
});
