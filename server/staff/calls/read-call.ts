import type { Handler, Hono } from 'hono';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { type Permission, requirePermission } from '../permissions.ts';

/** Registers a call that changes nothing, for the roles with a permission. The caller checks for staff. */
export function readCall(
  app: Hono<ServerEnv>,
  path: string,
  permission: Permission,
  handle: Handler<ServerEnv>,
): void {
  app.use(path, requirePermission(permission));
  onlyMethods(app, path, { GET: handle });
}
