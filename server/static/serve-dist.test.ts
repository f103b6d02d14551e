import { createHash } from 'node:crypto';
import { renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeFiles } from '../testing/files/write-dist.ts';
import { createTestApp } from '../testing/test-app.ts';

const words = 'A page that gets read, again and again. '.repeat(40);
const page = (title: string) => `<!doctype html><title>${title}</title><p>${words}</p>`;
const picture = Buffer.from('not really a picture, but bytes\u0000\u0001'.repeat(40));

async function sample() {
  const server = await createTestApp();
  writeFiles(server.distDir, {
    'index.html': page('Home'),
    'lp8/index.html': page('Landing'),
    'thankyou/index.html': page('Thank you'),
    '404.html': page('Not found'),
    'robots.txt': 'User-agent: *\n',
    'assets/app-1a2b.js': `/* ${words} */`,
    'assets/photo-3c4d.avif': picture,
    '.build/server.json': '{"scriptHashes":[],"styleHashes":[]}',
    '.well-known/security.txt': 'Contact: mailto:security@larkfield.example\n',
  });
  return server;
}

const get = (headers: Record<string, string> = {}) => ({ headers });

test.each([
  ['/', 'Home'],
  ['/index.html', 'Home'],
  ['/lp8', 'Landing'],
  ['/lp8/', 'Landing'],
  ['/lp8/?utm_source=x', 'Landing'],
  ['/thankyou', 'Thank you'],
  ['/thankyou/', 'Thank you'],
])('%s is the page %s', async (path, title) => {
  await using server = await sample();
  const answer = await server.app.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toBe(page(title));
});

test.each([
  ['/LP8/', '/lp8/'],
  ['/Lp8?utm_source=Ad', '/lp8?utm_source=Ad'],
  ['/services/linkedin-profile/', '/services/linkedIn-profile/'],
  ['/SERVICES/LinkedIn-Profile', '/services/linkedIn-profile'],
])('%s, in other capitals, leads to %s', async (typed, path) => {
  await using server = await sample();
  writeFiles(server.distDir, { 'services/linkedIn-profile/index.html': page('LinkedIn') });
  const answer = await server.app.request(typed);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(path);
});

test.each(['/Services/', '/ASSETS/app-1a2b.js', '/.BUILD/server.json'])(
  '%s is no page in any case',
  async (path) => {
    await using server = await sample();
    writeFiles(server.distDir, { 'services/linkedIn-profile/index.html': page('LinkedIn') });
    expect((await server.app.request(path)).status).toBe(404);
  },
);

test.each([
  '/nothing',
  '/lp8//',
  '//lp8/',
  '/robots.txt/',
  '/assets',
  '/assets/',
  '/.build/server.json',
  '/%2ebuild/server.json',
  '/.build%2fserver.json',
  '/lp8/..%2f.build%2fserver.json',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/%252e%252e/etc/passwd',
  '/lp8/index.html%00.png',
  '/%E0%A4%A',
])('%s is a 404 with the page of the site', async (path) => {
  await using server = await sample();
  writeFiles(join(server.distDir, '..'), { 'etc/passwd': 'secret' });
  const answer = await server.app.request(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toBe(page('Not found'));
});

test('without a site a page of our own says 404', async () => {
  await using server = await createTestApp();
  const answer = await server.app.request('/');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page not found');
});

test('a well-known file is served', async () => {
  await using server = await sample();
  expect((await server.app.request('/.well-known/security.txt')).status).toBe(200);
});

test('what carries a hash in its name is kept by browsers for good', async () => {
  await using server = await sample();
  for (const path of ['/assets/app-1a2b.js', '/assets/photo-3c4d.avif']) {
    const { headers } = await server.app.request(path);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  expect((await server.app.request('/assets/gone.js')).headers.get('cache-control')).toBe('no-cache');
});

test('a tag that still holds is answered with 304 and no body', async () => {
  await using server = await sample();
  const first = await server.app.request('/lp8');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await server.app.request('/lp8/', get({ 'if-none-match': condition }));
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('no-cache');
    expect(again.headers.get('vary')).toBe('accept-encoding');
  }
  expect((await server.app.request('/lp8', get({ 'if-none-match': '"other"' }))).status).toBe(200);
});

test('the tag follows the content, not the time', async () => {
  await using server = await sample();
  const before = (await server.app.request('/lp8')).headers.get('etag');
  utimesSync(join(server.distDir, 'lp8/index.html'), new Date(), new Date());
  expect((await server.app.request('/lp8')).headers.get('etag')).toBe(before);
  writeFiles(server.distDir, { 'lp8/index.html': page('Landinh') });
  expect((await server.app.request('/lp8')).headers.get('etag')).not.toBe(before);
});

test('HEAD says what GET would, without a body', async () => {
  await using server = await sample();
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding };
    const whole = await server.app.request('/lp8', { headers });
    const head = await server.app.request('/lp8', { method: 'HEAD', headers });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-length', 'content-type', 'content-encoding', 'etag', 'cache-control']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
    expect(Number(head.headers.get('content-length'))).toBe((await whole.arrayBuffer()).byteLength);
  }
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['identity', null],
  ['identity, br;q=0.5', null],
  ['', null],
])('a page travels for "%s" as %s', async (accepted, encoding) => {
  await using server = await sample();
  const answer = await server.app.request('/lp8', get({ 'accept-encoding': accepted }));
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)];
  expect(String(unpack ? unpack(bytes) : bytes)).toBe(page('Landing'));
});

