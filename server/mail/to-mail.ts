import type { Address, Message } from './mail.ts';

/**
 * The message in nodemailer's words. Names and subject go in as values of their own, which nodemailer encodes, so that
 * no line break in them begins a header.
 */
export function toMail(message: Message, from: Address) {
  const domain = from.address.split('@')[1] ?? 'localhost';
  return {
    messageId: `<${message.id}@${domain}>`,
    date: message.date,
    from,
    to: message.to.map(presentable),
    replyTo: message.replyTo && presentable(message.replyTo),
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: message.headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A name that looks like an encoded word (RFC 2047) is none, but lenient readers would decode it. */
function presentable({ name, address }: Address): Address {
  return { name: name.replaceAll('=?', '= ?'), address };
}
