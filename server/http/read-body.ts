import type { Context } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from './server-env.ts';

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
  if (given !== mediaType) {
    throw new HttpError('unsupported_media_type', { message: `Send the body as ${mediaType}.` });
  }
  const length = c.req.header('content-length');
  if (length !== undefined && c.req.header('transfer-encoding') === undefined) {
    if (Number(length) > limitBytes) throw tooLarge(limitBytes);
    return arriving(() => c.req.text());
  }
  return arriving(() => readStream(c.req.raw.body, limitBytes));
}

/** Whatever else goes wrong while a body arrives is a connection that broke: nobody is at fault, and nobody waits. */
async function arriving(read: () => Promise<string>): Promise<string> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError('body_incomplete', { cause });
  }
}

/** A body without a declared length is counted while it arrives. */
async function readStream(body: ReadableStream<Uint8Array> | null, limitBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) throw tooLarge(limitBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(limitBytes: number): HttpError {
  return new HttpError('body_too_large', { message: `The body is larger than ${limitBytes} bytes.` });
}

/** @throws HttpError invalid_json when the text is not a JSON object */
export function parseJsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new HttpError('invalid_json', { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError('invalid_json');
  return value as Record<string, unknown>;
}
