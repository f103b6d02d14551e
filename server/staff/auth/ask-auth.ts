import type { Context } from 'hono';
import type { ServerEnv } from '../../http/server-env.ts';
import { toHttpError } from './auth-errors.ts';
import { addressHeader } from './create-auth.ts';
import type { StorageTrouble } from './storage-trouble.ts';

/** What a function of better-auth resolves with when it is called with `returnHeaders`. */
interface Answered<T> {
  headers?: Headers | null;
  response: T;
}

/**
 * Calls a function of better-auth for a request, and puts the cookies that it sets on our answer.
 * @throws HttpError with a code of ours, and StorageError
 */
export type AskAuth = <T>(
  c: Context<ServerEnv>,
  ask: (headers: Headers) => Promise<Answered<T>>,
) => Promise<T>;

export function createAskAuth({ around }: Pick<StorageTrouble, 'around'>): AskAuth {
  return async (c, ask) => {
    try {
      const { headers, response } = await around(() => ask(headersOf(c)));
      for (const cookie of lastOfEach(headers?.getSetCookie() ?? []))
        c.header('set-cookie', cookie, { append: true });
      return response;
    } catch (thrown) {
      throw toHttpError(thrown);
    }
  };
}

function headersOf(c: Context<ServerEnv>): Headers {
  const headers = new Headers({
    cookie: c.req.header('cookie') ?? '',
    'user-agent': (c.req.header('user-agent') ?? '').slice(0, 500),
  });
  const address = c.get('clientAddress');
  if (address !== null) headers.set(addressHeader, address);
  return headers;
}

/** A cookie that is set and taken back in one call need not be told of twice. */
function lastOfEach(cookies: readonly string[]): Iterable<string> {
  return new Map(cookies.map((cookie) => [cookie.split('=', 1)[0], cookie])).values();
}
