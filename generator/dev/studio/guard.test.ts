import { describe, expect, it } from 'vitest';
import { hasToken, refusalOf, tokenCookie } from './guard.ts';

const host = '127.0.0.1:5173';
const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
const opened = { host, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
const peer = '127.0.0.1';

describe('the studio of the dev server answers', () => {
  it.each([
    ['a person who types its address', 'GET', opened],
    ['a link on another page, which brings no cookie', 'GET', { ...opened, 'sec-fetch-site': 'cross-site' }],
    ['a read of its own page, for which browsers name no origin', 'GET', { ...own, origin: undefined }],
    ['a change by its own page', 'POST', own],
    ['a change at localhost', 'POST', { host: 'localhost:5173', origin: 'http://localhost:5173' }],
    ['a change over IPv6', 'POST', { host: '[::1]:5173', origin: 'http://[::1]:5173' }],
    ['a program, which needs the token as well', 'GET', { host }],
  ])('%s', (_name, method, headers) => {
    expect(refusalOf({ method, headers, peer })).toBeUndefined();
  });
});

describe('the studio of the dev server refuses', () => {
  it.each([
    ['a name that someone points at this machine', 'GET', { ...opened, host: 'evil.example:5173' }],
    ['the same, of its own origin', 'POST', { host: 'evil.example', origin: 'http://evil.example' }],
    ['a name that begins like one of this machine', 'GET', { ...opened, host: '127.0.0.1.evil.example' }],
    ['a name below localhost', 'GET', { ...opened, host: 'evil.localhost:5173' }],
    ['the address of this machine in its network', 'GET', { ...opened, host: '192.168.1.20:5173' }],
    ['no host', 'GET', { ...opened, host: undefined }],
    ['a change by another site', 'POST', { ...own, origin: 'https://evil.example' }],
    ['a change by another program of this machine', 'POST', { ...own, origin: 'http://127.0.0.1:8080' }],
    ['a change by a page without an origin, such as the preview', 'POST', { ...own, origin: 'null' }],
    ['a change without an origin', 'POST', { host }],
    ['a form of another site', 'POST', { ...opened, origin: 'https://evil.example' }],
    ['a picture or script on another site', 'GET', { host, 'sec-fetch-site': 'cross-site' }],
    ['a read by another port of this machine', 'GET', { host, 'sec-fetch-site': 'same-site' }],
  ])('%s', (_name, method, headers) => {
    expect(refusalOf({ method, headers, peer })).toEqual(expect.any(String));
  });

  it.each(['192.168.1.20', '::ffff:192.168.1.20', 'fe80::1', '', undefined])('a peer at %s', (other) => {
    expect(refusalOf({ method: 'GET', headers: opened, peer: other })).toContain('on the machine');
  });
});

it('accepts loopback peers in every notation', () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
    expect(refusalOf({ method: 'GET', headers: opened, peer: address })).toBeUndefined();
});

it('finds the token of its own port among the cookies', () => {
  const token = 'ab12';
  expect(tokenCookie({ host })).toBe('studio-token-5173');
  expect(hasToken({ host, cookie: 'a=b; studio-token-5173=ab12; c=d' }, token)).toBe(true);
  const others = ['', 'studio-token-5173=', 'studio-token-5173=ab123', 'studio-token-5174=ab12', 'a=ab12'];
  for (const cookie of others) expect([cookie, hasToken({ host, cookie }, token)]).toEqual([cookie, false]);
  expect(hasToken({ host }, token)).toBe(false);
});
