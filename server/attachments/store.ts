import type { Kysely, Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../storage/advisory-lock.ts';
import { readStorage } from '../storage/read-storage.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';

export type AttachmentRow = Tables['attachments'];

/** A row without what is known only once all bytes have arrived. */
export type NewAttachment = Omit<AttachmentRow, 'sha256' | 'stored_at' | 'size_bytes'>;

/** Files per lead that visitors can send, including those that are being received. */
export const maxFilesPerLead = 10;

/** Bytes per chunk: what an upload holds in memory, and what one transaction writes. */
export const chunkBytes = 256 * 1024;

/** An upload that is older has ended, because the server cuts slow requests much earlier. */
export const abandonedAfterMs = 60 * 60 * 1000;

/** @returns false when the lead has as many files as it can have; then nothing is stored */
export async function beginAttachment(
  trx: Transaction<Tables>,
  row: NewAttachment,
  maxFiles = maxFilesPerLead,
): Promise<boolean> {
  await acquireAdvisoryLock(trx, `attachments of ${row.lead_id}`);
  const rows = await trx
    .selectFrom('attachments')
    .select('id')
    .where('lead_id', '=', row.lead_id)
    .limit(maxFiles)
    .execute();
  if (rows.length >= maxFiles) return false;
  await trx
    .insertInto('attachments')
    .values({ ...row, size_bytes: 0 })
    .execute();
  return true;
}

export async function addChunk(trx: Transaction<Tables>, chunk: Tables['attachment_chunks']): Promise<void> {
  await trx
    .insertInto('attachment_chunks')
    .values(chunk)
    // A commit that lost its connection is repeated.
    .onConflict((conflict) => conflict.columns(['attachment_id', 'position']).doNothing())
    .execute();
}

/**
 * Makes a received file part of its lead. A file that the lead already has is dropped, so a repeated upload leaves one copy.
 * @returns the stored row, and whether it is new
 */
export async function finishAttachment(
  trx: Transaction<Tables>,
  id: string,
  received: { size_bytes: number; sha256: string; stored_at: string },
): Promise<{ row: AttachmentRow; isNew: boolean }> {
  const row = await rowOf(trx, id);
  if (row.stored_at !== null) return { row, isNew: false };
  await acquireAdvisoryLock(trx, `attachments of ${row.lead_id}`);
  const twin = await trx
    .selectFrom('attachments')
    .selectAll()
    .where('lead_id', '=', row.lead_id)
    .where('sha256', '=', received.sha256)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (twin) {
    await deleteUnfinished(trx, id);
    return { row: twin, isNew: false };
  }
  await trx.updateTable('attachments').set(received).where('id', '=', id).execute();
  return { row: { ...row, ...received }, isNew: true };
}

function rowOf(trx: Transaction<Tables>, id: string): Promise<AttachmentRow> {
  return trx.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Deletes what was received of a file, unless all of it was. */
export async function deleteUnfinished(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('attachments').where('id', '=', id).where('stored_at', 'is', null).execute();
}

/** Deletes what servers that died were receiving. */
export async function deleteAbandoned(trx: Transaction<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - abandonedAfterMs).toISOString();
  await trx
    .deleteFrom('attachments')
    .where('stored_at', 'is', null)
    .where('received_at', '<', before)
    .execute();
}

/** A stored file. @throws StorageError */
export function findAttachment(db: Kysely<Tables>, id: string): Promise<AttachmentRow | undefined> {
  return readStorage(
    db
      .selectFrom('attachments')
      .selectAll()
      .where('id', '=', id)
      .where('stored_at', 'is not', null)
      .executeTakeFirst(),
  );
}

/**
 * The bytes of a file from `start` to before `end`, one chunk at a time.
 * @throws StorageError if a chunk cannot be read
 */
export async function* readBytes(
  { db }: Pick<Storage, 'db'>,
  id: string,
  start = 0,
  end = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  for (let position = Math.floor(start / chunkBytes); position * chunkBytes < end; position += 1) {
    const chunk = await readStorage(
      db
        .selectFrom('attachment_chunks')
        .select('bytes')
        .where('attachment_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst(),
    );
    if (!chunk) return;
    const offset = position * chunkBytes;
    yield chunk.bytes.subarray(Math.max(0, start - offset), Math.min(chunk.bytes.byteLength, end - offset));
  }
}
