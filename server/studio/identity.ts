import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StaffRole } from '../../schema/api/staff.ts';

/** The header in which the server names the author of a request to the studio's process. */
export const identityHeader = 'x-studio-identity';

/** How long a signed identity is valid, in seconds: longer than the clocks of two machines differ. */
const lifetimeSeconds = 60;

/** Who makes a request, as the server knows them. */
export interface StudioAuthor {
  /** The same for one person at all times: the email address, in lower case. */
  id: string;
  name: string;
  email: string;
  role: StaffRole;
}

/** The request that an identity is valid for. */
export interface SignedRequest {
  method: string;
  /** With its query. */
  path: string;
}

interface Claims extends StudioAuthor, SignedRequest {
  /** In seconds since 1970. */
  expires: number;
}

/** The value of the header: the claims as JSON and their HMAC-SHA256, both in base64url, with a dot in between. */
export function signIdentity(
  { id, name, email, role }: StudioAuthor,
  { method, path }: SignedRequest,
  { secret, now }: { secret: string; now: Date },
): string {
  const expires = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const claims: Claims = { id, name, email, role, expires, method, path };
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${digest(text, secret).toString('base64url')}`;
}

/** The author that the header names; undefined unless it is signed with the secret, for this request, and not expired. */
export function verifyIdentity(
  header: string | undefined,
  request: SignedRequest,
  { secret, now }: { secret: string; now: Date },
): StudioAuthor | undefined {
  const [text = '', signature = '', ...rest] = header?.split('.') ?? [];
  const given = Buffer.from(signature, 'base64url');
  const expected = digest(text, secret);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const claims: Claims = JSON.parse(Buffer.from(text, 'base64url').toString());
  const { id, name, email, role, expires, method, path } = claims;
  const isCurrent = now.getTime() < expires * 1000;
  return isCurrent && method === request.method && path === request.path
    ? { id, name, email, role }
    : undefined;
}

function digest(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** The path with its query, as both processes sign it. @param url absolute */
export function signedPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
