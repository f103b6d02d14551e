import type { Handler, Hono } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from './server-env.ts';

/** Registers a call that takes POST; every other method is answered with 405 and `Allow`. */
export function onlyPost(app: Hono<ServerEnv>, path: string, handler: Handler<ServerEnv>): void {
  app.post(path, handler);
  app.all(path, (c) => {
    throw new HttpError('method_not_allowed', {
      message: `${c.req.method} is not possible here; use POST.`,
      headers: { allow: 'POST' },
    });
  });
}
