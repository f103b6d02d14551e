import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { type FoundRows, findRows, paymentIds, rowsIn } from '../data/find-rows.ts';
import type { PersonKeys } from '../data/keys.ts';
import type { Journal } from '../journal/journal.ts';
import type { Tombstone } from '../journal/tombstone.ts';
import {
  type AppliedErasure,
  applyErasure,
  type ErasureWork,
  eraseFound,
  findLocked,
} from './apply-erasure.ts';
import { ErasureError } from './erasure-error.ts';
import { mailMatcherOf, removeMailFiles } from './mail-files.ts';

export interface ErasureParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  journal: Pick<Journal, 'append' | 'hash'>;
  /** The folder of unsent mail. */
  mailFolder: string;
  /** The targets that are notified of erased leads. */
  targets: readonly { name: string }[];
  clock: Clock;
}

/** Whom to erase. */
export interface ErasureRequest {
  leadIds: readonly string[];
  /** Normalized. Whatever has one of these addresses goes, too. */
  emails: readonly string[];
  /** Normalized numbers, which a restored backup is searched for, too. */
  phones: readonly string[];
  reason: Tombstone['reason'];
}

export interface ErasureReport extends AppliedErasure {
  mailFiles: number;
}

/**
 * Erases people. It is in the journal first: if this process ends in between, or a database does not have it yet, it is
 * repeated; see `replay/`. The files of the database are cleaned later.
 * @throws ErasureError
 */
export async function erasePeople(parts: ErasureParts, request: ErasureRequest): Promise<ErasureReport> {
  const { storage, journal, clock } = parts;
  const now = clock();
  const keys = keysOf(request, now);
  const found = await findRows(storage.db, keys);
  const tombstone = tombstoneOf(found, request, { id: randomUUIDv7(), at: now, hash: journal.hash });
  record(journal, tombstone);
  const links = rowsIn(found, 'payment_links').map(({ id }) => String(id));
  const work = { ...workOf(parts, tombstone), keys, links };
  try {
    return await withoutMail(parts, tombstone, await storage.commit((trx) => applyErasure(trx, work)));
  } catch (cause) {
    throw new ErasureError('The erasure is recorded and will be finished within a minute.', {
      isRecorded: true,
      cause,
    });
  }
}

/** What to erase, and the rows that it finds. */
export interface Chosen {
  request: ErasureRequest;
  found: FoundRows;
}

/** @param at see `eraseChosen` */
export async function findChosen(
  trx: Transaction<Tables>,
  request: ErasureRequest,
  at: Date,
): Promise<Chosen> {
  return { request, found: await findLocked(trx, { keys: keysOf(request, at) }) };
}

/**
 * Erases what `choose` decides in the transaction that erases it, so it can look again at what was chosen earlier. The journal
 * has it before the transaction is committed.
 * @param at when it was chosen: what these people sent later stays
 * @returns undefined if nothing is to be erased
 * @throws StorageError
 */
export async function eraseChosen(
  parts: ErasureParts,
  choose: (trx: Transaction<Tables>) => Promise<Chosen | undefined>,
  at: Date,
): Promise<ErasureReport | undefined> {
  const { storage, journal } = parts;
  const id = randomUUIDv7();
  // A transaction can run again, and the journal is replayed: what it has is erased, even if it is no longer chosen.
  let recorded: { request: ErasureRequest; tombstone: Tombstone } | undefined;
  const erased = await storage.commit(async (trx) => {
    const chosen = recorded ? await findChosen(trx, recorded.request, at) : await choose(trx);
    if (!chosen) return undefined;
    const { request, found } = chosen;
    const tombstone = tombstoneOf(found, request, { id, at, hash: journal.hash });
    if (!isDeepStrictEqual(tombstone, recorded?.tombstone)) record(journal, tombstone);
    recorded = { request, tombstone };
    return { tombstone, applied: await eraseFound(trx, found, workOf(parts, tombstone)) };
  });
  return erased && withoutMail(parts, erased.tombstone, erased.applied);
}

function keysOf({ leadIds, emails }: ErasureRequest, at: Date): PersonKeys {
  return {
    leads: leadIds,
    emails: new Map(emails.map((email) => [email, at.toISOString()])),
    links: new Map(),
    attachments: [],
  };
}

/** @throws ErasureError */
function record(journal: Pick<Journal, 'append'>, tombstone: Tombstone): void {
  try {
    journal.append(tombstone);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === 'ENOSPC' ? 'its disk is full' : `it cannot be written (${code})`;
    throw new ErasureError(`Nothing was erased. Check the server’s erasure journal: ${reason}.`, {
      isRecorded: false,
      cause,
    });
  }
}

function workOf({ journal: { hash }, targets, clock }: ErasureParts, tombstone: Tombstone): ErasureWork {
  return { tombstone, hash, targets: targets.map(({ name }) => name), now: clock() };
}

async function withoutMail(
  { mailFolder, journal }: ErasureParts,
  tombstone: Tombstone,
  applied: AppliedErasure,
): Promise<ErasureReport> {
  return {
    ...applied,
    mailFiles: await removeMailFiles(mailFolder, mailMatcherOf([tombstone], journal.hash)),
  };
}

function tombstoneOf(
  found: FoundRows,
  { leadIds, emails, phones, reason }: ErasureRequest,
  { id, at, hash }: { id: string; at: Date } & Pick<Journal, 'hash'>,
): Tombstone {
  return {
    id,
    at: at.toISOString(),
    reason,
    lead: leadIds.map((lead) => hash('lead', lead)),
    email: emails.map((email) => hash('email', email)),
    phone: phones.map((phone) => hash('phone', phone)),
    link: paymentIds(found).map((link) => hash('link', link)),
    attachment: rowsIn(found, 'attachments').map((file) => hash('attachment', String(file.id))),
  };
}
