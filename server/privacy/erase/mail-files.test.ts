import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderMailer } from '../../mail/folder-mailer.ts';
import { removeMailFiles } from './mail-files.ts';

const leadId = '019c0000-0000-7000-8000-000000000001';
const address = 'quillora.v@mail.example';
const payments = [`test_${'A2'.repeat(12)}`, 'pi_42'];
const long = 'So long that lines break in the middle of words, and with an equals sign = here. '.repeat(3);

test('mail to, from, and about a person is removed in every encoding; other mail stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-files-test-'));
  const mailer = createFolderMailer(folder, { name: '', address: 'website@localhost' });
  const send = (id: string, to: string, text: string, more = {}) =>
    mailer.send(
      {
        id,
        date: new Date('2026-03-02T10:00:00Z'),
        to: [{ name: 'Åsa', address: to }],
        subject: id,
        text,
        html: text,
        ...more,
      },
      AbortSignal.timeout(5000),
    );
  const other = 'sales@larkfield.example';
  await send('to', 'Quillora.V@mail.example', 'Hello');
  await send('reply-to', other, 'Hello', { replyTo: { name: 'Q', address } });
  await send('quoted-printable', other, `${long} é ${address} ${long}`);
  await send('base64', other, `${'ありがとう'.repeat(60)} ${address} ${'ありがとう'.repeat(60)}`);
  await send('lead', other, 'Hello', { headers: { 'X-Lead-Id': leadId } });
  await send('reminder', other, `Pay here: https://larkfield.example/payment/${payments[0]}`);
  await send('notice of payment', other, `Card processor payment ID: ${payments[1]}`);
  await send('other', other, `Hello ${long}`);
  await send('later', address, 'Hello', { date: new Date('2026-03-09T10:00:00Z') });
  writeFileSync(join(folder, 'half.eml.new'), `To: <${address}>`);
  const until = '2026-03-05T00:00:00.000Z';
  const removed = await removeMailFiles(folder, {
    lead: (id) => id === leadId,
    email: (key, sentAt) => key === address && sentAt <= until,
    payment: (id, sentAt) => payments.includes(id) && sentAt <= until,
  });
  expect(readdirSync(folder).sort()).toEqual(['later.eml', 'other.eml']);
  expect(removed).toBe(8);
  rmSync(folder, { recursive: true, force: true });
});
