import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from './server-env.ts';

/** Throws on invalid bytes and removes a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The limit of nested objects and arrays. The API needs four levels. */
const maxDepth = 16;

/** The fields of a JSON body. @throws HttpError invalid_json, and the errors of `readBody` */
export async function readJson(c: Context<ServerEnv>): Promise<Record<string, unknown>> {
  return parseJsonObject(await readBody(c, 'application/json'));
}

/**
 * The strings in a JSON body by name, untrimmed.
 * @throws HttpError invalid_fields with an entry for each missing one, and the errors of `readBody`
 */
export async function readTexts<const Name extends string>(
  c: Context<ServerEnv>,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const body = await readJson(c);
  const missing = names.filter((name) => typeof body[name] !== 'string' || body[name] === '');
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((name) => [name, 'Please fill this in.']));
    throw new HttpError('invalid_fields', { errors });
  }
  return body as Record<Name, string>;
}

/**
 * The request's body as text.
 * @param mediaType the only accepted type, such as `application/json`, with or without parameters
 * @param limitBytes the maximum size
 * @throws HttpError unsupported_media_type, body_too_large, or body_incomplete if the client disconnected
 */
export async function readBody(
  c: Context<ServerEnv>,
  mediaType: string,
  limitBytes = c.get('config').bodyLimitBytes,
): Promise<string> {
  requireMediaType(c, mediaType);
  // Bodies are small, so decompressing would save little, and a few bytes could become gigabytes.
  const encoding = c.req.header('content-encoding')?.toLowerCase() || 'identity';
  if (encoding !== 'identity') throw unsupported('Send the body without a content-encoding.');
  return decodeBody(await readBytes(c, limitBytes), mediaType);
}

/** @throws HttpError unsupported_media_type for bytes that are not UTF-8 */
export function decodeBody(bytes: ArrayBuffer | Uint8Array, mediaType: string): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw unsupported(`Send the body as ${mediaType} in UTF-8.`, cause);
  }
}

/** @throws HttpError unsupported_media_type */
export function requireMediaType(c: Context<ServerEnv>, mediaType: string): void {
  const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (given !== mediaType) throw unsupported(`Send the body as ${mediaType}.`);
}

/** Any error other than a rejection is a broken connection, which is not a server error. */
async function readBytes(c: Context<ServerEnv>, limitBytes: number): Promise<ArrayBuffer> {
  const length = c.req.header('content-length');
  try {
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) await limit(c, limitBytes);
    else if (Number(length) > limitBytes) throw tooLarge(limitBytes);
    return await c.req.arrayBuffer();
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError('body_incomplete', { cause });
  }
}

/** Counts a body without a declared length. Hono's middleware would also copy the others. */
async function limit(c: Context<ServerEnv>, maxSize: number): Promise<void> {
  const onError = () => {
    throw tooLarge(maxSize);
  };
  await bodyLimit({ maxSize, onError })(c, async () => {});
}

function unsupported(message: string, cause?: unknown): HttpError {
  return new HttpError('unsupported_media_type', { message, cause });
}

function tooLarge(limitBytes: number): HttpError {
  return new HttpError('body_too_large', { message: `The body is larger than ${limitBytes} bytes.` });
}

/** @throws HttpError invalid_json if the text is not a JSON object, or is nested too deeply */
export function parseJsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new HttpError('invalid_json', { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError('invalid_json');
  if (isDeeper(value, maxDepth))
    throw new HttpError('invalid_json', { message: `The body is nested more than ${maxDepth} levels deep.` });
  return value as Record<string, unknown>;
}

/** Recursion stops at the limit, so no input can exhaust the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
