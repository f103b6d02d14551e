import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import { ownText } from '../../../../schema/api/mail-quotes.ts';
import type { IncomingFile } from '../../../attachments/receive-multipart.ts';
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
import {
  beginsLead,
  type Completed,
  completeLead,
  dropLead,
  type NewLeadRules,
  queueLead,
  reserveLead,
} from './new-lead.ts';
import type { ReadMail } from './read-message.ts';
import { type StoreResult, storeMail } from './store-mail.ts';

export interface ReceiveMailParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  keys: Pick<ThreadKeys, 'leadsIn'>;
  feed: Pick<Feed, 'publish'>;
  wasErased: WasErased;
  newLeads: NewLeadRules;
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
  by: Thread['by'] | 'bounce' | 'new' | undefined;
}

/** Mail that waited longer than this in the mailbox keeps its own time; the clocks of mail servers differ. */
const waitedMs = 10 * 60 * 1000;

/** One message on its way to its lead: `onHead`, then `onFile` for each file, then `store`. */
export async function createReceipt(parts: ReceiveMailParts, message: Omit<MailSource, 'source' | 'isCut'>) {
  const { storage, keys, feed, wasErased, newLeads, clock, logger } = parts;
  const files = createMailFiles(parts);
  const [{ service }, desk] = await Promise.all([newLeads.facts(), newLeads.desk()]);
  const now = clock();
  const { receivedAt = now } = message;
  const at = now.getTime() - receivedAt.getTime() > waitedMs ? receivedAt : now;
  let keyedLeads: string[] = [];
  let thread: Thread | undefined;
  /** Reserves the lead that the mail begins, for its files; undefined if it begins none. */
  let reserve: (() => Promise<string | undefined>) | undefined;
  let reserved: string | undefined;
  const traceOf = (head: MailHead, texts: readonly string[] = []) => ({
    addresses: [head.from.address, head.to, ...texts.flatMap((text) => addressesIn(shortWords(text)))],
    leadIds: keyedLeads,
    receivedAt,
  });

  async function onHead(head: MailHead): Promise<void> {
    keyedLeads = keys.leadsIn(head.recipients);
    thread = await readStorage(findThread(storage.db, { ...head, keyedLeads }));
    if (thread || !(await readStorage(beginsLead(storage.db, head, newLeads)))) return;
    reserve = () =>
      storage.commit(async (trx) =>
        (await wasErased(trx, traceOf(head))) ? undefined : reserveLead(trx, head, { service, at, now }),
      );
  }

  async function onFile(file: IncomingFile): Promise<string | undefined> {
    reserved ??= await reserve?.();
    const leadId = thread?.leadId ?? reserved;
    return leadId === undefined ? 'The email belongs to no lead.' : files.receive(leadId, file);
  }

  async function store(read: ReadMail): Promise<ReceivedMail> {
    const { head, report } = read;
    const kind = classify(read, isShown(thread));
    const bounce = kind === 'bounce' ? readBounce(read) : undefined;
    const sent = bounce && (await readStorage(findSent(storage.db, bounce, thread)));
    const stored = await storage.commit(async (trx) => {
      const trace = traceOf(
        head,
        report.map(({ text }) => text),
      );
      const isErased = await wasErased(trx, trace);
      let leadId = sent?.leadId ?? thread?.leadId ?? null;
      let completed: Completed = 'known';
      if (reserve && !isErased) {
        leadId = (await reserveLead(trx, head, { service, at, now })) ?? null;
        if (leadId !== null) completed = await completeLead(trx, leadId, ownText(read.text), { desk, now });
      }
      const isNew = completed !== 'known';
      const result = await storeMail(trx, {
        ...read,
        isErased,
        kind,
        held: files.held,
        leadId,
        isNew,
        failed: sent && bounce?.failure && { mailId: sent.id, failure: bounce.failure },
        at,
        now,
      });
      const begun = leadId ?? reserved;
      if (reserve && result !== 'stored' && begun !== undefined) await dropLead(trx, begun, isNew);
      if (result === 'stored' && leadId !== null && isNew)
        await queueLead(trx, leadId, newLeads.targets, now);
      await message.onStored?.(trx);
      return { result, leadId, completed };
    });
    const { result, leadId, completed } = stored;
    const by = sent ? 'bounce' : completed === 'known' ? thread?.by : 'new';
    if (result === 'stored' && leadId !== null)
      feed.publish({ lead: leadId, ...(completed === 'announced' && { isNew: true }) });
    logger.info({ result, kind, by, ...(leadId !== null && { lead: leadId }) }, 'mail received');
    return { result, leadId, by };
  }

  return { onHead, onFile, store };
}

/** Whether more than the sender's word shows that a mail belongs to its thread. */
const isShown = (thread: Thread | undefined) => thread?.by === 'key' || thread?.by === 'reference';

/** Without words that are too long for an address: a search for one takes quadratic time in them. */
const shortWords = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => word.length <= 1000)
    .join(' ');
