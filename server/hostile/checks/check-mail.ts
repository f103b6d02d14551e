import { parse } from 'parse5';
import PostalMime, { type Email } from 'postal-mime';
import { elementsIn } from '../../leads/prefill/elements.ts';
import { textsProblem } from './check-text.ts';

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

/** The problem with a mail as mail programs parse it, and its visitor; undefined if there is none. */
export async function mailProblem(
  source: Buffer,
): Promise<{ problem: string; visitor?: string } | undefined> {
  const mail = await PostalMime.parse(source);
  const problem =
    headerProblem(mail) ?? htmlProblem(mail.html ?? '') ?? sourceProblem(source.toString('latin1'));
  return problem === undefined
    ? undefined
    : { problem, visitor: mail.replyTo?.[0]?.address ?? mail.to?.[0]?.address };
}

function headerProblem(mail: Email): string | undefined {
  const unexpected = mail.headers.find(({ key }) => !headers.has(key));
  if (unexpected) return `it has the header ${unexpected.key}`;
  const twice = mail.headers.find(
    ({ key }, index) => mail.headers.findIndex((other) => other.key === key) !== index,
  );
  if (twice) return `it has the header ${twice.key} twice`;
  const { to = [], replyTo = [], from, subject } = mail;
  if (to.length !== 1 || replyTo.length > 1) return `its recipients are ${JSON.stringify([to, replyTo])}`;
  if (mail.attachments.length > 0) return 'it has an attachment';
  // Not the reply-to name: it is quoted, where RFC 2047, section 5, forbids encoded words, but some programs
  // decode them anyway.
  return textsProblem({ from, subject, ...to[0], replyTo: replyTo[0]?.address });
}

function htmlProblem(html: string): string | undefined {
  for (const { tagName, attrs } of elementsIn(parse(html))) {
    if (!elements.has(tagName)) return `its HTML contains a ${tagName}`;
    const unexpected = attrs.find(({ name }) => !attributes.has(name));
    if (unexpected) return `its HTML contains a ${tagName} with ${unexpected.name}`;
  }
  return undefined;
}

/** RFC 5322, section 2.1.1. */
function sourceProblem(source: string): string | undefined {
  const lines = source.split('\r\n');
  if (lines.some((line) => /[\r\n]/.test(line))) return 'it has a lone CR or LF';
  return lines.some((line) => line.length > 998) ? 'it has a line that is too long' : undefined;
}
