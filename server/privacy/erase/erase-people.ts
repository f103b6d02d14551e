import { randomUUIDv7 } from 'node:crypto';
import type { Clock } from '../../lib/clock.ts';
import type { Storage } from '../../storage/storage.ts';
import { findRows, rowsIn } from '../data/find-rows.ts';
import type { PersonKeys } from '../data/keys.ts';
import type { Journal } from '../journal/journal.ts';
import type { Tombstone } from '../journal/tombstone.ts';
import { type AppliedErasure, applyErasure } from './apply-erasure.ts';
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
 * @throws StorageError if the database did not erase; then the journal makes a server repeat it
 */
export async function erasePeople(parts: ErasureParts, request: ErasureRequest): Promise<ErasureReport> {
  const { storage, journal, mailFolder, targets, clock } = parts;
  const now = clock();
  const at = now.toISOString();
  const keys: PersonKeys = {
    leads: request.leadIds,
    emails: new Map(request.emails.map((email) => [email, at])),
    links: new Map(),
    attachments: [],
  };
  const tombstone = await tombstoneOf(parts, keys, request, at);
  journal.append(tombstone);
  const names = targets.map(({ name }) => name);
  const work = { tombstone, keys, hash: journal.hash, targets: names, now };
  const applied = await storage.commit((trx) => applyErasure(trx, work));
  const mailFiles = await removeMailFiles(mailFolder, mailMatcherOf([tombstone], journal.hash));
  return { ...applied, mailFiles };
}

async function tombstoneOf(
  { storage, journal: { hash } }: ErasureParts,
  keys: PersonKeys,
  { phones, reason }: ErasureRequest,
  at: string,
): Promise<Tombstone> {
  const found = await findRows(storage.db, keys);
  const idsIn = (table: 'payment_links' | 'attachments') => rowsIn(found, table).map(({ id }) => String(id));
  return {
    id: randomUUIDv7(),
    at,
    reason,
    lead: keys.leads.map((id) => hash('lead', id)),
    email: [...keys.emails.keys()].map((email) => hash('email', email)),
    phone: phones.map((phone) => hash('phone', phone)),
    link: idsIn('payment_links').map((id) => hash('link', id)),
    attachment: idsIn('attachments').map((id) => hash('attachment', id)),
  };
}
