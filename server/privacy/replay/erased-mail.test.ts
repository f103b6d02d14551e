import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { pdf } from '../../testing/attachments/sample-files.ts';
import { newLead } from '../../testing/desk/desk-client.ts';
import { createMailDesk, type MailDesk } from '../../testing/desk/mail/mail-desk.ts';
import { message, multipart } from '../../testing/desk/mail/message.ts';
import { databases } from '../../testing/storage/databases.ts';

const email = 'dana@mail.example';

const erase = async ({ nora }: MailDesk, leadId: string) =>
  expect((await nora.post(`leads/${leadId}/person/erase`, { confirm: email })).status).toBe(200);

describe.each(databases)('on %s', (database) => {
  test('mail that a mailbox kept of an erased person is not read in again, and later mail is', async () => {
    await using desk = await createMailDesk(database);
    const id = await newLead(desk.server, { email });
    const key = desk.addressOf(id);
    const other = await newLead(desk.server, { email: 'sam@mail.example' });
    const receivedAt = new Date();
    const kept = {
      'an answer': message({ From: `Dana <${email.toUpperCase()}>`, To: key }),
      'a mail without a key': multipart({ From: email }, [
        { type: 'text/plain', content: 'My resume.' },
        { type: 'application/pdf', name: 'resume.pdf', content: pdf() },
      ]),
      'an answer from another address': message({ From: 'dana@work.example', To: key }),
      'a copy of what staff wrote elsewhere': message({ From: 'nora@larkfield.example', To: email }),
      'a report': multipart(
        { From: 'MAILER-DAEMON@mail.example', To: 'hello@larkfield.example' },
        [
          { type: 'text/plain', content: `<${email}>: no such user` },
          { type: 'message/delivery-status', content: `Final-Recipient: rfc822; ${email}\nAction: failed` },
        ],
        'report; report-type=delivery-status',
      ),
    };
    for (const [about, source] of Object.entries(kept))
      expect(await desk.receive(source, { receivedAt }), about).toMatchObject({ result: 'stored' });
    await erase(desk, id);
    // A new lead, to which the old mail would go.
    const later = await newLead(desk.server, { email });
    for (const [about, source] of Object.entries(kept))
      expect(await desk.receive(source, { receivedAt }), about).toMatchObject({ result: 'erased' });
    await desk.receive(message({ From: 'sam@mail.example' }, 'From someone else.'), { receivedAt });
    await desk.receive(message({ From: email }, 'I am back.'));
    expect((await desk.mails()).map(({ lead_id, text }) => [lead_id, text]).sort()).toEqual(
      [
        [other, 'From someone else.'],
        [later, 'I am back.'],
      ].sort(),
    );
    const { db } = desk.server.storage;
    expect(await db.selectFrom('attachments').select('id').execute()).toEqual([]);
  });

  test('an erasure finds the mail that is being stored', async () => {
    await using desk = await createMailDesk(database);
    const id = await newLead(desk.server, { email });
    await newLead(desk.server, { email: 'sam@mail.example' });
    const stored = Promise.withResolvers<void>();
    const [begun, source] = [Promise.withResolvers<void>(), message({ From: email, To: 'x@y.example' })];
    // No lead of hers is known, so nothing else makes the erasure wait.
    await desk.nora.changed(id, { isSpam: true, reason: 'Test' });
    const receiving = desk.receive(source, {
      async onStored() {
        begun.resolve();
        await stored.promise;
      },
    });
    await begun.promise;
    const erasing = erase(desk, id);
    await sleep(300);
    stored.resolve();
    expect(await receiving).toMatchObject({ result: 'stored', leadId: null });
    await erasing;
    expect(await desk.mails()).toEqual([]);
  });
});
