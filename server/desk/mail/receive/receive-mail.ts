import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../lib/clock.ts';
import { addressesIn } from '../../../privacy/erase/mail-files.ts';
import type { WasErased } from '../../../privacy/replay/erased-mail.ts';
import { readStorage } from '../../../storage/read-storage.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { Tables } from '../../../storage/tables.ts';
import type { Feed } from '../../feed/feed.ts';
import type { ThreadKeys } from '../thread-key.ts';
import { classify, readBounce } from './classify.ts';
import { findSent, findThread, type Thread } from './find-thread.ts';
import { createMailFiles } from './mail-files.ts';
import type { MailHead } from './mail-head.ts';
import { readMessage } from './read-message.ts';
import { type StoreResult, storeMail } from './store-mail.ts';

export interface ReceiveMailParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  keys: Pick<ThreadKeys, 'leadsIn'>;
  feed: Pick<Feed, 'publish'>;
  wasErased: WasErased;
  clock: Clock;
  logger: Logger;
}

export interface MailSource {
  /** The message, at most `mailLimits.messageBytes` of it. */
  source: AsyncIterable<Uint8Array>;
  /** Whether there is more of it than that. */
  isCut: boolean;
  /** When the mailbox received it; by default, now. */
  receivedAt?: Date | undefined;
  /** Runs in the transaction that stores the mail. */
  onStored?(trx: Transaction<Tables>): Promise<void>;
}

export interface ReceivedMail {
  result: StoreResult;
  leadId: string | null;
  by: Thread['by'] | 'bounce' | undefined;
}

/** Mail that waited longer than this in the mailbox keeps its own time; the clocks of mail servers differ. */
const waitedMs = 10 * 60 * 1000;

/**
 * Receives one message of a mailbox. It can be repeated at any time, also after a crash: the same message is stored once.
 * Nothing is ever sent in answer. Source: RFC 3834, 2.
 * @throws StorageError if the database is away: the message has to be received again
 */
export async function receiveMail(parts: ReceiveMailParts, message: MailSource): Promise<ReceivedMail> {
  const { storage, keys, feed, wasErased, clock, logger } = parts;
  const files = createMailFiles(parts);
  let keyedLeads: string[] = [];
  let thread: Thread | undefined;
  const read = await readMessage({
    ...message,
    async onHead(head: MailHead) {
      keyedLeads = keys.leadsIn(head.recipients);
      thread = await readStorage(findThread(storage.db, { ...head, keyedLeads }));
    },
    onFile: async (file) =>
      thread ? files.receive(thread.leadId, file) : 'The mail could not be assigned to a lead.',
  });
  const kind = classify(read);
  const bounce = kind === 'bounce' ? readBounce(read) : undefined;
  const sent = bounce && (await readStorage(findSent(storage.db, bounce.messageIds)));
  const leadId = sent?.leadId ?? thread?.leadId ?? null;
  const now = clock();
  const { receivedAt = now } = message;
  const { head, report } = read;
  const trace = {
    addresses: [head.from.address, head.to, ...report.flatMap(({ text }) => addressesIn(shortWords(text)))],
    leadIds: keyedLeads,
    receivedAt,
  };
  const result = await storage.commit(async (trx) => {
    const stored = await storeMail(trx, {
      ...read,
      isErased: await wasErased(trx, trace),
      kind,
      held: files.held,
      leadId,
      failed: sent && bounce?.failure && { mailId: sent.id, failure: bounce.failure },
      at: now.getTime() - receivedAt.getTime() > waitedMs ? receivedAt : now,
      now,
    });
    await message.onStored?.(trx);
    return stored;
  });
  const by = sent ? 'bounce' : thread?.by;
  if (result === 'stored' && leadId !== null) feed.publish({ lead: leadId });
  logger.info({ result, kind, by, ...(leadId !== null && { lead: leadId }) }, 'mail received');
  return { result, leadId, by };
}

/** Without words that are too long for an address: a search for one takes quadratic time in them. */
const shortWords = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => word.length <= 1000)
    .join(' ');
