import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { HttpError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { acceptedTypes, type StoredMediaType } from './inspect/file-types.ts';
import { inspectFile } from './inspect/inspect-file.ts';
import type { IncomingFile } from './receive-multipart.ts';
import {
  type AttachmentRow,
  addChunk,
  beginAttachment,
  deleteUnfinished,
  finishAttachment,
  readBytes,
} from './store.ts';

export interface HoldParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  clock: Clock;
}

export interface ReceiveParts extends HoldParts {
  /** Runs in the transaction that makes the file part of its lead. */
  onStored(trx: Transaction<Tables>, row: AttachmentRow): Promise<void>;
}

/** Where a file belongs. @see AttachmentTables */
export type Owner = Pick<AttachmentRow, 'lead_id' | 'source'> & {
  /** Files that the lead can have; by default, as many as a visitor can send. */
  maxFiles?: number;
  /** By default, what visitors can upload. */
  accepts?: keyof typeof acceptedTypes;
};

/** A file whose bytes are stored, and which is not part of its lead yet. `deleteAbandoned` deletes it if it never is. */
export interface HeldFile {
  /** Makes it part of its lead. @returns the stored row, which is an earlier one if the lead already has the same file */
  finish(trx: Transaction<Tables>): Promise<{ row: AttachmentRow; isNew: boolean }>;
  discard(trx: Transaction<Tables>): Promise<void>;
}

/**
 * Stores a file while it arrives, one chunk at a time, and makes it part of its lead once all of it was inspected and is on
 * disk. What is refused or cut off leaves nothing behind.
 * @returns the stored file; the earlier one if the lead already has the same
 * @throws HttpError file_empty, file_type, file_too_large, too_many_files
 */
export async function receiveFile(
  { storage, clock, onStored }: ReceiveParts,
  owner: Owner,
  file: IncomingFile,
): Promise<AttachmentRow> {
  return storeFile({ storage, clock }, owner, file, (held) =>
    storage.commit(async (trx) => {
      const { row, isNew } = await held.finish(trx);
      if (isNew) await onStored(trx, row);
      return row;
    }),
  );
}

/**
 * Inspects a file and stores its bytes, for a caller that makes it part of its lead together with something else.
 * @throws HttpError like `receiveFile`
 */
export function holdFile(parts: HoldParts, owner: Owner, file: IncomingFile): Promise<HeldFile> {
  return storeFile(parts, owner, file, async (held) => held);
}

/** @param whenStored its failure deletes what was stored, like any other */
async function storeFile<T>(
  { storage, clock }: HoldParts,
  { maxFiles, accepts = 'upload', ...owner }: Owner,
  file: IncomingFile,
  whenStored: (held: HeldFile) => Promise<T>,
): Promise<T> {
  const id = randomUUIDv7();
  let hasBegun = false;
  try {
    const { size, sha256 } = await inspectFile(
      file,
      { begin, add, read: readStored },
      acceptedTypes[accepts],
    );
    const received = { size_bytes: size, sha256, stored_at: clock().toISOString() };
    return await whenStored({
      finish: (trx) => finishAttachment(trx, id, received),
      discard: (trx) => deleteUnfinished(trx, id),
    });
  } catch (error) {
    // What cannot be deleted now is deleted by `deleteAbandoned`.
    if (hasBegun) await storage.commit((trx) => deleteUnfinished(trx, id)).catch(() => {});
    throw error;
  }

  async function begin(name: string, mediaType: StoredMediaType): Promise<void> {
    hasBegun = true;
    const row = { id, ...owner, name, media_type: mediaType, received_at: clock().toISOString() };
    if (!(await storage.commit((trx) => beginAttachment(trx, row, maxFiles))))
      throw new HttpError('too_many_files');
  }

  async function add(bytes: Uint8Array, position: number): Promise<void> {
    await storage.commit((trx) => addChunk(trx, { attachment_id: id, position, bytes }));
  }

  function readStored(start: number, end: number): AsyncIterable<Uint8Array> {
    return readBytes(storage, id, start, end);
  }
}
