import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redirectsFile, redirectTable } from '../../schema/redirects.ts';
import { page, startSampleSite } from '../testing/files/sample-site.ts';
import { writeFiles } from '../testing/files/write-dist.ts';

const targets = {
  old: '/lp8/',
  'shop/old.html': '/lp8/?from=shop&utm_source=flyer#plans',
  away: 'https://shop.example/start?a=1',
  'old page': '/thankyou',
  thankyou: '/lp8/',
};

async function startSite() {
  const site = await startSampleSite();
  writeFiles(site.distDir, { [redirectsFile]: redirectTable(new Map(Object.entries(targets))) });
  return site;
}

test.each([
  ['/old', '/lp8/'],
  ['/old/', '/lp8/'],
  ['/OLD/', '/lp8/'],
  ['/%6fld', '/lp8/'],
  ['/old?gclid=x&utm_source=ad', '/lp8/?gclid=x&utm_source=ad'],
  ['/Shop/old.html?utm_source=ad', '/lp8/?from=shop&utm_source=ad#plans'],
  ['/away/?b=%20', 'https://shop.example/start?a=1&b=%20'],
  ['/old%20page', '/thankyou'],
])('%s redirects to %s', async (path, location) => {
  await using site = await startSite();
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await site.ask(path, { method });
    expect([status, headers.location, body.length]).toEqual([301, location, 0]);
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('a page is shown even if its address is in the table', async () => {
  await using site = await startSite();
  expect(String((await site.ask('/thankyou/')).body)).toBe(page('Thank you'));
});

test('a redirect answers no other method', async () => {
  await using site = await startSite();
  expect((await site.ask('/old/', { method: 'POST' })).status).toBe(405);
});

test('a new table is noticed at once, and so is its removal', async () => {
  await using site = await startSite();
  writeFiles(site.distDir, { [redirectsFile]: redirectTable(new Map([['older', '/lp8/']])) });
  expect((await site.ask('/old')).status).toBe(404);
  expect((await site.ask('/older')).headers.location).toBe('/lp8/');
  rmSync(join(site.distDir, redirectsFile));
  expect((await site.ask('/older')).status).toBe(404);
});

test('the table is never served', async () => {
  await using site = await startSite();
  expect((await site.ask(`/${redirectsFile}`)).status).toBe(404);
});

const hosts = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
];
const ends = [
  '',
  '/',
  '/..',
  '%2f..',
  '/%2e%2e',
  '%00',
  '%0d%0aLocation:%20//evil.example',
  '%09',
  '#',
  '@evil.example',
];
const paths = [
  ...hosts.flatMap((host) => ['', '/', '/..', '/%2e%2e'].map((rest) => `/old/..${host}${rest}`)),
  ...hosts.flatMap((host) =>
    [`${host}/old`, `/old/${host}`, `/old${host}`].map((path) => `/${path}`.replace(/^\/\/(?=[^/])/, '/')),
  ),
  ...ends.map((end) => `/old${end}`),
  '//evil.example/old',
  ...['/', '\\'].map((slash) => `/${encodeURIComponent(slash)}evil.example/old`),
  '/old%5c',
  '/old\\',
  '/old;/',
  '/old%3f',
  '/old%23//evil.example',
  '/%e2%80%ae/old',
  '/http://evil.example/old',
];
const queries = [
  '',
  '?//evil.example',
  '?next=https://evil.example',
  '?%0d%0aSet-Cookie:%20a=b',
  '?\\evil.example',
  '?#//evil.example',
  '?a=%E0%A4%A&b=%',
  `?${'a'.repeat(6000)}`,
  '?<script>alert(1)</script>',
];

test('nothing in a request chooses the host or path of a redirect', async () => {
  await using site = await startSite();
  const allowed = new Set(Object.values(targets).map((target) => partsOf(target)));
  const counts = { redirected: 0, other: 0 };
  for (const path of new Set(paths)) {
    for (const query of queries) {
      const request = path.includes('#') ? path : path + query;
      const { status, headers } = await site.askOnce(request);
      const { location } = headers;
      expect([200, 301, 400, 404], request).toContain(status);
      expect(headers['set-cookie'], request).toBeUndefined();
      if (location === undefined) counts.other += 1;
      else {
        counts.redirected += 1;
        expect(allowed, request).toContain(partsOf(location));
        expect(location, request).toMatch(/^[!-~]+$/);
      }
    }
  }
  // Both outcomes occur, so the loop above compares something.
  expect(counts.redirected).toBeGreaterThan(20);
  expect(counts.other).toBeGreaterThan(200);
});

/** The host and the path that a browser on the site would request. */
function partsOf(location: string): string {
  const { host, pathname } = new URL(location, 'https://site.example');
  return host + pathname;
}
