import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { ServerEnv } from '../../http/server-env.ts';
import { digest } from '../../lib/digest.ts';
import { cookiePrefix } from '../auth/create-auth.ts';

const name = `${cookiePrefix}.device`;

/** 180 days, in seconds. */
const maxAge = 180 * 24 * 60 * 60;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Devices that have signed in before. Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies". The cookie
 * names the account by its digest and the device by a random id. It does not sign anyone in; it only moves the device from
 * the limits it would share with strangers to its own limits, so no server has to store it.
 */
export function createKnownDevices(secret: string) {
  // better-auth signs its cookies with the bare secret: a value signed there must not pass here.
  const key = `device ${secret}`;
  return {
    /** The device's id; undefined when it has not signed in to this account before. */
    async find(c: Context<ServerEnv>, email: string): Promise<string | undefined> {
      const value = await getSignedCookie(c, key, name);
      const [account, id] = value ? value.split('.') : [];
      return account === digest(email) ? id : undefined;
    },
    /** Sets the cookie after a complete sign-in. */
    remember: (c: Context<ServerEnv>, email: string) =>
      setSignedCookie(c, name, `${digest(email)}.${randomBytes(16).toString('base64url')}`, key, {
        maxAge,
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
      }),
  };
}
