import { expect, test } from 'vitest';
import { createPasswords, passwordFault } from './passwords.ts';

test('a hash goes with its password alone, and no two are the same', async () => {
  const { hash, verify } = createPasswords();
  const [one, other] = await Promise.all([hash('a horse of course'), hash('a horse of course')]);
  expect(one).not.toBe(other);
  expect(await verify({ hash: one ?? '', password: 'a horse of course' })).toBe(true);
  expect(await verify({ hash: one ?? '', password: 'a horse of cours' })).toBe(false);
});

test('hashes wait for their turn without holding anybody else up, and too many are refused', async () => {
  const { hash } = createPasswords();
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 5);
  const began = performance.now();
  const hashes = Array.from({ length: 12 }, (_, index) => hash(`a horse of course ${index}`));
  expect(new Set(await Promise.all(hashes)).size).toBe(12);
  const ms = performance.now() - began;
  clearInterval(ticking);
  // Were they made where requests are answered, there would be no turn between two of them.
  expect(turns).toBeGreaterThan(ms / 5 / 4);
  const flood = await Promise.allSettled(Array.from({ length: 60 }, () => hash('a horse of course')));
  const refused = flood.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(60 - 2 - 40);
  expect(refused[0]).toMatchObject({
    reason: { code: 'too_many_sign_ins', headers: { 'retry-after': '5' } },
  });
});

test.each([
  ['elevenchars', 'A password needs at least 12 characters; this one has 11.'],
  ['twelve chars', undefined],
  ['x'.repeat(256), undefined],
  ['x'.repeat(257), 'A password has at most 256 characters.'],
])('of %j is said: %s', (password, fault) => expect(passwordFault(password)).toBe(fault));
