import type { MimeNode } from '@zone-eu/mailsplit';
import libmime from 'libmime';
import addressparser from 'nodemailer/lib/addressparser';
import { cleanText } from '../../../http/fields.ts';
import type { Address } from '../../../mail/mail.ts';

/** The headers of a message, decoded and without what could break a line. */
export interface MailHead {
  from: Address;
  /** The first recipient. */
  to: string;
  /** Every address that the message was sent or delivered to. */
  recipients: string[];
  subject: string;
  /** With angle brackets; null without a usable one. */
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  /** Empty if the envelope had no sender, as that of automatic mail; null if it is unknown. */
  returnPath: string | null;
  contentType: string;
  date: string;
  /** All values of a header. */
  valuesOf(name: string): string[];
}

type Headers = Exclude<MimeNode['headers'], false>;

const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

export const maxSubject = 300;
const maxReferences = 100;

export function readHead({ headers, contentType }: MimeNode): MailHead {
  const valuesOf = (name: string) => (headers === false ? [] : values(headers, name));
  const first = (name: string) => valuesOf(name)[0] ?? '';
  const addresses = (name: string) => valuesOf(name).flatMap(parseAddresses);
  const [from] = [...addresses('from'), ...addresses('sender')];
  const [returnPath] = valuesOf('return-path');
  return {
    from: from ?? { name: '', address: '' },
    to: addresses('to')[0]?.address ?? addresses('delivered-to')[0]?.address ?? '',
    recipients: recipientHeaders.flatMap(addresses).map(({ address }) => address),
    subject: decoded(first('subject')).slice(0, maxSubject),
    messageId: idsIn(first('message-id'))[0] ?? null,
    inReplyTo: idsIn(first('in-reply-to'))[0] ?? null,
    references: idsIn(valuesOf('references').join(' ')).slice(-maxReferences),
    returnPath: returnPath === undefined ? null : returnPath.replace(/[<>\s]/g, ''),
    contentType: contentType || 'text/plain',
    date: first('date'),
    valuesOf,
  };
}

/** On one line, before encoded words are decoded: a decoded name could contain a comma. */
function values(headers: Headers, name: string): string[] {
  return headers.get(name).map((line) =>
    line
      .slice(line.indexOf(':') + 1)
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Message-IDs, with their angle brackets. Longer ones, and those that no database stores, are made to cause trouble. */
export function idsIn(text: string): string[] {
  return text.match(/<[^<>\s\p{Cc}]{1,250}>/gu) ?? [];
}

function parseAddresses(value: string): Address[] {
  return addressparser(value.slice(0, 20_000), { flatten: true }).flatMap(({ name, address }) =>
    /^[^\s@]+@[^\s@]+$/.test(address) ? [{ name: decoded(name).slice(0, 200), address }] : [],
  );
}

/** Encoded words as text, on one line. */
export function decoded(text: string): string {
  return cleanText(decodedWords(text)).replace(/\s+/g, ' ').trim();
}

function decodedWords(text: string): string {
  try {
    return libmime.decodeWords(text);
  } catch {
    // An unknown charset.
    return text;
  }
}
