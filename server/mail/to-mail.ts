import type { Address, Message } from './mail.ts';

/**
 * The message in nodemailer's words. Names and subject go in as values of their own, which nodemailer encodes, so that
 * no line break in them begins a header.
 */
export function toMail(message: Message, from: Address) {
  const domain = from.address.split('@')[1] ?? 'localhost';
  const idOf = (id: string) => `<${id}@${domain}>`;
  return {
    messageId: idOf(message.id),
    date: message.date,
    from,
    to: [...message.to],
    replyTo: message.replyTo,
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: message.headers,
    ...(message.follows !== undefined && {
      inReplyTo: idOf(message.follows),
      references: [idOf(message.follows)],
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
