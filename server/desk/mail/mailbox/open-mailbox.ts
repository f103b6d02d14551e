import type { ImapFlow, MessageEnvelopeObject } from 'imapflow';
import { mailLimits } from '../receive/limits.ts';
import { decoded, idsIn, maxSubject } from '../receive/mail-head.ts';
import type { Envelope } from '../receive/store-unreadable.ts';

/** Where IMAP_URL leads. */
export interface MailboxAddress {
  /** The account and the folder, without the password. */
  name: string;
  host: string;
  port: number;
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
}

export function mailboxAddress(url: string): MailboxAddress {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isSecure = protocol === 'imaps:';
  const folder = decodeURIComponent(pathname.replace(/^\/+|\/+$/g, '')) || 'INBOX';
  const user = decodeURIComponent(username);
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    name: `${user}@${host}/${folder}`,
    host,
    port: port === '' ? (isSecure ? 993 : 143) : Number(port),
    isSecure,
    user,
    password: decodeURIComponent(password),
    folder,
  };
}

export interface MailboxMessage {
  uid: number;
  receivedAt: Date | undefined;
  /** At most `mailLimits.messageBytes`. */
  source: AsyncIterable<Uint8Array>;
  isCut: boolean;
}

export interface MailboxEnvelope {
  receivedAt: Date | undefined;
  envelope: Envelope;
}

/** A connection to a mailbox whose folder is open. */
export interface Mailbox {
  /** UIDs are valid only together with it. */
  uidValidity: string;
  /** UIDs above this one; without it, those of the last days. In ascending order. */
  uidsAfter(uid: number | undefined): Promise<number[]>;
  /** Undefined if the message is gone. */
  message(uid: number): Promise<MailboxMessage | undefined>;
  /** What the mail server says about a message. Undefined if the message is gone. */
  envelope(uid: number): Promise<MailboxEnvelope | undefined>;
  markSeen(uid: number): Promise<void>;
  /** Resolves when there could be new messages, after at most `ms`. */
  waitForMail(ms: number, signal: AbortSignal): Promise<void>;
  isUsable(): boolean;
  close(): Promise<void>;
}

/** Mail of this time is read when a mailbox is read for the first time, or lost its numbering. */
const firstDays = 30;

const connectMs = 20_000;

/** @throws Error with what the mail server said */
export async function openMailbox(address: MailboxAddress): Promise<Mailbox> {
  // Loaded here, so a server without a mailbox starts sooner.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host: address.host,
    port: address.port,
    secure: address.isSecure,
    auth: { user: address.user, pass: address.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
  });
  // Rejects what is in progress as well.
  client.on('error', () => {});
  const { uidValidity } = await connectTo(client, address.folder);
  return {
    uidValidity: String(uidValidity),
    async uidsAfter(uid) {
      const since = new Date(Date.now() - firstDays * 24 * 60 * 60 * 1000);
      const query = uid === undefined ? { since } : { uid: `${uid + 1}:*` };
      const found = (await client.search(query, { uid: true })) || [];
      // `n:*` includes the last message, whatever its number.
      return found.filter((one) => one > (uid ?? 0)).sort((one, other) => one - other);
    },
    async message(uid) {
      const facts = await client.fetchOne(String(uid), { size: true, internalDate: true }, { uid: true });
      if (!facts) return undefined;
      const { content } = await client.download(String(uid), undefined, {
        uid: true,
        maxBytes: mailLimits.messageBytes,
        chunkSize: 256 * 1024,
      });
      if (!content) return undefined;
      return {
        uid,
        receivedAt: dateOf(facts.internalDate),
        source: content,
        isCut: (facts.size ?? 0) > mailLimits.messageBytes,
      };
    },
    async envelope(uid) {
      const facts = await client.fetchOne(String(uid), { envelope: true, internalDate: true }, { uid: true });
      if (!facts) return undefined;
      return { receivedAt: dateOf(facts.internalDate), envelope: envelopeOf(facts.envelope ?? {}) };
    },
    async markSeen(uid) {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    },
    async waitForMail(ms, signal) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const onMail = () => resolve();
      const timer = setTimeout(onMail, ms);
      for (const event of ['exists', 'close']) client.on(event, onMail);
      signal.addEventListener('abort', onMail, { once: true });
      if (signal.aborted || !client.usable) resolve();
      // The next command ends it. Servers without IDLE are asked again after the time.
      else client.idle().catch(onMail);
      await promise;
      clearTimeout(timer);
      signal.removeEventListener('abort', onMail);
      for (const event of ['exists', 'close']) client.off(event, onMail);
    },
    isUsable: () => client.usable,
    async close() {
      if (client.usable) await client.logout().catch(() => {});
      client.close();
    },
  };
}

const dateOf = (date: Date | string | undefined) => (date === undefined ? undefined : new Date(date));

function envelopeOf({
  from = [],
  to = [],
  cc = [],
  subject = '',
  inReplyTo = '',
}: MessageEnvelopeObject): Envelope {
  const addresses = [...to, ...cc].flatMap(({ address = '' }) => (address === '' ? [] : [decoded(address)]));
  return {
    from: { name: decoded(from[0]?.name ?? ''), address: decoded(from[0]?.address ?? '') },
    to: addresses[0] ?? '',
    recipients: addresses,
    subject: decoded(subject).slice(0, maxSubject),
    inReplyTo: idsIn(inReplyTo)[0] ?? null,
  };
}

async function connectTo(client: ImapFlow, folder: string) {
  try {
    await client.connect();
    return await client.mailboxOpen(folder);
  } catch (error) {
    // Servers limit connections, and this one is tried again.
    client.close();
    const { responseText } = error as { responseText?: string };
    // Its own message is "Command failed".
    throw responseText ? new Error(`The mail server answered: ${responseText}`, { cause: error }) : error;
  }
}
