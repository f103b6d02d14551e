import { hasThreadKey } from '../../desk/mail/thread-key.ts';
import { htmlText } from '../../mail/html-text.ts';
import type { Mailer, Message } from '../../mail/mail.ts';
import { type Mail, type MailDelivery, PermanentFailure, type Target } from '../target.ts';

/** Sends what staff write to a lead, and transcripts of chats. */
export function replyTarget(mailer: Mailer): Target<MailDelivery> {
  return {
    name: 'reply',
    about: `replies of staff and transcripts via ${mailer.about}`,
    acceptedBy: mailer.acceptedBy,
    async deliver({ mail }, signal) {
      try {
        await mailer.send(replyMessage(mail), signal);
      } catch (error) {
        if (isRefusedForGood(error)) throw new PermanentFailure(error.message, { cause: error });
        throw error;
      }
    },
  };
}

/** Everything in it is stored, so every attempt sends the same message under the same Message-ID. */
export function replyMessage(mail: Mail): Message {
  return {
    id: mail.id,
    messageId: mail.message_id,
    date: new Date(mail.at),
    from: { name: mail.from_name, address: mail.from_address },
    to: [{ name: '', address: mail.to_address }],
    ...(mail.reply_to !== null && { replyTo: { name: mail.from_name, address: mail.reply_to } }),
    // With a mailbox that is read, bounces have to go there, and carry the thread.
    ...(mail.reply_to !== null && hasThreadKey(mail.reply_to) && { envelopeFrom: mail.reply_to }),
    ...(mail.in_reply_to !== null && { inReplyTo: mail.in_reply_to }),
    references: mail.reference_ids.split(' ').filter(Boolean),
    subject: mail.subject,
    text: mail.text,
    ...(mail.kind === 'reply' ? { html: replyHtml(mail.text) } : asTranscript(mail)),
  };
}

/** Line by line as it is: indents show whose words they are. */
function asTranscript({ kind, lead_id, text }: Mail): Pick<Message, 'html' | 'headers'> {
  return {
    html: `<div style="white-space:pre-wrap">${htmlText(text)}</div>`,
    // Source: RFC 3834.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // By this, an erasure finds a mail in a file that has no address of the visitor.
      ...(kind === 'transcript-copy' && lead_id !== null && { 'X-Lead-Id': lead_id }),
    },
  };
}

/** Paragraphs, and nothing that a spam filter could dislike. */
export function replyHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${htmlText(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/**
 * Whether the mail server refused the recipient or the message with a permanent code. Others, such as for a wrong password,
 * end when an operator fixes them.
 */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 550 && responseCode < 560 && /^(?:RCPT TO|DATA)/.test(command);
}
