import { expect, test } from 'vitest';
import { signIdentity, verifyIdentity } from './identity.ts';

const author = {
  id: 'zoë@larkfield.example',
  name: 'Zoë Lark',
  email: 'zoë@larkfield.example',
  role: 'author' as const,
};
const request = { method: 'POST', path: '/api/studio/drafts?title=a%20b' };
const now = new Date('2026-11-28T10:00:00Z');
const secret = 'a secret of the two processes, long';
const signed = signIdentity(author, request, { secret, now });

test('a signed identity names its author for a minute', () => {
  expect(verifyIdentity(signed, request, { secret, now })).toEqual(author);
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(verifyIdentity(signed, request, { secret, now: at(59) })).toEqual(author);
  expect(verifyIdentity(signed, request, { secret, now: at(60) })).toBeUndefined();
});

test.each([
  ['another method', { ...request, method: 'GET' }],
  ['another path', { ...request, path: '/api/studio/drafts/1?title=a%20b' }],
  ['another query', { ...request, path: '/api/studio/drafts?title=b' }],
])('it is invalid for %s', (_name, other) => {
  expect(verifyIdentity(signed, other, { secret, now })).toBeUndefined();
});

const [claims = '', signature = ''] = signed.split('.');
const admin = Buffer.from(
  Buffer.from(claims, 'base64url').toString().replace('"role":"author"', '"role":"admin"'),
).toString('base64url');

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['without a signature', claims],
  ['with an empty signature', `${claims}.`],
  ['with a shorter signature', `${claims}.${signature.slice(0, -2)}`],
  ['with more parts', `${signed}.${signature}`],
  ['with other claims', `${admin}.${signature}`],
  ['signed with another secret', signIdentity(author, request, { secret: `${secret}.`, now })],
  ['not JSON', 'x.y'],
])('a header that is %s names no author', (_name, header) => {
  expect(verifyIdentity(header, request, { secret, now })).toBeUndefined();
});
