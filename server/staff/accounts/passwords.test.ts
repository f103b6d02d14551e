import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { passwordFault } from './passwords.ts';

test('a hash goes with its password alone, and no two are the same', async () => {
  const [one, other] = await Promise.all([
    hashPassword('a horse of course'),
    hashPassword('a horse of course'),
  ]);
  expect(one).not.toBe(other);
  expect(await verifyPassword({ hash: one ?? '', password: 'a horse of course' })).toBe(true);
  expect(await verifyPassword({ hash: one ?? '', password: 'a horse of cours' })).toBe(false);
});

test.each([
  ['elevenchars', 'A password needs at least 12 characters; this one has 11.'],
  ['twelve chars', undefined],
  ['x'.repeat(256), undefined],
  ['x'.repeat(257), 'A password has at most 256 characters.'],
])('of %j is said: %s', (password, fault) => expect(passwordFault(password)).toBe(fault));
