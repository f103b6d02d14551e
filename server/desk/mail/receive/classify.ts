import type { MailKind } from '../../../storage/tables/mail.ts';
import { explainFailure, type MailFailure } from '../explain-failure.ts';
import { idsIn, type MailHead } from './mail-head.ts';
import type { ReadMail } from './read-message.ts';

const bounceSubject =
  /undeliver|(?:delivery|mail) (?:status|failure|failed|subsystem|delivery failed)|returned mail|failure notice|delivery has failed|could(?:n[’']t| not) be delivered/i;

const bounceSender = /^(?:mailer-daemon|postmaster|mail-daemon|mailerdaemon)@/i;

/**
 * Whether a person wrote a mail. Sources: RFC 3834, 2 and 5; RFC 3464; RFC 2919.
 * @param isInThread whether it answers a mail of ours. Then a mailing list only delivered it: the company's own address can be one
 */
export function classify(
  { head, report }: Pick<ReadMail, 'head' | 'report'>,
  isInThread: boolean,
): Exclude<MailKind, 'reply'> {
  const isReport = head.contentType === 'multipart/report';
  if (report.some(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type))) return 'bounce';
  const isFromMachine = head.returnPath === '' || bounceSender.test(head.from.address);
  if (
    isFromMachine &&
    !isReport &&
    (head.valuesOf('x-failed-recipients').length > 0 || bounceSubject.test(head.subject))
  )
    return 'bounce';
  return isFromMachine || isReport || isMarkedAutomatic(head, isInThread) ? 'auto-reply' : 'answer';
}

function isMarkedAutomatic({ valuesOf }: MailHead, isInThread: boolean): boolean {
  const has = (name: string, pattern = /./) => valuesOf(name).some((value) => pattern.test(value));
  return (
    has('auto-submitted', /^(?!no\b)\S/i) ||
    has('precedence', /^(?:bulk|junk|auto_reply)\b/i) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => has(name, /^(?!no\b)/i)) ||
    has('x-ms-exchange-generated-message-source', /mailbox rules agent/i) ||
    (!isInThread &&
      (has('precedence', /^list\b/i) ||
        ['list-id', 'list-unsubscribe', 'list-post'].some((name) => has(name))))
  );
}

export interface Bounce {
  /** Message-IDs that the bounce mentions; one can be of a mail that was sent. */
  messageIds: string[];
  /** Addresses that it could not be delivered to. */
  recipients: string[];
  /** Undefined for a delay that can still end well. */
  failure: MailFailure | undefined;
}

export function readBounce({ head, report, text }: Pick<ReadMail, 'head' | 'report' | 'text'>): Bounce {
  const status = report
    .filter(({ type }) => type.endsWith('delivery-status'))
    .map((part) => part.text.replace(/\r?\n[ \t]+/g, ' '))
    .join('\n');
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(?:[a-z0-9-]+;)?[ \\t]*(.+)$`, 'im').exec(status)?.[1]?.trim() ?? '';
  const originals = report
    .filter(({ type }) => /rfc822/.test(type))
    .map((part) => /^message-id:\s*(<[^<>\s]+>)/im.exec(part.text)?.[1] ?? '');
  const messageIds = [
    ...originals,
    ...head.references,
    ...(head.inReplyTo ? [head.inReplyTo] : []),
    // Some servers quote the message in the text.
    ...idsIn(text),
  ].filter(Boolean);
  const failed = status || `${head.valuesOf('x-failed-recipients').join(' ')} ${text}`;
  const recipients = failed.match(/[^\s<>"'(),:;]{1,64}@[^\s<>"'(),:;]{1,255}/g) ?? [];
  const isDelay = status !== '' && !/^failed/i.test(field('action')) && !/^5/.test(field('status'));
  if (isDelay) return { messageIds, recipients, failure: undefined };
  const line = [field('status'), field('diagnostic-code')].filter(Boolean).join(' ') || refusalIn(text);
  return { messageIds, recipients, failure: explainFailure(line) };
}

/** The line of a text that looks like the answer of a mail server. */
function refusalIn(text: string): string {
  const lines = text.split('\n');
  return (
    lines.find((line) => /\b5\d\d[ -]|\b5\.\d+\.\d+\b/.test(line)) ??
    lines.find((line) => /user|mailbox|address|quota/i.test(line)) ??
    'The server did not say why.'
  );
}
