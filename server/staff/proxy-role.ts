import type { StaffRole } from '../../schema/api/staff.ts';
import type { RoleList } from '../config/role-list.ts';

export interface ProxyRoles {
  /** `STAFF_ROLES`. */
  roles?: RoleList | undefined;
  /** The header that `STAFF_ROLE_HEADER` names. */
  roleHeader?: string | undefined;
}

const highestFirst: readonly StaffRole[] = ['admin', 'manager', 'agent', 'author'];

/**
 * The role of a person whom a proxy signed in.
 * @param email in lower case
 * @param words what the role header contains
 * @returns undefined for people without access
 */
export function proxyRole(
  email: string,
  words: string | undefined,
  { roles, roleHeader }: ProxyRoles,
): StaffRole | undefined {
  const named = roles?.people.get(email);
  if (named !== undefined) return named;
  if (roleHeader !== undefined) return highestRole(words);
  return roles ? roles.everyoneElse : 'admin';
}

function highestRole(words = ''): StaffRole | undefined {
  const given = words.split(',').map((word) => word.trim());
  return highestFirst.find((role) => given.includes(role));
}
