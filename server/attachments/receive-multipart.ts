import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Context } from 'hono';
import { maxFileBytes } from '../../schema/api/attachments.ts';
import { HttpError } from '../errors.ts';
import { requireMediaType } from '../http/read-body.ts';
import type { ServerEnv } from '../http/server-env.ts';

/** A part of the body, while it arrives. */
export interface IncomingFile {
  /** As the browser sent it; empty if no file was chosen. */
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Browsers read an answer only after they have sent everything, so a refused body is read to its end, up to this size. */
export const maxBodyBytes = 2 * maxFileBytes;

/**
 * Hands the first file of a `multipart/form-data` body to `accept` while it arrives. Resolves after the body has ended,
 * also when `accept` rejects early: then the rest of the body is discarded first.
 * @throws HttpError unsupported_media_type, body_incomplete if the connection broke, and what `accept` throws
 */
export async function receiveMultipart<T>(
  c: Context<ServerEnv>,
  accept: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  requireMediaType(c, 'multipart/form-data');
  const { body } = c.req.raw;
  const parser = openParser(c.req.header('content-type') ?? '');
  const aborter = new AbortController();
  let accepting: Promise<{ value: T } | { error: unknown }> | undefined;
  parser.on('file', (_field, file, name) => {
    // Errors of the body arrive through the pipeline.
    file.on('error', () => {});
    const cut = () => file.destroy(new HttpError('body_incomplete'));
    aborter.signal.addEventListener('abort', cut, { once: true });
    accepting = accept({ name: browserName(name ?? ''), bytes: bytesOf(file, () => received) })
      .then((value) => ({ value }))
      .catch((error: unknown) => ({ error }))
      .finally(() => discard(file));
  });
  const source = body ? Readable.from(body, { objectMode: false }) : Readable.from([]);
  const received = pipeline(source, capAt(maxBodyBytes), parser);
  try {
    await received;
  } catch (cause) {
    aborter.abort();
    await accepting;
    throw cause instanceof HttpError ? cause : new HttpError('body_incomplete', { cause });
  }
  const outcome = await accepting;
  if (!outcome) throw new HttpError('file_empty', { message: 'Please choose a file.' });
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

/** A file is whole only if the body around it is: a truncated one must not look like its end. */
async function* bytesOf(file: BusboyFileStream, received: () => Promise<void>): AsyncGenerator<Uint8Array> {
  // A reader that stops early must not destroy the stream: the parser waits for its end.
  yield* file.iterator({ destroyOnReturn: false });
  await received();
}

/** Reads a body without using it, for an answer that does not depend on it. */
export async function discardBody({ req }: Context<ServerEnv>): Promise<void> {
  if (!req.raw.body) return;
  await pipeline(Readable.from(req.raw.body, { objectMode: false }), capAt(maxBodyBytes), async (source) => {
    for await (const _ of source);
  }).catch(() => {});
}

function openParser(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fields: 8, fieldNameSize: 100, fieldSize: 1024, parts: 12, headerPairs: 20 },
    });
  } catch (cause) {
    throw new HttpError('unsupported_media_type', {
      message: 'Send the body as multipart/form-data.',
      cause,
    });
  }
}

/** Browsers escape three characters of a file name. Source: HTML, "Multipart form data". */
function browserName(name: string): string {
  return name.replaceAll('%22', '"').replace(/%0[DA]/gi, ' ');
}

/** Lets the rest of the file pass, so the parser reaches the end of the body. */
function discard(file: BusboyFileStream): void {
  if (!file.destroyed) file.resume();
}

function capAt(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, callback) {
      size += chunk.byteLength;
      if (size > maxBytes) callback(new HttpError('file_too_large'));
      else callback(null, chunk);
    },
  });
}
