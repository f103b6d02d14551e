import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview address shows, and until when. */
export interface PreviewClaims {
  draft: string;
  /** Until when (seconds since 1970) it can be opened. */
  expires: number;
}

/**
 * The part of a preview's address that allows everyone who has it to see the draft, and nothing else: pages in the studio's frame send no
 * cookies, and people outside the company have no account.
 */
export function signPreview({ draft, expires }: PreviewClaims, secret: string): string {
  const text = `${draft}.${expires.toString(36)}`;
  return `${text}.${digest(text, secret).toString('base64url')}`;
}

/** The claims of a token; undefined unless it is signed with the secret and not expired. */
export function verifyPreview(
  token: string,
  { secret, now }: { secret: string; now: Date },
): PreviewClaims | undefined {
  const [draft = '', expires = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = digest(`${draft}.${expires}`, secret);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const seconds = Number.parseInt(expires, 36);
  return now.getTime() < seconds * 1000 ? { draft, expires: seconds } : undefined;
}

/** Another purpose of the secret than the identity of authors. */
const digest = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`preview ${text}`).digest();
