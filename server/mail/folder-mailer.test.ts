import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { createFolderMailer } from './folder-mailer.ts';

const root = mkdtempSync(join(tmpdir(), 'mail-test-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('mail is a complete .eml file, and a repeated message replaces it with the same bytes', async () => {
  const folder = join(root, 'data', 'mail');
  const mailer = createFolderMailer(folder, { name: 'Larkfield', address: 'hello@larkfield.example' });
  const message = {
    id: 'one',
    date: new Date('2026-03-02T10:00:00Z'),
    to: [{ name: '', address: 'sales@larkfield.example' }],
    subject: 'New lead: José',
    text: 'Call José.',
    html: '<p>Call José.</p>',
  };
  await mailer.send(message, new AbortController().signal);
  const first = readFileSync(join(folder, 'one.eml'));
  await mailer.send(message, new AbortController().signal);
  expect(readFileSync(join(folder, 'one.eml')).equals(first)).toBe(true);
  expect(readdirSync(folder)).toEqual(['one.eml']);
  const mail = await PostalMime.parse(readFileSync(join(folder, 'one.eml')));
  expect(mail).toMatchObject({
    subject: 'New lead: José',
    messageId: '<one@larkfield.example>',
    to: [{ address: 'sales@larkfield.example' }],
  });
  expect(mail.text?.trim()).toBe('Call José.');
  expect(statSync(join(folder, 'one.eml')).mode & 0o077).toBe(0);
});
