import type { Hono, MiddlewareHandler } from 'hono';
import { HttpError } from '../errors.ts';
import { onlyMethods } from '../http/only-methods.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { requirePermission } from '../staff/permissions.ts';
import { createForward, type ForwardParts } from './forward.ts';
import { previewPolicy } from './preview-policy.ts';
import { verifyPreview } from './preview-token.ts';

/**
 * Registers the calls and previews of the studio, which its process answers.
 * @param staffOnly lets only signed-in staff through
 */
export function studioCalls(
  app: Hono<ServerEnv>,
  parts: ForwardParts,
  staffOnly: MiddlewareHandler<ServerEnv>,
): void {
  const forward = createForward(parts);
  const authorsOnly = [staffOnly, requirePermission('studio')];
  app.use('/api/studio/*', ...authorsOnly);
  onlyMethods(app, '/api/studio/*', { GET: forward, POST: forward });
  // The address itself is the permission: the studio's frame sends no cookies, and others have no account.
  app.use('/studio/preview/*', previewPolicy, async (c, next) => {
    const [, , , token = ''] = c.req.path.split('/');
    const { studio, clock } = parts;
    if (!studio || !verifyPreview(token, { secret: studio.secret, now: clock() }))
      throw new HttpError('preview_expired');
    await next();
  });
  onlyMethods(app, '/studio/preview/*', { GET: forward });
}
