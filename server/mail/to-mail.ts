import { digest } from '../lib/digest.ts';
import type { Address, Message } from './mail.ts';

/**
 * The message for nodemailer. Names and subject are passed as separate values, which nodemailer encodes, so line breaks in
 * them cannot start a header.
 */
export function toMail(message: Message, from: Address) {
  const domain = from.address.split('@')[1] ?? 'localhost';
  const messageId = message.messageId ?? `<${message.id}@${domain}>`;
  return {
    messageId,
    // Every attempt sends the same bytes, and no text can contain a boundary that is made of it.
    baseBoundary: digest(`${messageId}\n${message.text}`).slice(0, 30),
    date: message.date,
    from: message.from ? presentable(message.from) : from,
    to: message.to.map(presentable),
    ...(message.envelopeFrom !== undefined && {
      envelope: { from: message.envelopeFrom, to: message.to.map(({ address }) => address) },
    }),
    replyTo: message.replyTo && presentable(message.replyTo),
    inReplyTo: message.inReplyTo,
    references: message.references && [...message.references],
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: message.headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Breaks up what looks like an encoded word (RFC 2047), which lenient mail clients would decode. */
function presentable({ name, address }: Address): Address {
  return { name: name.replaceAll('=?', '= ?'), address };
}
