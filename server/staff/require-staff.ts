import type { MiddlewareHandler } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { sameOriginOnly } from '../security/same-origin.ts';
import type { Staff } from './staff.ts';

/**
 * Lets through calls that signed-in staff make from our own pages, and sets `c.get('staff')`.
 * @param guard refuses those of other sites' pages
 * @throws HttpError sign_in_required, not_allowed, cross_site, unsupported_media_type
 */
export function requireStaff(
  staff: Pick<Staff, 'currentStaff'>,
  guard: MiddlewareHandler<ServerEnv> = sameOriginOnly,
): MiddlewareHandler<ServerEnv> {
  return async function requireStaff(c, next) {
    await guard(c, async () => {
      const member = await staff.currentStaff(c);
      if (!member) throw new HttpError('sign_in_required');
      c.set('staff', member);
      await next();
    });
  };
}
