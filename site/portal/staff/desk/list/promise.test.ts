import { expect, it } from 'vitest';
import { promisedUntil, promiseLeft } from './promise.ts';

const now = new Date(2025, 2, 6, 9, 45).getTime();
const iso = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const dana = { email: 'dana@larkfield.example', name: 'Dana Reyes' };
const lead = { receivedAt: iso(-48), answerBy: iso(252), offer: null };

it.each([
  [252, 'promise', '4:12', 84],
  [60, 'promise', '1:00', 56],
  [59.2, 'soon', '1:00', 55],
  [41, 'soon', '0:41', 46],
  [0.5, 'soon', '0:01', 1],
  [0, 'late', 'Late 1 min', 0],
  [-1200, 'late', 'Late 20 min', 0],
  [7200, 'promise', '2 h', 99],
] as const)('counts down from %d seconds', (seconds, kind, text, left) => {
  expect(promiseLeft({ ...lead, answerBy: iso(seconds) }, now)).toEqual({ kind, text, left });
});

it('counts to the end of an offer while there is one', () => {
  const offered = { ...lead, offer: { to: dana, until: iso(100) } };
  expect(promisedUntil(offered, now)).toBe(iso(100));
  expect(promisedUntil(offered, now + 100_000)).toBe(lead.answerBy);
  expect(promiseLeft(offered, now)?.text).toBe('1:40');
});

it('promises nothing for leads from before the desk', () => {
  expect(promiseLeft({ ...lead, answerBy: null }, now)).toBeUndefined();
});
