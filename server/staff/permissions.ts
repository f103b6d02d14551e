import type { MiddlewareHandler } from 'hono';
import type { StaffRole } from '../../schema/api/staff.ts';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { StaffMember } from './staff-member.ts';

/** Which roles may do what. `roles.test.ts` holds the calls that require each. */
const permissions = {
  /** One's own leads and those without an owner, and their files. */
  leads: ['agent', 'manager', 'admin'],
  /** Everyone's leads. */
  allLeads: ['manager', 'admin'],
  /** What pages and sources earn, without names of people. */
  numbers: ['manager', 'author', 'admin'],
  /** Creates payment links; sees and acts on one's own. */
  payments: ['agent', 'manager', 'admin'],
  /** Everyone's payment links. */
  allPayments: ['manager', 'admin'],
  refunds: ['manager', 'admin'],
  /** Exports and erases everything about a person. */
  people: ['manager', 'admin'],
  /** Edits pages. */
  studio: ['author', 'admin'],
  /** One's session, password, and second factor. */
  ownAccount: ['agent', 'manager', 'author', 'admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof permissions;

export function can({ role }: Pick<StaffMember, 'role'>, permission: Permission): boolean {
  return (permissions[permission] as readonly StaffRole[]).includes(role);
}

/**
 * Lets through calls of staff whose role has the permission. Comes after `requireStaff`.
 * @throws HttpError not_allowed
 */
export function requirePermission(permission: Permission): MiddlewareHandler<ServerEnv> {
  return async function requirePermission(c, next) {
    if (!can(c.get('staff'), permission)) throw new HttpError('not_allowed');
    await next();
  };
}
