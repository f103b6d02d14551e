import { expect, test } from 'vitest';
import { newLead } from '../../testing/desk/desk-client.ts';
import { createMailDesk } from '../../testing/desk/mail/mail-desk.ts';
import { multipart } from '../../testing/desk/mail/message.ts';
import { databases } from '../../testing/storage/databases.ts';

/** Of an acknowledgement, which is no mail of the desk. */
const reportOn = (email: string) =>
  multipart(
    { From: 'MAILER-DAEMON@mail.example', To: 'hello@larkfield.example', 'Return-Path': '<>' },
    [
      { type: 'text/plain', content: `<${email}>: no such user` },
      { type: 'message/delivery-status', content: `Final-Recipient: rfc822; ${email}\nAction: failed` },
    ],
    'report; report-type=delivery-status',
  );

test.each(databases)('a report of a mail server about a person is theirs, on %s', async (database) => {
  await using desk = await createMailDesk(database);
  const id = await newLead(desk.server, { email: 'dana@mail.example' });
  await desk.receive(reportOn('Dana@mail.example'));
  await desk.receive(reportOn('sam@mail.example'));
  expect(await desk.mails()).toMatchObject([{ lead_id: null }, { lead_id: null }]);
  const answer = await desk.nora.post(`leads/${id}/person/erase`, { confirm: 'dana@mail.example' });
  expect(await answer.json()).toMatchObject({ erased: { counts: { mails: 1 } } });
  expect((await desk.mails()).map(({ text }) => text)).toEqual(['<sam@mail.example>: no such user']);
});
