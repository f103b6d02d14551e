import type { Context } from 'hono';
import type { Operation } from '../../../schema/api/studio/operation.ts';
import { HttpError } from '../../../server/errors.ts';
import { readJson } from '../../../server/http/read-body.ts';
import type { ServerEnv } from '../../../server/http/server-env.ts';
import { OperationsError, readOperations } from '../../edit/operations/read-operations.ts';

/** What every call that changes a draft has. */
export interface Sent {
  id: string;
  client: string;
  page?: string;
  body: Record<string, unknown>;
}

/**
 * @throws HttpError invalid_fields, other_author if someone else is signed in than the browser shows, and body_too_large for more
 * text than a file can have
 */
export async function readSent(c: Context<ServerEnv>): Promise<Sent> {
  const body = await readJson(c).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.code !== 'body_too_large') throw error;
    const message = 'This is more than 2 MB of text at once. Change it in smaller parts.';
    throw new HttpError('body_too_large', { message, cause: error });
  });
  const { id, client, page, author } = body;
  if (!isId(id) || !isId(client)) throw invalid({ id: 'The call needs an `id` and a `client`.' });
  if (author !== undefined && author !== c.get('author').email) throw new HttpError('other_author');
  return { id, client, ...(typeof page === 'string' && { page }), body };
}

/** @throws HttpError invalid_fields that names the operation and the field */
export function operationsIn(body: Record<string, unknown>): {
  operations: Operation[];
  seen: number;
  step: string;
} {
  const { operations, seen, step } = body;
  if (!Number.isInteger(seen) || typeof step !== 'string')
    throw invalid({ seen: 'The call needs `seen` and `step`.' });
  try {
    return { operations: readOperations(operations), seen: seen as number, step };
  } catch (error) {
    if (error instanceof OperationsError) throw invalid({ operations: error.message });
    throw error;
  }
}

/** Ids of browsers, and names that are only compared. */
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 100;

const invalid = (errors: Record<string, string>) => new HttpError('invalid_fields', { errors });
