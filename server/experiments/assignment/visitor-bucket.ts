import { consentCookie, grantedCategories, readChoice } from '../../../schema/api/consent-cookie.ts';
import type { CookieRule } from '../serving/experiment-list.ts';
import { bucketIn, cookieIn, deleteBucketCookie, setBucketCookie } from './bucket-cookie.ts';
import type { DayBuckets, DayVisitor } from './day-bucket.ts';

/** What a request says about its visitor. */
export interface Visitor extends DayVisitor {
  /** The header Cookie. */
  cookies: string | undefined;
  /** Whether the browser sends Global Privacy Control. */
  hasPrivacyControl: boolean;
  isSecure: boolean;
}

/** A visitor's bucket. Without one, the visitor sees the control, and is not counted. */
export interface VisitorBucket {
  bucket: number | undefined;
  /** The Set-Cookie header that keeps a new bucket, or deletes one that may not be kept. */
  setCookie?: string;
}

interface BucketParts {
  days: DayBuckets;
  /** A random bucket. */
  random: () => number;
}

interface Rules {
  cookie: CookieRule;
  zone: string;
}

/**
 * The bucket of the cookie, where the visitor may have one, and else that of the day. Where the cookie waits for consent, a new one
 * keeps the bucket of the day, so the page that the visitor is reading stays as it is.
 */
export function createVisitorBuckets({ days, random }: BucketParts) {
  function kept(visitor: Visitor, { cookie }: Rules): VisitorBucket | undefined {
    if (!canKeepCookie(visitor, cookie)) return undefined;
    const bucket = bucketIn(visitor.cookies);
    if (bucket !== undefined) return { bucket };
    return cookie === 'always' ? keeping(random(), visitor) : undefined;
  }

  function ofDay(bucket: number | undefined, visitor: Visitor, { cookie }: Rules): VisitorBucket {
    // A visitor who withdraws consent, or objects, has no number any longer.
    const isLeft = bucketIn(visitor.cookies) !== undefined;
    if (!canKeepCookie(visitor, cookie))
      return { bucket, ...(isLeft && { setCookie: deleteBucketCookie(visitor.isSecure) }) };
    return keeping(bucket ?? random(), visitor);
  }

  return {
    /** Undefined if only `load` can say it. */
    now(visitor: Visitor, rules: Rules): VisitorBucket | undefined {
      const bucket = kept(visitor, rules);
      if (bucket) return bucket;
      const ofToday = days.now(visitor, rules.zone);
      return ofToday === undefined ? undefined : ofDay(ofToday, visitor, rules);
    },
    async load(visitor: Visitor, rules: Rules): Promise<VisitorBucket> {
      return kept(visitor, rules) ?? ofDay(await days.load(visitor, rules.zone), visitor, rules);
    },
  };
}

const keeping = (bucket: number, { isSecure }: Visitor): VisitorBucket => ({
  bucket,
  setCookie: setBucketCookie(bucket, isSecure),
});

/** Whether a visitor may have the cookie. Source: product-rules.md, Experiments. */
function canKeepCookie({ cookies = '', hasPrivacyControl }: Visitor, rule: CookieRule): boolean {
  if (rule === 'always' || rule === 'never') return rule === 'always';
  const choice = readChoice(cookieIn(cookies, consentCookie));
  return grantedCategories(choice, rule, hasPrivacyControl).includes('measurement');
}
