import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page, startSampleSite } from '../testing/files/sample-site.ts';
import { startSiteServer } from '../testing/files/site-server.ts';
import { writeFiles } from '../testing/files/write-dist.ts';

test.each([
  ['/', 'Home'],
  ['/index.html', 'Home'],
  ['/lp8', 'Landing'],
  ['/lp8/', 'Landing'],
  ['/lp8/?utm_source=x', 'Landing'],
  ['/%6Cp8/', 'Landing'],
  ['/thankyou', 'Thank you'],
  ['/thankyou/', 'Thank you'],
])('%s is the page %s', async (path, title) => {
  await using site = await startSampleSite();
  const { status, headers, body } = await site.ask(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(String(body)).toBe(page(title));
});

test.each([
  ['/LP8/', '/lp8/'],
  ['/Lp8?utm_source=Ad', '/lp8?utm_source=Ad'],
  ['/services/linkedin-profile/', '/services/linkedIn-profile/'],
  ['/SERVICES/LinkedIn-Profile', '/services/linkedIn-profile'],
])('%s redirects to %s, which differs only in case', async (typed, path) => {
  await using site = await startSampleSite();
  const { status, headers } = await site.ask(typed);
  expect(status).toBe(301);
  expect(headers.location).toBe(path);
});

test.each(['/Services/', '/ASSETS/app-1a2b.js', '/.BUILD/server.json'])(
  '%s is not a page, in any letter case',
  async (path) => {
    await using site = await startSampleSite();
    expect((await site.ask(path)).status).toBe(404);
  },
);

test.each([
  '/nothing',
  '/lp8//',
  '//lp8/',
  '/robots.txt/',
  '/.build/server.json',
  '/%2ebuild/server.json',
  '/..%2f..%2fetc%2fpasswd',
  '/lp8/..%2f..%2f..%2fetc/passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/%252e%252e/etc/passwd',
  '/lp8/index.html%00.png',
  '/%E0%A4%A',
])('%s is answered with the 404 page of the site', async (path) => {
  await using site = await startSampleSite();
  writeFiles(join(site.distDir, '..'), { 'etc/passwd': 'secret' });
  const { status, headers, body } = await site.ask(path);
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-cache');
  expect(String(body)).toBe(page('Not found'));
});

test('without a site the server sends its own 404 page', async () => {
  await using site = await startSiteServer();
  const { status, body } = await site.ask('/');
  expect(status).toBe(404);
  expect(String(body)).toContain('Page not found');
});

test('a well-known file is served', async () => {
  await using site = await startSampleSite();
  expect((await site.ask('/.well-known/security.txt')).status).toBe(200);
});

test('a large file is streamed whole, with its tag', async () => {
  await using site = await startSampleSite();
  const large = Buffer.alloc(3 * 1024 * 1024, 'sample ');
  writeFiles(site.distDir, { 'assets/film-5e6f.mp4': large });
  const { headers, body } = await site.ask('/assets/film-5e6f.mp4');
  expect(headers['content-length']).toBe(String(large.byteLength));
  expect(headers.etag).toBe(`"${createHash('sha256').update(large).digest('base64url').slice(0, 27)}"`);
  expect(body.equals(large)).toBe(true);
  const head = await site.ask('/assets/film-5e6f.mp4', { method: 'HEAD' });
  expect(head.headers['content-length']).toBe(String(large.byteLength));
});

test('pages accept GET and HEAD only', async () => {
  await using site = await startSampleSite();
  await site.ask('/lp8');
  const { status, headers } = await site.ask('/lp8', { method: 'POST' });
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});
