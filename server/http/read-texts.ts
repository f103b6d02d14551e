import type { Context } from 'hono';
import { HttpError } from '../errors.ts';
import { parseJsonObject, readBody } from './read-body.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * The texts of a JSON body by name, the blanks around them kept.
 * @throws HttpError invalid_fields naming each that is missing, and what reading a body throws
 */
export async function readTexts<const Name extends string>(
  c: Context<ServerEnv>,
  limitBytes: number,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const body = parseJsonObject(await readBody(c, 'application/json', limitBytes));
  const missing = names.filter((name) => typeof body[name] !== 'string' || body[name] === '');
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((name) => [name, 'Please fill this in.']));
    throw new HttpError('invalid_fields', { errors });
  }
  return body as Record<Name, string>;
}
