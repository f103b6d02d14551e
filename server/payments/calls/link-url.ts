import type { Context } from 'hono';
import { payPath } from '../../../schema/portal-routes.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { siteUrl } from '../../security/same-origin.ts';

/** The public URL of a link's pay page. */
export function linkUrl(c: Context<ServerEnv>, id: string): string {
  return siteUrl(c).replace(/\/+$/, '') + payPath(id);
}
