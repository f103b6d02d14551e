import type { MiddlewareHandler } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Staff } from './staff.ts';

/**
 * Lets calls through that somebody of staff makes from our own pages; who it is stands in `c.get('staff')`.
 * @param ownPagesOnly lets other pages' calls fail; see `security/same-origin.ts`
 * @throws HttpError sign_in_required, cross_site, unsupported_media_type
 */
export function requireStaff(
  staff: Pick<Staff, 'whoAsks'>,
  ownPagesOnly: MiddlewareHandler<ServerEnv>,
): MiddlewareHandler<ServerEnv> {
  return async function requireStaff(c, next) {
    await ownPagesOnly(c, async () => {
      const member = await staff.whoAsks(c);
      if (!member) throw new HttpError('sign_in_required');
      c.set('staff', member);
      await next();
    });
  };
}
