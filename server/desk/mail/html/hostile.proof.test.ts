import { parse } from 'parse5';
import { expect, test } from 'vitest';
import type { LeadEvent } from '../../../../schema/api/desk-timeline.ts';
import { mailHtmlPath } from '../../../../schema/api/desk-timeline.ts';
import { newLead } from '../../../testing/desk/desk-client.ts';
import { hostileMails } from '../../../testing/desk/mail/hostile.ts';
import { createMailDesk } from '../../../testing/desk/mail/mail-desk.ts';

/** Everything in a page that could run, load, or lead somewhere without a click. */
function dangersIn(html: string): string[] {
  const found: string[] = [];
  const pending: unknown[] = [parse(html)];
  while (pending.length > 0) {
    const node = pending.pop() as {
      tagName?: string;
      attrs?: { name: string; value: string }[];
      childNodes?: unknown[];
    };
    pending.push(...(node.childNodes ?? []));
    const { tagName = '', attrs = [] } = node;
    if (
      /^(?:script|svg|math|img|picture|source|video|audio|iframe|frame|object|embed|form|input|button|base|link|template)$/.test(
        tagName,
      )
    )
      found.push(tagName);
    for (const { name, value } of attrs) {
      if (
        /^on|^(?:src|srcset|background|poster|action|formaction|data|http-equiv|id|name|class)$/.test(name) &&
        tagName !== 'meta'
      )
        found.push(`${tagName} ${name}=${value.slice(0, 50)}`);
      if (name === 'href' && !/^(?:https?:|mailto:|tel:)/.test(value))
        found.push(`href=${value.slice(0, 50)}`);
      if (name === 'style' && /url|expression|import|\\|position|javascript/i.test(value))
        found.push(`style=${value.slice(0, 80)}`);
    }
  }
  return found;
}

test('48 hostile mails are stored, and neither run nor load anything', async () => {
  await using desk = await createMailDesk();
  const id = await newLead(desk.server, { email: 'jordan@mail.example' });
  const mails = hostileMails();
  expect(mails).toHaveLength(48);
  const slow: string[] = [];
  for (const { about, source, isCut } of mails) {
    const started = performance.now();
    expect(await desk.receive(source, { isCut }), about).toMatchObject({ result: 'stored' });
    if (performance.now() - started > 10_000) slow.push(about);
  }
  expect(slow).toEqual([]);
  const rows = await desk.mails();
  expect(rows).toHaveLength(48);
  for (const row of rows) {
    for (const value of [
      row.subject,
      row.from_name,
      row.from_address,
      row.message_id,
      row.to_address,
      row.reference_ids,
    ])
      expect(value).not.toMatch(/\p{Cc}/u);
    expect(row.text).not.toMatch(/[\0\u202e]/);
  }
  const lead = await desk.nora.lead(id);
  const shown = lead.timeline.flatMap(({ event }) => (event.kind === 'mail-in' ? [event] : []));
  for (const { mailId, hasHtml } of shown) {
    const answer = await desk.nora.get(mailHtmlPath(id, mailId).replace('/api/staff/', ''));
    expect(answer.status).toBe(hasHtml ? 200 : 404);
    if (!hasHtml) continue;
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';.*; sandbox/,
    );
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(dangersIn(await answer.text())).toEqual([]);
  }
  expect(shown.filter(({ hasHtml }) => hasHtml)).toHaveLength(27);
  expectLimits(shown);
});

type MailIn = Extract<LeadEvent, { kind: 'mail-in' }>;

function expectLimits(shown: readonly MailIn[]): void {
  const mailWith = (name: RegExp) =>
    shown.find(({ droppedFiles }) => droppedFiles.some((file) => name.test(file.name)));
  const bomb = mailWith(/^resume\.docx$/);
  expect(bomb?.droppedFiles.map(({ name }) => name)).toEqual(['resume.docx', 'bomb.zip']);
  expect(bomb?.files).toEqual([]);
  expect(mailWith(/^scans\.pdf$/)).toMatchObject({
    text: 'The scans.',
    files: [],
    droppedFiles: [{ name: 'scans.pdf', reason: 'The message is larger than 50 MB.' }],
  });
  expect(shown.some(({ files, droppedFiles }) => files.length === 20 && droppedFiles.length > 0)).toBe(true);
  expect(mailWith(/^More parts$/)?.text).toContain('Part 150');
  expect(shown.some(({ text }) => text === 'café ÿþ€')).toBe(true);
  expect(shown.some(({ text }) => text === 'Grüße')).toBe(true);
}
