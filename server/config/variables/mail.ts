import * as parse from '../parsers.ts';
import { variable } from '../variable.ts';

/** How mail is sent, and to whom. */
export const mailVariables = {
  smtpUrl: variable('SMTP_URL', {
    parse: parse.url('smtp', 'smtps'),
    about:
      'mail server, e.g. smtps://user:password@host:465; without it, mail is written to DATA_DIR/mail as .eml files',
    isSecret: true,
  }),
  from: variable('MAIL_FROM', {
    parse: parse.address,
    about: 'sender of all mail, e.g. `Our Company <hello@company.example>`; required with SMTP_URL',
  }),
  replyTo: variable('MAIL_REPLY_TO', {
    parse: parse.address,
    about:
      'where answers to replies of staff go; by default, the address of MAIL_FROM. With IMAP_URL, replies add +KEY to the part before the @, so the mailbox must accept such addresses, and the mail server such senders',
  }),
  imapUrl: variable('IMAP_URL', {
    parse: parse.url('imap', 'imaps'),
    about:
      'mailbox that receives these answers, e.g. imaps://user:password@host:993/INBOX; without it, answers are not shown at the desk',
    isSecret: true,
  }),
  notifyTo: variable('LEAD_NOTIFY_TO', {
    parse: parse.list(parse.address, 'email addresses'),
    about: 'email addresses, comma-separated, notified of each lead and payment; required with SMTP_URL',
  }),
  acknowledge: variable('LEAD_ACKNOWLEDGE', {
    parse: parse.onOff,
    default: 'on',
    about: 'on or off: whether visitors receive an email that confirms their request',
  }),
};
