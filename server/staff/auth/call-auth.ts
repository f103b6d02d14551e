import type { Context } from 'hono';
import type { ServerEnv } from '../../http/server-env.ts';
import { toHttpError } from './auth-errors.ts';
import { addressHeader } from './create-auth.ts';
import type { StorageErrors } from './storage-errors.ts';

/** The result of a better-auth function called with `returnHeaders`. */
interface AuthResult<T> {
  headers?: Headers | null;
  response: T;
}

/**
 * Makes a function that calls a better-auth function on behalf of a request and copies the cookies it sets to our
 * response. It throws HttpError with one of our codes, and StorageError.
 */
export function createCallAuth({ surface }: Pick<StorageErrors, 'surface'>) {
  return async <T>(c: Context<ServerEnv>, call: (headers: Headers) => Promise<AuthResult<T>>): Promise<T> => {
    try {
      const { headers, response } = await surface(() => call(headersOf(c)));
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

/** One call can set a cookie and clear it again; only the last one counts. */
function lastOfEach(cookies: readonly string[]): Iterable<string> {
  return new Map(cookies.map((cookie) => [cookie.split('=', 1)[0], cookie])).values();
}
