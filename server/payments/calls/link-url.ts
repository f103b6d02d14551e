import type { Context } from 'hono';
import { payPath } from '../../../schema/portal-routes.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { originOf } from '../../security/same-origin.ts';

/** The public URL of a link's pay page. */
export function linkUrl(c: Context<ServerEnv>, publicUrl: string | undefined, id: string): string {
  const base = publicUrl?.replace(/\/+$/, '') ?? originOf(c);
  return base + payPath(id);
}
