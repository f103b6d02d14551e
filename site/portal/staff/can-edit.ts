import type { StaffSession } from '../../../schema/api/staff.ts';

/** Whether a role may edit pages; see `server/staff/permissions.ts`. */
export function canEdit({ role }: Pick<StaffSession, 'role'>): boolean {
  return role === 'author' || role === 'admin';
}
