import type { Context } from 'hono';
import { payPath } from '../../../schema/portal-routes.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { siteUrl } from '../../http/site-url.ts';

export function linkUrl(c: Context<ServerEnv>, id: string): string {
  return siteUrl(c).replace(/\/+$/, '') + payPath(id);
}
