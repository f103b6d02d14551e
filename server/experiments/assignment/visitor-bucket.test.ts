import { expect, test } from 'vitest';
import { consentCookie, revisionOf } from '../../../schema/api/consent-cookie.ts';
import type { CookieRule } from '../serving/experiment-list.ts';
import { createVisitorBuckets, type Visitor } from './visitor-bucket.ts';

const ofToday = 7;
const buckets = createVisitorBuckets({
  days: { now: () => ofToday, load: async () => ofToday },
  random: () => 1234,
});

const decision = (granted: 'measurement'[]) => {
  const choice = {
    categories: granted,
    revision: revisionOf(['measurement'], false),
    lastConsentTimestamp: 0,
  };
  return `${consentCookie}=${encodeURIComponent(JSON.stringify(choice))}`;
};
const agreed = decision(['measurement']);
const refused = decision([]);

async function bucketOf(cookie: CookieRule, visitor: Partial<Visitor>) {
  const whole = {
    cookies: undefined,
    hasPrivacyControl: false,
    isSecure: false,
    address: '',
    agent: '',
    ...visitor,
  };
  const rules = { cookie, zone: 'UTC' };
  const loaded = await buckets.load(whole, rules);
  expect(buckets.now(whole, rules)).toEqual(loaded);
  return [loaded.bucket, loaded.setCookie?.split(';')[0]];
}

test.each<[string, CookieRule, Partial<Visitor>, [number, string?]]>([
  ['a new visitor gets a random bucket, which is kept', 'always', {}, [1234, 'bucket=1234']],
  ['a known visitor keeps the bucket', 'always', { cookies: 'bucket=42' }, [42]],
  [
    'without cookies, the bucket is that of the day, and an old cookie is deleted',
    'never',
    { cookies: 'bucket=42' },
    [ofToday, 'bucket='],
  ],
  ['before consent, the bucket is that of the day', 'opt-in', {}, [ofToday]],
  [
    'consent that is withdrawn deletes the cookie',
    'opt-in',
    { cookies: `${refused}; bucket=42` },
    [ofToday, 'bucket='],
  ],
  ['after a refusal, too', 'opt-in', { cookies: refused }, [ofToday]],
  ['consent keeps the bucket of the day', 'opt-in', { cookies: agreed }, [ofToday, `bucket=${ofToday}`]],
  ['and then it stays', 'opt-in', { cookies: `${agreed}; bucket=42` }, [42]],
  ['where visitors can object, they get the cookie', 'opt-out', {}, [ofToday, `bucket=${ofToday}`]],
  ['after an objection, they do not', 'opt-out', { cookies: refused }, [ofToday]],
  ['Global Privacy Control is an objection', 'opt-out', { hasPrivacyControl: true }, [ofToday]],
])('%s', async (_name, rule, visitor, [bucket, cookie]) => {
  expect(await bucketOf(rule, visitor)).toEqual([bucket, cookie]);
});
