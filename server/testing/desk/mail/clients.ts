/** A reply to a mail, as one mail client writes it. */
export interface ClientMail {
  headers: Record<string, string>;
  text: string;
  html?: string;
}

export interface Quoted {
  /** Of the mail that is answered: its text, author, and time in words. */
  text: string;
  author: string;
  address: string;
}

export interface ClientReply {
  /** What the person writes. */
  own: string;
  quoted: Quoted;
  isBottomPosted: boolean;
}

export interface MailClient {
  name: string;
  domain: string;
  /** Makes Message-IDs as the client does. @param token unique */
  messageId(token: string): string;
  write(reply: ClientReply): ClientMail;
}

const marked = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** An answer above or below what it quotes. */
function posted({ own, quoted, isBottomPosted }: ClientReply, attribution: string): string {
  const quote = `${attribution}\n${marked(quoted.text)}`;
  return isBottomPosted ? `${quote}\n\n${own}\n` : `${own}\n\n${quote}\n`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

const day = 'Tue, Mar 3, 2026 at 9:12 AM';

/** Ten clients, with the marks by which their replies differ. */
export const mailClients: readonly MailClient[] = [
  {
    name: 'Gmail',
    domain: 'gmail.example',
    messageId: (token) => `<CAF${token}@mail.gmail.example>`,
    write(reply) {
      const { own, quoted } = reply;
      const by = `On ${day} ${quoted.author} <\n${quoted.address}> wrote:\n`;
      return {
        headers: { 'X-Received': 'by 2002:a05:6402:0000' },
        text: posted(reply, by),
        html: `<div dir="ltr">${escaped(own)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On ${day} ${quoted.author} wrote:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">${escaped(quoted.text)}</blockquote></div>`,
      };
    },
  },
  {
    name: 'Outlook',
    domain: 'outlook.example',
    messageId: (token) => `<DM6PR${token.toUpperCase()}@DM6PR00.namprd00.prod.outlook.example>`,
    write: ({ own, quoted }) => ({
      headers: { 'Thread-Topic': 'Your resume', 'Thread-Index': 'AdqxYQ==', 'x-ms-has-attach': '' },
      text: `${own}\n\n________________________________\nFrom: ${quoted.author} <${quoted.address}>\nSent: Tuesday, March 3, 2026 9:12 AM\nTo: Me\nSubject: Your resume\n\n${quoted.text}\n`,
      html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><p class="MsoNormal">${escaped(own)}<o:p></o:p></p><div style="border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> ${quoted.author}<br><b>Sent:</b> Tuesday</p></div><p>${escaped(quoted.text)}</p></body></html>`,
    }),
  },
  {
    name: 'Outlook without separator',
    domain: 'office.example',
    messageId: (token) => `<${token}@office.example>`,
    write: ({ own, quoted }) => ({
      headers: { 'Accept-Language': 'en-US', 'Content-Language': 'en-US' },
      text: `${own}\n\nFrom: ${quoted.author} <${quoted.address}>\nDate: Tuesday, March 3, 2026 at 9:12 AM\nTo: Me\nSubject: Your resume\n${quoted.text}\n`,
    }),
  },
  {
    name: 'Apple Mail',
    domain: 'icloud.example',
    messageId: (token) => `<${token.toUpperCase()}-4A4B-9F1E-1@icloud.example>`,
    write: (reply) => ({
      headers: { 'X-Mailer': 'Apple Mail (2.3826.400.131.1.6)' },
      text: posted(
        reply,
        `On Mar 3, 2026, at 9:12 AM, ${reply.quoted.author} <${reply.quoted.address}> wrote:\n`,
      ),
    }),
  },
  {
    name: 'iPhone',
    domain: 'me.example',
    messageId: (token) => `<${token.toUpperCase()}@me.example>`,
    write: ({ own, quoted }) => ({
      headers: { 'X-Mailer': 'iPhone Mail (22E240)' },
      text: `${own}\n\nSent from my iPhone\n\n> On Mar 3, 2026, at 9:12 AM, ${quoted.author} <${quoted.address}> wrote:\n> \n> ﻿${marked(quoted.text).slice(2)}\n`,
    }),
  },
  {
    name: 'Yahoo Mail',
    domain: 'yahoo.example',
    messageId: (token) =>
      `<${[...token].map((char) => char.charCodeAt(0) % 10).join('')}.${token}@mail.yahoo.example>`,
    write: ({ own, quoted }) => ({
      headers: { 'X-Mailer': 'WebService/1.1.23369 YMailNorrin' },
      text: ` ${own}\n    On Tuesday, March 3, 2026 at 09:12:33 AM EST, ${quoted.author} <${quoted.address}> wrote:  \n \n ${quoted.text}   \n`,
    }),
  },
  {
    name: 'Thunderbird',
    domain: 'thunder.example',
    messageId: (token) => `<${token}@thunder.example>`,
    write: (reply) => ({
      headers: {
        'User-Agent': 'Mozilla Thunderbird',
        'Content-Type': 'text/plain; charset=UTF-8; format=flowed',
      },
      text: posted(reply, `On 3/3/26 09:12, ${reply.quoted.author} wrote:`),
    }),
  },
  {
    name: 'Proton Mail',
    domain: 'proton.example',
    messageId: (token) => `<${token}${token}=@proton.example>`,
    write: (reply) => ({
      headers: { 'Feedback-ID': '1234567:user:proton' },
      text: `${reply.isBottomPosted ? '' : `${reply.own}\n\n`}Sent with Proton Mail secure email.\n\nOn Tuesday, March 3rd, 2026 at 9:12 AM, ${reply.quoted.author} <${reply.quoted.address}> wrote:\n\n${marked(reply.quoted.text)}\n${reply.isBottomPosted ? `\n${reply.own}\n` : ''}`,
    }),
  },
  {
    name: 'AOL',
    domain: 'aol.example',
    messageId: (token) => `<${token}.ref@mail.aol.example>`,
    write: ({ own, quoted }) => ({
      headers: { 'X-Mailer': 'WebService/1.1.23369 aolwebmail' },
      text: `${own}\n\n-----Original Message-----\nFrom: ${quoted.author} <${quoted.address}>\nTo: me\nSent: Tue, Mar 3, 2026 9:12 am\nSubject: Your resume\n\n${quoted.text}\n`,
    }),
  },
  {
    name: 'Samsung Email',
    domain: 'samsung.example',
    messageId: (token) => `<${token}.1772546400000@email.android.example>`,
    write: ({ own, quoted }) => ({
      headers: {},
      text: `${own}\n\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: ${quoted.author} <${quoted.address}>\nDate: 3/3/26 9:12 AM (GMT-05:00)\nTo: me\nSubject: Your resume\n\n${quoted.text}\n`,
    }),
  },
];
