/** Why a mail was not delivered: in plain words, and as the mail server said it. */
export interface MailFailure {
  reason: string;
  detail: string;
}

/** By enhanced status code, its start, or words that servers use. Source: RFC 3463. */
const explanations: readonly [pattern: RegExp, reason: string][] = [
  [
    /\b[45]\.1\.[0136]\b|no such (?:user|recipient|mailbox)|user unknown|unknown user|does(?:n[’']t| not) exist|mailbox (?:not found|unavailable)|address rejected/i,
    'The mail server refused the address. Trying again won’t help unless the address changes.',
  ],
  [
    /\b[45]\.(?:1\.2|4\.4)\b|domain (?:not found|does not exist)|host (?:not found|unknown)|ENOTFOUND/i,
    'The part of the address after the @ does not exist. Check its spelling.',
  ],
  [/\b[45]\.2\.2\b|mailbox (?:is )?full|over ?quota|quota exceeded/i, 'The mailbox is full.'],
  [/\b[45]\.2\.1\b|disabled|inactive/i, 'The mailbox is closed.'],
  [/\b[45]\.3\.4\b|too (?:large|big)|size limit/i, 'The message is too large for the mail server.'],
  [
    /\b[45]\.7\.\d+\b|spam|blocked|blacklist|policy|(?:message|content) rejected/i,
    'The mail server refused the message as unwanted.',
  ],
  [/ECONNREFUSED|ETIMEDOUT|ECONNECTION|timeout|timed out|greeting/i, 'Our mail server did not answer.'],
  [/EAUTH|\b535\b|authentication/i, 'Our mail server refused the password. An administrator has to fix it.'],
  [/\b4\d\d\b|\b4\.\d\.\d\b/, 'The mail server asked to try again later.'],
];

/** What nodemailer adds. */
const prefix = /^(?:Can't send mail - all recipients were rejected|\w+(?: command)? failed):\s*/;

/** @param line what a mail server or the connection to it said */
export function explainFailure(line: string): MailFailure {
  const detail = line.replace(prefix, '').replace(/\s+/g, ' ').trim().slice(0, 300);
  const [, reason = 'The mail server refused the message.'] =
    explanations.find(([pattern]) => pattern.test(detail)) ?? [];
  return { reason, detail };
}
