import { parse } from 'parse5';
import PostalMime, { type Email } from 'postal-mime';
import { elementsIn } from '../leads/prefill/elements.ts';
import { faultOfTexts } from './judge-text.ts';

const headers = new Set([
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
  'x-lead-id',
  'in-reply-to',
  'references',
]);
const elements = new Set([
  'html',
  'head',
  'body',
  'h1',
  'p',
  'br',
  'div',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
]);
const attributes = new Set(['style', 'align', 'valign', 'cellspacing']);

/** What is wrong with a mail, as a mail program reads it, and whose it is; or undefined. */
export async function faultOfMail(source: Buffer): Promise<{ fault: string; visitor?: string } | undefined> {
  const mail = await PostalMime.parse(source);
  const fault =
    faultOfHeaders(mail) ?? faultOfHtml(mail.html ?? '') ?? faultOfSource(source.toString('latin1'));
  return fault === undefined
    ? undefined
    : { fault, visitor: mail.replyTo?.[0]?.address ?? mail.to?.[0]?.address };
}

function faultOfHeaders(mail: Email): string | undefined {
  const strange = mail.headers.find(({ key }) => !headers.has(key));
  if (strange) return `it has the header ${strange.key}`;
  const twice = mail.headers.find(
    ({ key }, index) => mail.headers.findIndex((other) => other.key === key) !== index,
  );
  if (twice) return `it has the header ${twice.key} twice`;
  const { to = [], replyTo = [], from, subject } = mail;
  if (to.length !== 1 || replyTo.length > 1) return `it goes to ${JSON.stringify([to, replyTo])}`;
  if (mail.attachments.length > 0) return 'it has an attachment';
  // Not the name to reply to: it stands in quotes, where nothing is encoded (RFC 2047, section 5), and is decoded by
  // some programs all the same.
  return faultOfTexts({ from, subject, ...to[0], replyTo: replyTo[0]?.address });
}

function faultOfHtml(html: string): string | undefined {
  for (const { tagName, attrs } of elementsIn(parse(html))) {
    if (!elements.has(tagName)) return `its text holds a ${tagName}`;
    const strange = attrs.find(({ name }) => !attributes.has(name));
    if (strange) return `its text holds a ${tagName} with ${strange.name}`;
  }
  return undefined;
}

/** RFC 5322, section 2.1.1. */
function faultOfSource(source: string): string | undefined {
  const lines = source.split('\r\n');
  if (lines.some((line) => /[\r\n]/.test(line))) return 'it has a line that ends with half a line break';
  return lines.some((line) => line.length > 998) ? 'it has a line that is too long' : undefined;
}
