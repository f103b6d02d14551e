import type { Context } from 'hono';
import type { ServerEnv } from './server-env.ts';

/** The site's public URL. */
export function siteUrl(c: Context<ServerEnv>): string {
  return c.get('config').publicUrl ?? originOf(c);
}

/** The origin that the browser requested, as reported by trusted proxies. */
export function originOf(c: Context<ServerEnv>): string {
  const { host, protocol } = new URL(c.req.url);
  return new URL(`${c.get('isSecure') ? 'https:' : protocol}//${host}`).origin;
}
