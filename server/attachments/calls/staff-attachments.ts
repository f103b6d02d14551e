import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import type { StaffAttachment } from '../../../schema/api/attachments.ts';
import { canSee, viewerOf } from '../../desk/viewer.ts';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { readStorage } from '../../storage/read-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { type AttachmentRow, findAttachment, readBytes } from '../store.ts';

/** Isolates the file should a browser render it after all. */
const policy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** `GET /api/staff/attachments/:id`: what the page of a file shows. */
export async function describeAttachment(
  c: Context<ServerEnv>,
  { db }: Pick<Storage, 'db'>,
): Promise<Response> {
  const row = await attachmentOf(c, db);
  const lead = await readStorage(
    db
      .selectFrom('leads')
      .select(['id', 'full_name as fullName', 'service'])
      .where('id', '=', row.lead_id)
      .executeTakeFirstOrThrow(),
  );
  return c.json<StaffAttachment>({
    success: true,
    id: row.id,
    name: row.name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    sha256: row.sha256 ?? '',
    receivedAt: row.received_at,
    lead,
  });
}

/** `GET /api/staff/attachments/:id/content`: always a download, because a visitor chose the bytes. */
export async function downloadAttachment(
  c: Context<ServerEnv>,
  storage: Pick<Storage, 'db'>,
): Promise<Response> {
  const row = await attachmentOf(c, storage.db);
  const headers = {
    'content-type': row.media_type,
    'content-length': String(row.size_bytes),
    'content-disposition': contentDisposition(row.name),
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
  };
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  return c.body(streamOf(readBytes(storage, row.id)), 200, headers);
}

/** Reads a chunk when the client is ready for it. */
function streamOf(bytes: AsyncGenerator<Uint8Array>): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}

async function attachmentOf(c: Context<ServerEnv>, db: Storage['db']): Promise<AttachmentRow> {
  const id = c.req.param('id') ?? '';
  const row = /^[0-9a-f-]{36}$/.test(id) ? await findAttachment(db, id) : undefined;
  const viewer = viewerOf(c.get('staff'));
  if (!row || !(viewer.seesAll || (await readStorage(canSee(db, viewer, row.lead_id)))))
    throw new HttpError('not_found', { message: 'This file does not exist.' });
  return row;
}
