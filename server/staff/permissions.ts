import type { MiddlewareHandler } from 'hono';
import type { StaffRole } from '../../schema/api/staff.ts';
import type { ServerEnv } from '../http/server-env.ts';

export function can({ role }: { role: StaffRole }, name: 'leads' | 'allLeads'): boolean {
  return name === 'leads' ? role !== 'author' : role === 'manager' || role === 'admin';
}

export function requirePermission(name: 'leads'): MiddlewareHandler<ServerEnv> {
  return async function requirePermission(c, next) {
    if (!can(c.get('staff'), name)) throw new Error('not allowed');
    await next();
  };
}
