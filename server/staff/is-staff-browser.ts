import { cookiePrefix } from './auth/create-auth.ts';

/**
 * Whether a request comes from a browser where staff have signed in, now or in the last months. The cookies are not verified:
 * this decides only that a visit is not counted.
 */
export function isStaffBrowser(cookies: string | undefined): boolean {
  return cookies?.includes(`${cookiePrefix}.`) ?? false;
}
