import type { Context } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from './server-env.ts';

/** Throws at the first byte that is none, and takes a byte order mark off. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** How many objects and arrays may stand in each other; the calls need four. */
const deepest = 16;

/**
 * The request's body as text.
 * @param mediaType the only one that is taken, such as `application/json`; parameters like a charset may follow
 * @param limitBytes largest body
 * @throws HttpError unsupported_media_type, body_too_large, or body_incomplete when the caller went away
 */
export async function readBody(
  c: Context<ServerEnv>,
  mediaType: string,
  limitBytes: number,
): Promise<string> {
  const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (given !== mediaType) throw unsupported(`Send the body as ${mediaType}.`);
  // Unpacking is no work for a server whose bodies are small: a few bytes may become gigabytes.
  const encoding = c.req.header('content-encoding')?.toLowerCase() || 'identity';
  if (encoding !== 'identity') throw unsupported('Send the body without a content-encoding.');
  const bytes = await readBytes(c, limitBytes);
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw unsupported(`Send the body as ${mediaType} in UTF-8.`, cause);
  }
}

async function readBytes(c: Context<ServerEnv>, limitBytes: number): Promise<ArrayBuffer | Uint8Array> {
  const length = c.req.header('content-length');
  if (length !== undefined && c.req.header('transfer-encoding') === undefined) {
    if (Number(length) > limitBytes) throw tooLarge(limitBytes);
    return arriving(() => c.req.arrayBuffer());
  }
  return arriving(() => readStream(c.req.raw.body, limitBytes));
}

/** Whatever else goes wrong while a body arrives is a connection that broke: nobody is at fault, and nobody waits. */
async function arriving<Bytes>(read: () => Promise<Bytes>): Promise<Bytes> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError('body_incomplete', { cause });
  }
}

/** A body without a declared length is counted while it arrives. */
async function readStream(body: ReadableStream<Uint8Array> | null, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) throw tooLarge(limitBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unsupported(message: string, cause?: unknown): HttpError {
  return new HttpError('unsupported_media_type', { message, cause });
}

function tooLarge(limitBytes: number): HttpError {
  return new HttpError('body_too_large', { message: `The body is larger than ${limitBytes} bytes.` });
}

/** @throws HttpError invalid_json when the text is not a JSON object, or one that is nested too deeply */
export function parseJsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new HttpError('invalid_json', { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError('invalid_json');
  if (isDeeper(value, deepest))
    throw new HttpError('invalid_json', { message: `The body is nested more than ${deepest} levels deep.` });
  return value as Record<string, unknown>;
}

/** Goes no deeper than asked, so that no tower is too high for it. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
