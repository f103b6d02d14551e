import { identityHeader } from './identity.ts';

/**
 * Headers of a request that end at the server: those of its own connection (RFC 9110, 7.6.1), what signs staff in, and what
 * only the server may say.
 */
const kept = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'cookie',
  'authorization',
  'forwarded',
  identityHeader,
]);

/** What the studio's process decides about its answers. Policies, cookies, and caching are the server's. */
const returned = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'retry-after',
  'vary',
];

/** @param own what the server says; replaces what the browser said */
export function forwardedHeaders(headers: Headers, own: Record<string, string>): Headers {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = kept.union(new Set(named));
  const forwarded = new Headers();
  for (const [name, value] of headers)
    if (!dropped.has(name) && !name.startsWith('x-forwarded-')) forwarded.set(name, value);
  // Compressed events would have to be collected first.
  forwarded.set('accept-encoding', 'identity');
  for (const [name, value] of Object.entries(own)) forwarded.set(name, value);
  return forwarded;
}

export function returnedHeaders(headers: Headers): Record<string, string> {
  const found = returned.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(found),
    'cache-control': 'no-store',
    // A proxy in front that collects a response before it passes it on would hold back events.
    ...(isEventStream(headers) && { 'x-accel-buffering': 'no' }),
  };
}

export function isEventStream(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true;
}
