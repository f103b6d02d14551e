import { portalPath, portalRoutes, staffRoutes } from '../../../schema/portal-routes.ts';

/** The query's name for where somebody was going. */
const key = 'next';

/** The sign-in page's address for somebody who was going elsewhere. */
export function signInPath(wanted: string): string {
  return `${portalRoutes.signIn}?${new URLSearchParams({ [key]: wanted })}`;
}

/**
 * Where to go after signing in: to another page of the staff's on this site, whatever an address asks for.
 * @param search the sign-in page's query
 */
export function nextPath(search: string): string {
  const wanted = new URLSearchParams(search).get(key) ?? '';
  // Browsers read a backslash as a slash, and two of them as the beginning of another site's address.
  const isLocal = /^\/(?![/\\])[^\\]*$/.test(wanted);
  const [path = ''] = wanted.split(/[?#]/, 1);
  const name = isLocal ? portalPath(path)?.name : undefined;
  return name && staffRoutes.includes(name) ? wanted : portalRoutes.createPayment;
}
