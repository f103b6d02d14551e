import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ServerEnv } from '../http/server-env.ts';
import { digest } from '../lib/digest.ts';

const cookieName = 'chat';

/** No page's script sees the cookie, and no other call gets it. */
const path = '/api/chat';

/** How long a visitor finds the conversation again after the last message. */
const lifetimeSeconds = 30 * 24 * 60 * 60;

const format = /^[\w-]{32,64}$/;

export function isVisitorKey(text: unknown): text is string {
  return typeof text === 'string' && format.test(text);
}

/** The secret of the visitor's conversation, from the cookie. */
export function readVisitorKey(c: Context<ServerEnv>): string | undefined {
  const key = getCookie(c, cookieName);
  return isVisitorKey(key) ? key : undefined;
}

export function setVisitorKey(c: Context<ServerEnv>, key: string): void {
  setCookie(c, cookieName, key, {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: c.get('isSecure'),
    maxAge: lifetimeSeconds,
  });
}

/** Only the hash is stored, so the database opens no conversation. */
export function hashOf(key: string): string {
  return digest(`chat ${key}`);
}
