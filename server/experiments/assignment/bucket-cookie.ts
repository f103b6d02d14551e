import { bucketCount } from './assignment-table.ts';

/** The cookie with a visitor's bucket, a number from 0 to 9999 and nothing else. Source: product-rules.md, Experiments. */
export const bucketCookie = 'bucket';

/** The longest time that browsers keep a cookie: 400 days. Source: RFC 6265bis, section 5.5. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/**
 * The bucket in a Cookie header; undefined without a valid one. Every answer from memory needs it, so this matches a pattern:
 * parsing the header takes longer than everything else about the choice.
 */
export function bucketIn(cookies: string | undefined): number | undefined {
  const found = cookies && bucketPattern.exec(cookies);
  return found ? Number(found[1]) : undefined;
}

const bucketPattern = new RegExp(`(?:^|;)\\s*${bucketCookie}=(\\d{1,4})\\s*(?:;|$)`);

/** The value of a cookie in a Cookie header, still encoded. */
export function cookieIn(cookies: string, name: string): string | undefined {
  for (let start = 0; start < cookies.length; ) {
    const end = cookies.indexOf(';', start);
    const pair = cookies.slice(start, end < 0 ? undefined : end).trimStart();
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1).trimEnd();
    if (end < 0) return undefined;
    start = end + 1;
  }
  return undefined;
}

/** The Set-Cookie header that keeps a bucket. */
export function setBucketCookie(bucket: number, isSecure: boolean): string {
  return header(String(bucket % bucketCount), maxAgeSeconds, isSecure);
}

/** The Set-Cookie header that deletes a visitor's bucket. */
export function deleteBucketCookie(isSecure: boolean): string {
  return header('', 0, isSecure);
}

function header(value: string, maxAge: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${bucketCookie}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
