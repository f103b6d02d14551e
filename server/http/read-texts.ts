import type { Context } from 'hono';
import { HttpError } from '../errors.ts';
import { readJson } from './read-body.ts';
import type { ServerEnv } from './server-env.ts';

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
