import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList } from 'node:net';

/** A request, as far as its sender is judged. */
export interface GuardedRequest {
  method: string;
  headers: IncomingHttpHeaders;
  /** The address at the other end of the connection. */
  peer: string | undefined;
}

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]']);

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/**
 * Whether the sender of a request is a page of this server, opened by a person at this machine. Without this, every site that
 * an author visits could edit pages: a browser reaches the loopback interface for all of them.
 * @returns why it is not, in words; undefined if it is
 */
export function refusalOf({ method, headers, peer = '' }: GuardedRequest): string | undefined {
  const { host = '', origin } = headers;
  const isLocal = loopback.check(peer.replace(/^::ffff:/, ''), peer.includes('.') ? 'ipv4' : 'ipv6');
  if (!isLocal) return 'The studio can only be opened on the machine that it runs on.';
  // A site can point a name of its own at the loopback interface (DNS rebinding), and is then of the same origin.
  if (!loopbackNames.has(URL.parse(`http://${host}`)?.hostname ?? ''))
    return 'The studio can only be opened at 127.0.0.1 or localhost.';
  const isRead = ['GET', 'HEAD'].includes(method);
  const isNavigation = isRead && headers['sec-fetch-mode'] === 'navigate';
  const site = headers['sec-fetch-site'];
  // A link of another page leads here without the cookie, which is strict.
  const isForeign = !isNavigation && site !== undefined && site !== 'same-origin' && site !== 'none';
  const isOther = origin === undefined ? !isRead : origin !== `http://${host}`;
  return isForeign || isOther ? 'Cross-site requests are not allowed.' : undefined;
}

/** The cookie that holds a run's token. Servers at other ports of this machine share their cookies. */
export function tokenCookie({ host = '' }: IncomingHttpHeaders): string {
  return `studio-token-${URL.parse(`http://${host}`)?.port || '80'}`;
}

/** Whether a request has the token in its cookie. */
export function hasToken(headers: IncomingHttpHeaders, token: string): boolean {
  const name = `${tokenCookie(headers)}=`;
  const cookies = (headers.cookie ?? '').split('; ');
  return cookies.some((cookie) => cookie.startsWith(name) && isToken(cookie.slice(name.length), token));
}

/** Takes the same time for all texts. */
export function isToken(text: string, token: string): boolean {
  return timingSafeEqual(hash('sha256', text, 'buffer'), hash('sha256', token, 'buffer'));
}
