import type { Handler, Hono } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from './server-env.ts';

/** Registers the handlers of a path; GET also answers HEAD. Every other method is answered with 405 and `Allow`. */
export function onlyMethods(
  app: Hono<ServerEnv>,
  path: string,
  { POST, GET }: { POST: Handler<ServerEnv>; GET?: Handler<ServerEnv> },
): void {
  app.post(path, POST);
  if (GET) app.get(path, GET);
  app.all(path, (c) => {
    throw new HttpError('method_not_allowed', {
      message: `${c.req.method} is not allowed here; use POST.`,
      headers: { allow: GET ? 'GET, HEAD, POST' : 'POST' },
    });
  });
}
