import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { passwordProblem } from './passwords.ts';

test('a hash matches only its password, and no two hashes are equal', async () => {
  const [one, other] = await Promise.all([
    hashPassword('a horse of course'),
    hashPassword('a horse of course'),
  ]);
  expect(one).not.toBe(other);
  expect(await verifyPassword({ hash: one ?? '', password: 'a horse of course' })).toBe(true);
  expect(await verifyPassword({ hash: one ?? '', password: 'a horse of cours' })).toBe(false);
});

test.each([
  ['elevenchars', 'The password must have at least 12 characters; this one has 11.'],
  ['twelve chars', undefined],
  ['x'.repeat(256), undefined],
  ['x'.repeat(257), 'The password must have at most 256 characters.'],
])('the problem with %j is: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));
