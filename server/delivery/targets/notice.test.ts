import { expect, test } from 'vitest';
import { createSmtpMailer } from '../../mail/smtp-mailer.ts';
import { deliveryOf, hostileText, storedFile, storedLead } from '../../testing/leads/stored-lead.ts';
import { startSmtpReceiver } from '../../testing/receivers/smtp-receiver.ts';
import { noticeMessage, noticeTarget } from './notice.ts';

const sales = [{ name: '', address: 'sales@larkfield.example' }];
const url = 'https://larkfield.example';
const siteUrl = async () => url;
const from = { name: 'Larkfield Resumes', address: 'hello@larkfield.example' };

test('the notice contains contact details, service, attribution, and consent', () => {
  const { subject, text, replyTo } = noticeMessage(
    { ...deliveryOf(storedLead()), attachments: [storedFile] },
    sales,
    url,
  );
  expect(replyTo).toEqual({ name: 'Jordan Ellis', address: 'jordan.ellis@mail.example' });
  expect(`${subject}\n\n${text}`).toMatchInlineSnapshot(`
    "New lead: Jordan Ellis, Professional Resume Writing

    Name: Jordan Ellis
    Phone: +1 (813) 555-0142
    Email: jordan.ellis@mail.example
    Country: UNITED STATES
    Service: Professional Resume Writing
    Price: 150 (instead of 220)
    Form: order
    Page: https://larkfield.example/lp8/
    Received: 2026-03-02T10:00:00.000Z
    Lead: 019c0000-0000-7000-8000-000000000001

    Which shift? Noon (not one of the choices)
    =Anything else: <script>alert(1)</script>
      Name: Robin Vale

    By Friday, please.

    File: jordan-ellis.pdf (212 KB), https://larkfield.example/attachments/019c0000-0000-7000-8000-0000000000a1

    First touch: 2026-02-27T08:00:00.000Z, /lp8/, from https://www.google.example/, utm_source=google, gclid=abc
    Page revision: a1b2c3d4
    Agreed: "I Agree and accept Terms Conditions and Privacy Policy" (termsAgreed, 2026-03-02T10:00:00.000Z, SHA-256 f00d)
    Tags allowed: advertising (opt-in, decided 2026-03-02T09:58:00.000Z)"
  `);
});

test('unknown facts are omitted, and an update is labeled as one', () => {
  const bare = storedLead({ price: null, message: null, attribution: null, consents: null, country: null });
  const { subject, text } = noticeMessage(deliveryOf(bare, 2), sales, url);
  expect(subject).toBe('Updated lead: Jordan Ellis, Professional Resume Writing');
  expect(text).not.toMatch(/Price|Country|touch|Agreed|null|undefined/);
});

test('visitor input never becomes a header, a recipient, or markup', async () => {
  await using smtp = await startSmtpReceiver();
  const lead = storedLead({
    full_name: hostileText,
    service: hostileText,
    message: hostileText,
    form: hostileText,
  });
  const target = noticeTarget(createSmtpMailer(smtp.url, from, 2000), sales, siteUrl);
  await target.deliver(deliveryOf(lead), new AbortController().signal);
  const [received] = smtp.received;
  expect(received?.recipients).toEqual(['sales@larkfield.example']);
  const { headers = [], html = '', messageId } = received?.mail ?? {};
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
  expect(messageId).toBe('<019c0000-0000-7000-8000-00000000000d@larkfield.example>');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('<td>&lt;script&gt;alert(1)&lt;/script&gt;<br>Name: Robin Vale</td>');
});

test('a name that looks like an encoded word is not decoded', async () => {
  await using smtp = await startSmtpReceiver();
  const target = noticeTarget(createSmtpMailer(smtp.url, from, 2000), sales, siteUrl);
  const lead = storedLead({ full_name: '=?utf-8?Q?Jo=0D=0ABcc:_x@y.example?=' });
  await target.deliver(deliveryOf(lead), new AbortController().signal);
  expect(smtp.received[0]?.mail.replyTo).toEqual([
    { name: '= ?utf-8?Q?Jo=0D=0ABcc:_x@y.example?=', address: 'jordan.ellis@mail.example' },
  ]);
});

test('a retry sends identical headers', async () => {
  await using smtp = await startSmtpReceiver();
  const target = noticeTarget(createSmtpMailer(smtp.url, from, 2000), sales, siteUrl);
  for (let attempt = 0; attempt < 2; attempt += 1)
    await target.deliver(deliveryOf(storedLead()), new AbortController().signal);
  const [first, second] = smtp.received.map(({ source }) => source.replaceAll(/--_NmP[\w-]*/g, '--boundary'));
  expect(headersOf(second)).toEqual(headersOf(first));
});

function headersOf(source = ''): string[] {
  const lines = source.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
  return lines.filter((line) => /^(?:from|to|subject|date|message-id|reply-to)/i.test(line));
}
