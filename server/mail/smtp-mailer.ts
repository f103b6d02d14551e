import { createTransport } from 'nodemailer';
import type { Address, Mailer } from './mail.ts';
import { toMail } from './to-mail.ts';

/**
 * Sends via SMTP with one connection per message, so a hanging server holds up one message only.
 * @param url e.g. `smtps://user:password@mail.example:465` or `smtp://mail.example:587`
 * @param timeoutMs for each step of the conversation
 */
export function createSmtpMailer(url: string, from: Address, timeoutMs: number): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return {
    about: `SMTP at ${new URL(url).host}`,
    acceptedBy: new URL(url).hostname,
    async send(message, signal) {
      const info = await transport.sendMail({ ...toMail(message, from), signal });
      const refused = info.rejected.length;
      // A server can accept a message for some recipients only; the retry goes to all, with the same id.
      if (refused > 0) throw new Error(`The mail server refused ${refused} of the recipients.`);
    },
  };
}
