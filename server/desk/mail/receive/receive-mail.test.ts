import { describe, expect, test } from 'vitest';
import type { LeadDetails } from '../../../../schema/api/desk-lead.ts';
import type { LeadEvent } from '../../../../schema/api/desk-timeline.ts';
import { StorageError } from '../../../storage/storage-error.ts';
import { compoundFile, jpeg, pdf } from '../../../testing/attachments/sample-files.ts';
import { newLead } from '../../../testing/desk/desk-client.ts';
import { createMailDesk } from '../../../testing/desk/mail/mail-desk.ts';
import { message, multipart } from '../../../testing/desk/mail/message.ts';
import { databases } from '../../../testing/storage/databases.ts';

type MailIn = Extract<LeadEvent, { kind: 'mail-in' }>;

const mailsIn = ({ timeline }: LeadDetails): MailIn[] =>
  timeline.flatMap(({ event }) => (event.kind === 'mail-in' ? [event] : []));

const email = 'jordan@mail.example';

describe.each(databases)('on %s', (database) => {
  test('an answer opens its lead, shows its words, and can be found by them', async () => {
    await using desk = await createMailDesk(database);
    const { nora } = desk;
    const id = await newLead(desk.server, { email });
    await desk.reply(id);
    const changes: string[] = [];
    desk.server.desk.feed.subscribe((change) => 'lead' in change && changes.push(change.lead));
    const body =
      'Friday works for me, zeppelin.\n\nOn Tue, Mar 3, 2026 at 9:12 AM Nora wrote:\n> Two questions first.';
    await desk.receive(message({ To: desk.addressOf(id), From: 'Jordan <Jordan@Mail.example>' }, body));
    const lead = await nora.lead(id);
    expect(lead).toMatchObject({ state: 'open', words: 'Friday works for me, zeppelin.', revision: 2 });
    expect(mailsIn(lead)).toMatchObject([
      {
        subject: 'Re: Your resume',
        text: body,
        fromName: 'Jordan',
        fromAddress: 'Jordan@Mail.example',
        isAuto: false,
        hasHtml: false,
      },
    ]);
    expect(changes).toEqual([id]);
    const [found] = await nora.groups('search=zeppelin');
    expect(found?.leads.map((one) => one.id)).toEqual([id]);
    expect(await nora.names('queue=mine')).toMatchObject({ next: [lead.name], waiting: [] });
    // The next reply answers it.
    await desk.reply(id, 'Re: Your resume');
    const [, answer, next] = await desk.mails();
    expect(next).toMatchObject({ in_reply_to: answer?.message_id });
    expect(next?.reference_ids).toBe(`${answer?.message_id}`);
  });

  test('a repeated message is stored once, even if it came another way', async () => {
    await using desk = await createMailDesk(database);
    const id = await newLead(desk.server, { email });
    const text = multipart({ To: desk.addressOf(id) }, [
      { type: 'text/plain', content: 'See below.' },
      { type: 'application/pdf', name: 'posting.pdf', content: pdf() },
    ]);
    const results = await Promise.all([1, 2, 3].map(() => desk.receive(text)));
    results.push(
      await desk.receive(`Received: by another.example; Tue, 3 Mar 2026 10:00:01 -0500\r\n${text}`),
    );
    expect(results.map(({ result }) => result).sort()).toEqual([
      'repeated',
      'repeated',
      'repeated',
      'stored',
    ]);
    const lead = await desk.nora.lead(id);
    expect(mailsIn(lead)).toHaveLength(1);
    expect(lead.attachments.map(({ name }) => name)).toEqual(['posting.pdf']);
    expect(await desk.server.storage.db.selectFrom('attachments').select('id').execute()).toHaveLength(1);
  });

  test('a control character in a header keeps no mail out of the database', async () => {
    await using desk = await createMailDesk(database);
    const id = await newLead(desk.server, { email });
    const bad = '<a\0b@mail.example>';
    for (const name of ['Message-ID', 'In-Reply-To', 'References', 'From', 'To', 'Subject'])
      expect(await desk.receive(message({ [name]: bad }, name)), name).toMatchObject({ result: 'stored' });
    expect(mailsIn(await desk.nora.lead(id)).map(({ text }) => text)).toContain('Message-ID');
  });

  test('files go to the lead, and refused ones are listed by name', async () => {
    await using desk = await createMailDesk(database);
    const id = await newLead(desk.server, { email });
    const cv = pdf();
    await desk.receive(
      multipart({ To: desk.addressOf(id) }, [
        { type: 'text/plain', content: 'Attached.' },
        { type: 'application/pdf', name: 'cv.pdf', content: cv },
        { type: 'application/pdf', name: 'cv copy.pdf', content: cv },
        { type: 'image/jpeg', name: 'photo.jpg', content: jpeg() },
        { type: 'application/x-msdownload', name: 'setup.exe', content: 'MZ' },
        { type: 'image/svg+xml', name: 'logo.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
        { type: 'application/pdf', name: 'empty.pdf', content: '' },
      ]),
    );
    const lead = await desk.nora.lead(id);
    const [mail] = mailsIn(lead);
    expect(mail?.files.map(({ name }) => name)).toEqual(['cv.pdf', 'photo.jpg']);
    expect(mail?.droppedFiles.map(({ name }) => name)).toEqual(['setup.exe', 'logo.svg', 'empty.pdf']);
    // They are part of the mail's entry.
    expect(lead.timeline.map(({ event }) => event.kind)).toEqual(['received', 'mail-in']);
    const [file] = mail?.files ?? [];
    const content = await desk.nora.get(`attachments/${file?.attachmentId}/content`);
    expect(Buffer.from(await content.arrayBuffer()).equals(cv)).toBe(true);
  });

  test('an automatic reply is shown, changes nothing, and is not answered', async () => {
    await using desk = await createMailDesk(database);
    const id = await newLead(desk.server, { email });
    await desk.reply(id);
    await desk.receive(message({ To: desk.addressOf(id), 'Auto-Submitted': 'auto-replied' }, 'I am away.'));
    const lead = await desk.nora.lead(id);
    expect(lead).toMatchObject({ state: 'waiting', revision: 1 });
    expect(lead.words).not.toContain('away');
    expect(mailsIn(lead)).toMatchObject([{ isAuto: true, text: 'I am away.' }]);
    const sent = await desk.server.storage.db
      .selectFrom('outbox')
      .selectAll()
      .where('target', '=', 'reply')
      .execute();
    expect(sent).toHaveLength(1);
  });

  test('a bounce marks the reply as failed, with the reason in plain words', async () => {
    await using desk = await createMailDesk(database);
    const id = await newLead(desk.server, { email });
    const messageId = await desk.reply(id);
    await desk.receive(bounceOf(messageId));
    const lead = await desk.nora.lead(id);
    expect(lead.state).toBe('waiting');
    const [sent] = lead.timeline.flatMap(({ event }) => (event.kind === 'mail-out' ? [event] : []));
    expect(sent?.delivery).toMatchObject({
      status: 'failed',
      reason: 'The mail server refused the address. Trying again won’t help unless the address changes.',
      detail: '5.1.1 550 5.1.1 <jordan@mail.example>: no such user',
    });
    expect(mailsIn(lead)).toMatchObject([{ isAuto: true }]);
    expect(lead.hasFailedDelivery).toBe(true);
  });
});

function bounceOf(
  messageId: string,
  status = 'Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1\n <jordan@mail.example>: no such user',
  { to = 'hello@larkfield.example', recipient = 'jordan@mail.example' } = {},
) {
  return multipart(
    {
      To: to,
      From: 'MAILER-DAEMON@mail.example',
      'Return-Path': '<>',
      Subject: 'Undelivered Mail Returned to Sender',
    },
    [
      { type: 'text/plain', content: 'Your message could not be delivered.' },
      {
        type: 'message/delivery-status',
        content: `Reporting-MTA: dns; mail.example\n\nFinal-Recipient: rfc822; ${recipient}\n${status}\n`,
      },
      {
        type: 'message/rfc822',
        content: `From: hello@larkfield.example\nMessage-ID: ${messageId}\nSubject: Your resume\n\nTwo questions first.\n`,
      },
    ],
    'report; report-type=delivery-status',
  );
}

test('a report of a delay is no failure', async () => {
  await using desk = await createMailDesk();
  const id = await newLead(desk.server, { email });
  const messageId = await desk.reply(id);
  await desk.receive(bounceOf(messageId, 'Action: delayed\nStatus: 4.4.1'));
  const mails = await desk.mails();
  expect(mails.map(({ kind, failure }) => [kind, failure])).toEqual([
    ['reply', null],
    ['bounce', null],
  ]);
});

test('a bounce counts only with the recipient of the mail or the key of its thread', async () => {
  await using desk = await createMailDesk();
  const id = await newLead(desk.server, { email });
  const messageId = await desk.reply(id);
  const other = { recipient: 'other@mail.example' };
  const failed = async () => (await desk.nora.lead(id)).hasFailedDelivery;
  const status = 'Action: failed\nStatus: 5.1.1';
  expect(await desk.receive(bounceOf(messageId, status, other))).toMatchObject({ leadId: null });
  expect(await failed()).toBe(false);
  await desk.receive(bounceOf(messageId, status, { ...other, to: desk.addressOf(id) }));
  expect(await failed()).toBe(true);
});

test('a bounce in plain text is recognized, too', async () => {
  await using desk = await createMailDesk();
  const id = await newLead(desk.server, { email });
  const messageId = await desk.reply(id);
  const text = `Hi. This is the qmail program.\n<jordan@mail.example>:\nThe mailbox is full. 552 5.2.2 over quota\n\n--- Below this line is a copy of the message.\nMessage-ID: ${messageId}\n`;
  await desk.receive(
    message({ From: 'postmaster@mail.example', 'Return-Path': '<>', Subject: 'failure notice' }, text),
  );
  const [sent] = await desk.mails();
  expect(JSON.parse(sent?.failure ?? '{}')).toMatchObject({ reason: 'The mailbox is full.' });
});

test.each([
  ['Auto-Submitted', 'auto-generated'],
  ['Precedence', 'bulk'],
  ['X-Autoreply', 'yes'],
  ['List-Id', '<news.mail.example>'],
  ['Return-Path', '<>'],
  ['From', 'MAILER-DAEMON@mail.example'],
])('%s: %s is automatic', async (name, value) => {
  await using desk = await createMailDesk();
  await newLead(desk.server, { email });
  await desk.receive(message({ [name]: value }));
  expect(await desk.mails()).toMatchObject([{ kind: 'auto-reply' }]);
});

test('documents that no form accepts are kept, unless they can run', async () => {
  await using desk = await createMailDesk();
  const id = await newLead(desk.server, { email });
  const files: [name: string, content: string | Buffer][] = [
    ['cv.doc', compoundFile('WordDocument')],
    ['cv.rtf', '{\\rtf1 Hello}'],
    ['cv.txt', 'Hello'],
    ['macros.doc', compoundFile('WordDocument', '_VBA_PROJECT')],
    ['setup.msi', compoundFile('Setup')],
    ['sheet.doc', compoundFile('Workbook')],
    ['binary.txt', 'a\0b'],
  ];
  const parts = files.map(([name, content]) => ({ type: 'application/octet-stream', name, content }));
  await desk.receive(multipart({}, parts));
  const [mail] = mailsIn(await desk.nora.lead(id));
  expect(mail?.files.map(({ name }) => name)).toEqual(['cv.doc', 'cv.rtf', 'cv.txt']);
  expect(mail?.droppedFiles).toHaveLength(4);
});

test('a mailing list that delivers an answer does not make it automatic', async () => {
  await using desk = await createMailDesk();
  const id = await newLead(desk.server, { email });
  const sent = await desk.reply(id);
  const list = { 'List-Id': '<hello.larkfield.example>', 'List-Unsubscribe': '<x>', Precedence: 'list' };
  await desk.receive(message({ ...list, To: desk.addressOf(id) }));
  await desk.receive(message({ ...list, 'In-Reply-To': sent }));
  await desk.receive(message({ ...list, 'In-Reply-To': sent, 'Auto-Submitted': 'auto-replied' }));
  const kinds = (await desk.mails()).map(({ kind }) => kind);
  expect(kinds).toEqual(['reply', 'answer', 'answer', 'auto-reply']);
});

test('Auto-Submitted: no is a person', async () => {
  await using desk = await createMailDesk();
  await newLead(desk.server, { email });
  await desk.receive(
    message({ 'Auto-Submitted': 'no', Precedence: 'first-class', 'Return-Path': '<jordan@mail.example>' }),
  );
  expect(await desk.mails()).toMatchObject([{ kind: 'answer' }]);
});

test('a copy of a reply is not an answer, and a mail that borrows its Message-ID is not hidden by it', async () => {
  await using desk = await createMailDesk();
  const id = await newLead(desk.server, { email });
  const messageId = await desk.reply(id);
  const own = await desk.receive(
    message({ 'Message-ID': messageId, From: 'Nora <hello@larkfield.example>' }),
  );
  expect(own.result).toBe('own');
  const borrowed = await desk.receive(message({ 'Message-ID': messageId }));
  expect(borrowed).toMatchObject({ result: 'stored', leadId: id });
  const first = '<same@mail.example>';
  await desk.receive(message({ 'Message-ID': first }, 'One.'));
  await desk.receive(message({ 'Message-ID': first }, 'Two.'));
  expect(mailsIn(await desk.nora.lead(id)).map(({ text }) => text)).toEqual([
    'Friday works for me.',
    'One.',
    'Two.',
  ]);
});

test('a closed lead is open again when its person writes', async () => {
  await using desk = await createMailDesk();
  const id = await newLead(desk.server, { email });
  await desk.nora.changed(id, { state: 'lost', reason: 'Too expensive' });
  await desk.receive(message({}));
  expect(await desk.nora.lead(id)).toMatchObject({ state: 'open', reason: null });
});

test('while the database is away, a mail is not taken for one that cannot be read', async () => {
  await using desk = await createMailDesk();
  await desk.server.storage.db.destroy();
  await expect(desk.receive(message({}))).rejects.toBeInstanceOf(StorageError);
});
