import { expect, test } from 'vitest';
import { bucketIn, deleteBucketCookie, setBucketCookie } from './bucket-cookie.ts';

test.each([
  ['bucket=42', 42],
  ['a=b; bucket=9999; c=d', 9999],
  ['consent=x;bucket=0', 0],
  ['bucket=10000', undefined],
  ['bucket=-1', undefined],
  ['bucket=', undefined],
  ['bucket=4x', undefined],
  ['old-bucket=4', undefined],
  ['', undefined],
  [undefined, undefined],
])('the bucket in %j is %j', (cookies, bucket) => {
  expect(bucketIn(cookies)).toBe(bucket);
});

test('the cookie keeps the number for 400 days, out of reach of scripts', () => {
  expect(setBucketCookie(42, false)).toBe('bucket=42; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax');
  expect(setBucketCookie(42, true)).toMatch(/; Secure$/);
  expect(deleteBucketCookie(false)).toBe('bucket=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});
