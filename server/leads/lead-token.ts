import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { ServerEnv } from '../http/server-env.ts';
import type { Clock } from '../lib/clock.ts';

const cookieName = 'lead';

/** Only uploads see the cookie, and no script does: pages, analytics, and referrers never contain it. */
const path = '/api/attachments';

/** How long a visitor can add files to a lead. */
const lifetimeMs = 60 * 60 * 1000;

/** Remembers in the visitor's browser which lead is theirs. */
export interface LeadToken {
  set(c: Context<ServerEnv>, leadId: string): Promise<void>;
  /** The visitor's lead; undefined without a cookie, and for a forged or expired one. */
  read(c: Context<ServerEnv>): Promise<string | undefined>;
}

/** @param secret shared by all servers, because any of them can receive the upload */
export function createLeadToken(secret: string, clock: Clock): LeadToken {
  return {
    async set(c, leadId) {
      const expires = clock().getTime() + lifetimeMs;
      await setSignedCookie(c, cookieName, `${leadId}.${expires}`, secret, {
        path,
        httpOnly: true,
        sameSite: 'Strict',
        secure: c.get('isSecure'),
        maxAge: lifetimeMs / 1000,
      });
    },
    async read(c) {
      const value = await getSignedCookie(c, secret, cookieName);
      const [, leadId, expires] = /^([0-9a-f-]{36})\.(\d+)$/.exec(value || '') ?? [];
      return Number(expires) > clock().getTime() ? leadId : undefined;
    },
  };
}
