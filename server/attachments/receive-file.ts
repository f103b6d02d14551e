import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { docxType, maxFileBytes } from '../../schema/api/attachments.ts';
import { HttpError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { inChunks } from './in-chunks.ts';
import { cleanName, isAcceptedName, nameFor, splitName } from './inspect/file-name.ts';
import { judgeContent, refuseType } from './inspect/judge-content.ts';
import { verifyDocx } from './inspect/verify-docx.ts';
import type { IncomingFile } from './receive-multipart.ts';
import {
  type AttachmentRow,
  addChunk,
  beginAttachment,
  chunkBytes,
  deleteUnfinished,
  finishAttachment,
  readBytes,
} from './store.ts';

export interface ReceiveParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  clock: Clock;
  /** Runs in the transaction that makes the file part of its lead. */
  onStored(trx: Transaction<Tables>, row: AttachmentRow): Promise<void>;
}

/** Where a file belongs. @see AttachmentTables */
export type Owner = Pick<AttachmentRow, 'lead_id' | 'source'>;

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
  const name = cleanName(file.name);
  if (!isAcceptedName(name)) throw refuseType(splitName(name).extension);
  const id = randomUUIDv7();
  try {
    const received = await receiveBytes();
    return await storage.commit(async (trx) => {
      const { row, isNew } = await finishAttachment(trx, id, received);
      if (isNew) await onStored(trx, row);
      return row;
    });
  } catch (error) {
    // What cannot be deleted now is deleted by `deleteAbandoned`.
    await storage.commit((trx) => deleteUnfinished(trx, id)).catch(() => {});
    throw error;
  }

  async function receiveBytes(): Promise<Parameters<typeof finishAttachment>[2]> {
    const hash = createHash('sha256');
    let size = 0;
    let mediaType = '';
    for await (const bytes of inChunks(file.bytes, chunkBytes)) {
      if (size === 0) mediaType = await begin(bytes);
      const position = size / chunkBytes;
      size += bytes.byteLength;
      if (size > maxFileBytes) throw new HttpError('file_too_large');
      hash.update(bytes);
      await storage.commit((trx) => addChunk(trx, { attachment_id: id, position, bytes }));
    }
    // Browsers send an unnamed part without bytes if no file was chosen.
    if (size === 0)
      throw new HttpError('file_empty', name === '' ? { message: 'Please choose a file.' } : {});
    if (mediaType === docxType) await verifyDocx((start, end) => readBytes(storage, id, start, end), size);
    return { size_bytes: size, sha256: hash.digest('base64url'), stored_at: clock().toISOString() };
  }

  async function begin(head: Uint8Array): Promise<string> {
    const mediaType = await judgeContent(head, name);
    const row = { id, ...owner, name: nameFor(name, mediaType), media_type: mediaType };
    const hasRoom = await storage.commit((trx) =>
      beginAttachment(trx, { ...row, received_at: clock().toISOString() }),
    );
    if (!hasRoom) throw new HttpError('too_many_files');
    return mediaType;
  }
}