test('every encoding has its own tag', async () => {
  await using server = await sample();
  const tags = await Promise.all(
    ['br', 'gzip', ''].map(async (accepted) => {
      const answer = await server.app.request('/lp8', get({ 'accept-encoding': accepted }));
      return answer.headers.get('etag') ?? '';
    }),
  );
  expect(new Set(tags).size).toBe(3);
  const asBrotli = get({ 'accept-encoding': 'br', 'if-none-match': tags[0] ?? '' });
  expect((await server.app.request('/lp8', asBrotli)).status).toBe(304);
  const asGzip = get({ 'accept-encoding': 'gzip', 'if-none-match': tags[0] ?? '' });
  expect((await server.app.request('/lp8', asGzip)).status).toBe(200);
});

test('the first visitor of a long page gets it fast, later ones get it smaller, each under its own tag', async () => {
  await using server = await sample();
  const long = page(Array.from({ length: 8000 }, (_, index) => `line ${(index * index) % 9973}`).join(' '));
  writeFiles(server.distDir, { 'long/index.html': long });
  const fetchLong = async () => {
    const answer = await server.app.request('/long', get({ 'accept-encoding': 'br' }));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(String(brotliDecompressSync(bytes))).toBe(long);
    return { size: bytes.byteLength, tag: answer.headers.get('etag') };
  };
  const first = await fetchLong();
  await expect.poll(async () => (await fetchLong()).size, { timeout: 5000 }).toBeLessThan(first.size);
  expect((await fetchLong()).tag).not.toBe(first.tag);
});

test('what the build has compressed is sent as it is', async () => {
  await using server = await sample();
  const marked = '/* made by the build */';
  writeFiles(server.distDir, {
    'assets/app-1a2b.js.br': brotliCompressSync(marked),
    'assets/app-1a2b.js.gz': gzipSync(marked),
  });
  const brotli = await server.app.request('/assets/app-1a2b.js', get({ 'accept-encoding': 'br' }));
  expect(String(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())))).toBe(marked);
  const zipped = await server.app.request('/assets/app-1a2b.js', get({ 'accept-encoding': 'gzip' }));
  expect(String(gunzipSync(Buffer.from(await zipped.arrayBuffer())))).toBe(marked);
});

test('a compressed sibling older than its file is not trusted', async () => {
  await using server = await sample();
  writeFiles(server.distDir, { 'lp8/index.html.br': brotliCompressSync('stale') });
  utimesSync(join(server.distDir, 'lp8/index.html.br'), new Date(0), new Date(0));
  const answer = await server.app.request('/lp8', get({ 'accept-encoding': 'br' }));
  expect(String(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())))).toBe(page('Landing'));
});

test('pictures and tiny files are sent as they are', async () => {
  await using server = await sample();
  const answer = await server.app.request('/assets/photo-3c4d.avif', get({ 'accept-encoding': 'br' }));
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
  const robots = await server.app.request('/robots.txt', get({ 'accept-encoding': 'br' }));
  expect(robots.headers.get('content-encoding')).toBeNull();
});

test('a large file is streamed whole, with its tag', async () => {
  await using server = await sample();
  const large = Buffer.alloc(3 * 1024 * 1024, 'larkfield ');
  writeFiles(server.distDir, { 'assets/film-5e6f.mp4': large });
  const answer = await server.app.request('/assets/film-5e6f.mp4');
  expect(answer.headers.get('content-length')).toBe(String(large.byteLength));
  expect(answer.headers.get('etag')).toBe(
    `"${createHash('sha256').update(large).digest('base64url').slice(0, 27)}"`,
  );
  expect(Buffer.from(await answer.arrayBuffer()).equals(large)).toBe(true);
  const head = await server.app.request('/assets/film-5e6f.mp4', { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(large.byteLength));
});

test('a new build is served without a restart', async () => {
  await using server = await sample();
  await server.app.request('/lp8', get({ 'accept-encoding': 'br' }));
  writeFiles(`${server.distDir}.next`, { 'lp8/index.html': page('New'), '404.html': page('New 404') });
  renameSync(server.distDir, `${server.distDir}.old`);
  renameSync(`${server.distDir}.next`, server.distDir);
  expect(await (await server.app.request('/lp8')).text()).toBe(page('New'));
  const packed = await server.app.request('/lp8', get({ 'accept-encoding': 'br' }));
  expect(String(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())))).toBe(page('New'));
  expect(await (await server.app.request('/thankyou')).text()).toBe(page('New 404'));
});

test('dist may be a link that a build moves', async () => {
  await using server = await sample();
  renameSync(server.distDir, `${server.distDir}.1`);
  symlinkSync(`${server.distDir}.1`, server.distDir);
  expect(await (await server.app.request('/lp8')).text()).toBe(page('Landing'));
  writeFiles(`${server.distDir}.2`, { 'lp8/index.html': page('Second') });
  symlinkSync(`${server.distDir}.2`, `${server.distDir}.link`);
  renameSync(`${server.distDir}.link`, server.distDir);
  expect(await (await server.app.request('/lp8')).text()).toBe(page('Second'));
});

test('a request in the moment without a dist waits for the new one', async () => {
  await using server = await sample();
  renameSync(server.distDir, `${server.distDir}.next`);
  const waiting = server.app.request('/lp8');
  await sleep(80);
  renameSync(`${server.distDir}.next`, server.distDir);
  expect((await waiting).status).toBe(200);
});

test('a page that is taken away is gone at once', async () => {
  await using server = await sample();
  await server.app.request('/lp8');
  rmSync(join(server.distDir, 'lp8'), { recursive: true });
  expect((await server.app.request('/lp8')).status).toBe(404);
});

test('pages are for GET and HEAD', async () => {
  await using server = await sample();
  const answer = await server.app.request('/lp8', { method: 'POST' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});
