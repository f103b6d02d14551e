import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newLead } from '../../../testing/desk/desk-client.ts';
import { createMailDesk, type MailDesk, receivePartsOf } from '../../../testing/desk/mail/mail-desk.ts';
import { message, multipart } from '../../../testing/desk/mail/message.ts';
import { type Dovecot, ensureDovecot, startDovecot } from '../../../testing/receivers/dovecot.ts';
import { databases } from '../../../testing/storage/databases.ts';
import { beginAttempt, maxAttempts } from './attempts.ts';
import { startMailboxReader } from './mailbox-reader.ts';
import { holdMailbox } from './mailbox-state.ts';
import { mailboxAddress, openMailbox } from './open-mailbox.ts';

const hasDovecot = ensureDovecot();
if (!hasDovecot) console.warn('\n*** NO DOVECOT ON THIS MACHINE: the tests that need it are skipped. ***\n');

let dovecot: Dovecot;

beforeAll(async () => {
  if (hasDovecot) dovecot = await startDovecot();
});

afterAll(async () => dovecot?.[Symbol.asyncDispose]());

const quick = { leaseMs: 600, pollMs: 300, firstRetryMs: 50, maxRetryMs: 200 };

function readerOf({ server }: MailDesk, url = dovecot.url) {
  const reader = startMailboxReader({ ...receivePartsOf(server), url, times: quick });
  return Object.assign(reader, { [Symbol.asyncDispose]: () => reader.stop() });
}

const countOf = async (desk: MailDesk) => (await desk.mails()).length;

