import type { StaffRole } from '../../../schema/api/staff.ts';
import { portalPath, portalRoutes, staffRoutes } from '../../../schema/portal-routes.ts';

/** The query parameter with the page to return to. */
const key = 'next';

/** The path of the sign-in page, with the page to return to. */
export function signInPath(wanted: string): string {
  return `${portalRoutes.signIn}?${new URLSearchParams({ [key]: wanted })}`;
}

/** The page that a role starts on. */
export function firstPath(role: StaffRole | undefined): string {
  return role === 'author' ? portalRoutes.studio : portalRoutes.leads;
}

/**
 * Where to go after signing in: always a staff page of this site, whatever the query asks for.
 * @param search the sign-in page's query
 * @param role undefined if it is not known
 */
export function nextPath(search: string, role: StaffRole | undefined): string {
  const wanted = new URLSearchParams(search).get(key) ?? '';
  // Browsers treat a backslash as a slash, and two slashes as the start of another site's address.
  const isLocal = /^\/(?![/\\])[^\\]*$/.test(wanted);
  const [path = ''] = wanted.split(/[?#]/, 1);
  const name = isLocal ? portalPath(path)?.name : undefined;
  return name && staffRoutes.includes(name) ? wanted : firstPath(role);
}
