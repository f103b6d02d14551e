import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import { reasonOf } from '../../../lib/reason-of.ts';
import { StorageError } from '../../../storage/storage-error.ts';
import type { Tables } from '../../../storage/tables.ts';
import type { MailSource, ReceiveMailParts } from '../receive/receipt.ts';
import { receiveMail } from '../receive/receive-mail.ts';
import { storeUnreadable } from '../receive/store-unreadable.ts';
import { beginAttempt, endAttempt } from './attempts.ts';
import { holdMailbox, passMessage, releaseMailbox } from './mailbox-state.ts';
import { type Mailbox, mailboxAddress, openMailbox } from './open-mailbox.ts';

export interface MailboxReader {
  /** Resolves when the message in progress is stored. */
  stop(): Promise<void>;
}

interface ReaderParts extends ReceiveMailParts {
  /** IMAP_URL. */
  url: string;
  times?: Partial<ReaderTimes>;
}

/** In ms. */
interface ReaderTimes {
  /** How long a server that stopped without a word keeps others from reading. */
  leaseMs: number;
  /** How often the mailbox is searched, in addition to what the mail server reports. */
  pollMs: number;
  firstRetryMs: number;
  maxRetryMs: number;
}

/** Failures to read a message before it is given up; what it depends on can be away for a moment. */
const maxFailures = 3;

const defaultTimes: ReaderTimes = { leaseMs: 30_000, pollMs: 30_000, firstRetryMs: 1000, maxRetryMs: 60_000 };

/** Reads a mailbox until stopped, as the only one of all servers on the database. */
export function startMailboxReader(parts: ReaderParts): MailboxReader {
  const { storage, clock, logger } = parts;
  const { leaseMs, pollMs, firstRetryMs, maxRetryMs } = { ...defaultTimes, ...parts.times };
  const address = mailboxAddress(parts.url);
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  const hold = () => storage.commit((trx) => holdMailbox(trx, address.name, { now: clock(), leaseMs }));
  /** The message that this process has begun to read. */
  let attempted: string | undefined;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});

  async function run(): Promise<void> {
    let failures = 0;
    while (!isStopping()) {
      try {
        if (await hold()) {
          await readWhileHeld(() => {
            if (failures > 0) logger.info('mailbox readable again');
            failures = 0;
          });
          continue;
        }
        await pause(leaseMs / 3);
      } catch (error) {
        if (failures === 0 && !isStopping()) logger.warn({ reason: reasonOf(error) }, 'mailbox unreadable');
        failures += 1;
        await pause(Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(failures - 1, 10)));
      }
    }
    await storage.commit((trx) => releaseMailbox(trx, address.name)).catch(() => {});
  }

  async function readWhileHeld(onRead: () => void): Promise<void> {
    const mailbox = await openMailbox(address);
    let isHeld = true;
    const renewal = setInterval(() => {
      hold().then(
        (row) => {
          isHeld &&= row !== undefined;
        },
        // The lease outlives a short outage of the database.
        () => {},
      );
    }, leaseMs / 3);
    try {
      while (isHeld && !isStopping() && mailbox.isUsable()) {
        await readNew(mailbox, () => isHeld && !isStopping());
        onRead();
        if (isHeld && !isStopping()) await mailbox.waitForMail(pollMs, signal);
      }
      if (!mailbox.isUsable() && !isStopping()) throw new Error('The mail server closed the connection.');
    } finally {
      clearInterval(renewal);
      await mailbox.close();
    }
  }

  async function readNew(mailbox: Mailbox, isActive: () => boolean): Promise<void> {
    const { uidValidity } = mailbox;
    const row = await storage.db
      .selectFrom('mailboxes')
      .select(['uid_validity', 'last_uid'])
      .where('name', '=', address.name)
      .executeTakeFirst();
    const after = row?.uid_validity === uidValidity ? row.last_uid : undefined;
    for (const uid of await mailbox.uidsAfter(after)) {
      if (!isActive()) return;
      await readOne(mailbox, uid);
    }
  }

  async function readOne(mailbox: Mailbox, uid: number): Promise<void> {
    const { uidValidity } = mailbox;
    const key = `${address.name}/${uidValidity}/${uid}`;
    const onStored = async (trx: Transaction<Tables>) => {
      await passMessage(trx, address.name, { uidValidity, uid });
      await endAttempt(trx, key);
    };
    if (await mayBeRead(key)) {
      const isPassed = await readWithRetries(mailbox, uid, onStored);
      if (!isPassed && isStopping()) {
        await storage.commit((trx) => endAttempt(trx, key));
        return;
      }
      if (!isPassed) await giveUp(mailbox, uid, { key, onStored });
    } else await giveUp(mailbox, uid, { key, onStored });
    await mailbox.markSeen(uid).catch((error: unknown) => {
      logger.warn({ uid, reason: reasonOf(error) }, 'a mail could not be marked as seen');
    });
  }

  /** Counts the attempt. One that an outage ended is continued by this server, not counted again. */
  async function mayBeRead(key: string): Promise<boolean> {
    if (attempted === key) return true;
    if (!(await storage.commit((trx) => beginAttempt(trx, key, clock())))) return false;
    attempted = key;
    return true;
  }

  /** @returns false if it could not be read, or the server is stopping */
  async function readWithRetries(
    mailbox: Mailbox,
    uid: number,
    onStored: NonNullable<MailSource['onStored']>,
  ): Promise<boolean> {
    for (let failures = 1; failures <= maxFailures && !isStopping(); failures += 1) {
      try {
        const message = await mailbox.message(uid);
        if (message) await receiveMail(parts, { ...message, onStored });
        return true;
      } catch (err) {
        // These end, and then the message is read again.
        if (err instanceof StorageError || !mailbox.isUsable()) throw err;
        logger.warn({ err, uid, failures }, 'a mail could not be read yet');
        if (failures < maxFailures) await pause(firstRetryMs * 2 ** (failures - 1));
      }
    }
    return false;
  }

  async function giveUp(
    mailbox: Mailbox,
    uid: number,
    message: Pick<Parameters<typeof storeUnreadable>[1], 'key' | 'onStored'>,
  ): Promise<void> {
    logger.error({ uid }, 'a mail could not be read; it is in the mailbox, and noted at the desk');
    const known = await mailbox.envelope(uid).catch((error: unknown) => {
      if (!mailbox.isUsable()) throw error;
    });
    await storeUnreadable(parts, { ...message, ...known });
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

export function logMailboxReader(imapUrl: string | undefined, logger: Logger): void {
  if (imapUrl === undefined) logger.info('IMAP_URL is not set: answers to replies are not shown at the desk');
  else logger.info({ mailbox: mailboxAddress(imapUrl).name }, 'reading answers to replies');
}
