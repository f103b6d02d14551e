import type { Handler, Hono } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from './server-env.ts';

/** At least one handler. */
type Methods =
  | { POST: Handler<ServerEnv>; GET?: Handler<ServerEnv> }
  | { POST?: undefined; GET: Handler<ServerEnv> };

/** Registers the handlers of a path; GET also answers HEAD. Every other method is answered with 405 and `Allow`. */
export function onlyMethods(app: Hono<ServerEnv>, path: string, { POST, GET }: Methods): void {
  if (POST) app.post(path, POST);
  if (GET) app.get(path, GET);
  const allow = [...(GET ? ['GET, HEAD'] : []), ...(POST ? ['POST'] : [])].join(', ');
  app.all(path, (c) => {
    throw new HttpError('method_not_allowed', {
      message: `${c.req.method} is not allowed here; use ${POST ? 'POST' : 'GET'}.`,
      headers: { allow },
    });
  });
}