describe.skipIf(!hasDovecot)('with Dovecot', () => {
  beforeEach(() => dovecot.empty());

  test.each(databases)(
    'mail is read as it arrives, marked as seen, and not read again, on %s',
    async (database) => {
      await using desk = await createMailDesk(database);
      const id = await newLead(desk.server, { email: 'jordan@mail.example' });
      dovecot.deliver(message({ To: desk.addressOf(id) }, 'Before the start.'));
      {
        await using _reader = readerOf(desk);
        await vi.waitFor(async () => expect(await countOf(desk)).toBe(1), 10_000);
        const started = performance.now();
        dovecot.deliver(message({ To: desk.addressOf(id) }, 'While it waits.'));
        await vi.waitFor(async () => expect(await countOf(desk)).toBe(2), { timeout: 10_000, interval: 20 });
        expect(performance.now() - started).toBeLessThan(5000);
        await vi.waitFor(() => expect(dovecot.seen()).toBe(2), 10_000);
      }
      dovecot.deliver(message({ To: desk.addressOf(id) }, 'Between.'));
      await using _reader = readerOf(desk);
      await vi.waitFor(async () => expect(await countOf(desk)).toBe(3), 10_000);
      const texts = (await desk.mails()).map(({ text }) => text);
      expect(texts).toEqual(['Before the start.', 'While it waits.', 'Between.']);
      const results = desk.server.logged().filter(({ msg }) => msg === 'mail received');
      expect(results.map(({ result }) => result)).toEqual(['stored', 'stored', 'stored']);
    },
  );

  test('of two servers, one reads, and the other takes over when it stops', async () => {
    await using desk = await createMailDesk();
    await newLead(desk.server, { email: 'jordan@mail.example' });
    const { storage, parts } = desk.server;
    const { name } = mailboxAddress(dovecot.url);
    const other = { holder: 'another-machine:1', leaseMs: 1500 };
    await storage.commit((trx) => holdMailbox(trx, name, { ...other, now: parts.clock() }));
    dovecot.deliver(message({}));
    await using _reader = readerOf(desk);
    await sleep(700);
    expect(await countOf(desk)).toBe(0);
    // The other one stopped without a word.
    await vi.waitFor(async () => expect(await countOf(desk)).toBe(1), 10_000);
    expect(
      await storage.commit((trx) => holdMailbox(trx, name, { ...other, now: parts.clock() })),
    ).toBeUndefined();
  });

  test('an outage of the mail server is logged once, and reading goes on after it', async () => {
    await using desk = await createMailDesk();
    await newLead(desk.server, { email: 'jordan@mail.example' });
    await using _reader = readerOf(desk);
    dovecot.deliver(message({}, 'One.'));
    await vi.waitFor(async () => expect(await countOf(desk)).toBe(1), 10_000);
    await dovecot.stop();
    await sleep(600);
    dovecot.deliver(message({}, 'Two.'));
    await dovecot.start();
    await vi.waitFor(async () => expect(await countOf(desk)).toBe(2), 15_000);
    const count = (words: string) => desk.server.logged().filter(({ msg }) => msg === words).length;
    // It is logged when all new mail is read.
    await vi.waitFor(() => expect(count('mailbox readable again')).toBe(1), 10_000);
    expect(count('mailbox unreadable')).toBe(1);
  });

  test.each([
    ['a folder that is missing', 'INBOX', 'Nope', "Mailbox doesn't exist: Nope"],
    ['a wrong password', 'secret', 'wrong', 'Authentication failed'],
  ])('%s is logged in the words of the mail server, and leaves no connection', async (_, from, to, words) => {
    const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
    const before = sockets();
    await using desk = await createMailDesk();
    {
      await using _reader = readerOf(desk, dovecot.url.replace(from, to));
      const warned = () => desk.server.logged().find(({ msg }) => msg === 'mailbox unreadable');
      await vi.waitFor(() => expect(warned()).toBeDefined(), 10_000);
      expect(warned()?.reason).toContain(`The mail server answered: ${words}`);
    }
    await vi.waitFor(() => expect(sockets()).toBeLessThanOrEqual(before), 5000);
  });

  test('a mailbox that numbers its mail again is read again, and each mail is stored once', async () => {
    await using desk = await createMailDesk();
    const id = await newLead(desk.server, { email: 'jordan@mail.example' });
    const one = multipart({ To: desk.addressOf(id) }, [{ type: 'text/plain', content: 'One.' }]);
    {
      await using _reader = readerOf(desk);
      dovecot.deliver(one);
      await vi.waitFor(async () => expect(await countOf(desk)).toBe(1), 10_000);
    }
    await dovecot.renumber();
    dovecot.deliver(one);
    dovecot.deliver(message({}, 'Two.'));
    await using _reader = readerOf(desk);
    const results = () => desk.server.logged().filter(({ msg }) => msg === 'mail received');
    await vi.waitFor(() => expect(results()).toHaveLength(3), 10_000);
    expect(
      results()
        .map(({ result }) => result)
        .sort(),
    ).toEqual(['repeated', 'stored', 'stored']);
    expect(await countOf(desk)).toBe(2);
  });

  test.each([
    ['at first is read later', 1, { text: 'Friday works for me.', dropped_files: '[]' }],
    [
      'for good is noted with its lead',
      3,
      { text: '', dropped_files: '[{"name":"The message","reason":"It could not be read."}]' },
    ],
    ['nor its envelope is noted without a lead', 9, { subject: 'An email that could not be read' }],
  ])('a mail that cannot be read %s, and those after it are read', async (_, failures, expected) => {
    await using desk = await createMailDesk();
    const id = await newLead(desk.server, { email: 'jordan@mail.example' });
    const { keys } = desk.server.parts.deskMail;
    let failed = 0;
    desk.server.parts.deskMail.keys = {
      ...keys,
      leadsIn(addresses) {
        if (addresses.includes('trap@larkfield.example') && failed++ < failures) throw new Error('A defect.');
        return keys.leadsIn(addresses);
      },
    };
    dovecot.deliver(message({ To: 'trap@larkfield.example', Subject: 'Trap' }));
    dovecot.deliver(message({}, 'Fine.'));
    await using _reader = readerOf(desk);
    await vi.waitFor(async () => expect(await countOf(desk)).toBe(2), 10_000);
    const mails = await desk.mails();
    expect(mails.find(({ text }) => text !== 'Fine.')).toMatchObject({
      subject: 'Trap',
      lead_id: failures < 9 ? id : null,
      ...expected,
    });
    const { db } = desk.server.storage;
    const attempts = db.selectFrom('rate_limits').selectAll().where('key', 'like', 'attempts %');
    expect(await attempts.execute()).toEqual([]);
  });

  test('a mail that ended two servers is not read again, and those after it are', async () => {
    await using desk = await createMailDesk();
    const id = await newLead(desk.server, { email: 'jordan@mail.example' });
    dovecot.deliver(message({ Subject: 'Trap' }));
    const mailbox = await openMailbox(mailboxAddress(dovecot.url));
    const [uid] = await mailbox.uidsAfter(undefined);
    const key = `${mailboxAddress(dovecot.url).name}/${mailbox.uidValidity}/${uid}`;
    await mailbox.close();
    dovecot.deliver(message({}, 'Fine.'));
    const { storage, parts } = desk.server;
    for (let server = 1; server <= maxAttempts; server += 1)
      expect(await storage.commit((trx) => beginAttempt(trx, key, parts.clock()))).toBe(true);
    await using _reader = readerOf(desk);
    await vi.waitFor(async () => expect(await countOf(desk)).toBe(2), 10_000);
    const mails = (await desk.mails()).map(({ subject, text, lead_id }) => [subject, text, lead_id]);
    expect(mails.sort()).toEqual([
      ['Re: Your resume', 'Fine.', id],
      ['Trap', '', id],
    ]);
  });

  test('a large message arrives whole', async () => {
    await using desk = await createMailDesk();
    const id = await newLead(desk.server, { email: 'jordan@mail.example' });
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6_000_000, 'x')]);
    dovecot.deliver(
      multipart({ To: desk.addressOf(id) }, [
        { type: 'text/plain', content: 'Scans.' },
        { type: 'application/pdf', name: 'scans.pdf', content },
      ]),
    );
    await using _reader = readerOf(desk);
    await vi.waitFor(async () => expect(await countOf(desk)).toBe(1), 20_000);
    const { attachments } = await desk.nora.lead(id);
    expect(attachments).toMatchObject([{ name: 'scans.pdf', sizeBytes: content.byteLength }]);
  });

  test('two machines that answer each other stop after one mail', async () => {
    await using desk = await createMailDesk();
    const id = await newLead(desk.server, { email: 'jordan@mail.example' });
    await using _reader = readerOf(desk);
    const messageId = await desk.reply(id);
    const away = (about: string) =>
      message(
        { To: desk.addressOf(id), 'In-Reply-To': about, 'Auto-Submitted': 'auto-replied', Subject: 'Away' },
        'I am away.',
      );
    // The responder would answer every mail that reaches it.
    let answered = 0;
    const respond = async () => {
      const sent = (await desk.mails()).filter(({ direction }) => direction === 'out');
      for (; answered < sent.length; answered += 1) dovecot.deliver(away(sent[answered]?.message_id ?? ''));
    };
    for (let round = 0; round < 8; round += 1) {
      await respond();
      await sleep(100);
    }
    await vi.waitFor(async () => expect(await countOf(desk)).toBe(2), 10_000);
    expect(answered).toBe(1);
    expect((await desk.mails()).map(({ kind }) => kind)).toEqual(['reply', 'auto-reply']);
    expect((await desk.mails())[0]?.message_id).toBe(messageId);
  });
});

test('a mailbox that cannot be reached stops no server', async () => {
  await using desk = await createMailDesk();
  {
    await using _reader = readerOf(desk, 'imap://answers:secret@127.0.0.1:1/INBOX');
    await vi.waitFor(() => {
      const warned = desk.server.logged().filter(({ msg }) => msg === 'mailbox unreadable');
      expect(warned).toHaveLength(1);
      // The log never contains the password.
      expect(JSON.stringify(warned)).not.toContain('secret');
    }, 10_000);
  }
  expect(await desk.server.storage.db.selectFrom('mailboxes').selectAll().execute()).toMatchObject([
    { holder: null },
  ]);
});

test.each([
  [
    'imaps://a%40b.example:p%2Fw@mail.example',
    { name: 'a@b.example@mail.example/INBOX', port: 993, isSecure: true, password: 'p/w' },
  ],
  ['imap://a:b@mail.example/Sales%20mail', { port: 143, isSecure: false, folder: 'Sales mail' }],
  ['imaps://a:b@[::1]:1993/', { host: '::1', port: 1993, folder: 'INBOX' }],
])('%s is an address of a mailbox', (url, expected) => {
  expect(mailboxAddress(url)).toMatchObject(expected);
});
