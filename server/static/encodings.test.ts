import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { page, picture, startSampleSite } from '../testing/files/sample-site.ts';
import { writeFiles } from '../testing/files/write-dist.ts';

const accept = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['identity, br;q=0.5', undefined],
  ['', undefined],
])('a page for a client that accepts "%s" is sent as %s', async (accepted, encoding) => {
  await using site = await startSampleSite();
  const { headers, body } = await site.ask('/lp8', accept(accepted));
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('accept-encoding');
  expect(Number(headers['content-length'])).toBe(body.byteLength);
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)];
  expect(String(decompress ? decompress(body) : body)).toBe(page('Landing'));
});

test('each encoding has its own tag', async () => {
  await using site = await startSampleSite();
  const tagOf = async (encoding: string) => (await site.ask('/lp8', accept(encoding))).headers.etag ?? '';
  const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('')];
  expect(new Set(tags).size).toBe(3);
  const condition = { 'if-none-match': tags[0] ?? '' };
  const statusFor = async (encoding: string) =>
    (await site.ask('/lp8', { headers: { ...condition, 'accept-encoding': encoding } })).status;
  expect(await statusFor('br')).toBe(304);
  expect(await statusFor('gzip')).toBe(200);
});

test('a long page is first sent quickly compressed and later smaller, with different tags', async () => {
  await using site = await startSampleSite();
  const long = page(Array.from({ length: 8000 }, (_, index) => `line ${(index * index) % 9973}`).join(' '));
  writeFiles(site.distDir, { 'long/index.html': long });
  const fetchLong = async () => {
    site.forget();
    const { headers, body } = await site.askOnce('/long', accept('br'));
    expect(String(brotliDecompressSync(body))).toBe(long);
    return { size: body.byteLength, tag: headers.etag };
  };
  const first = await fetchLong();
  await expect.poll(async () => (await fetchLong()).size, { timeout: 5000 }).toBeLessThan(first.size);
  expect((await fetchLong()).tag).not.toBe(first.tag);
});

test('files that the build has compressed are sent unchanged', async () => {
  await using site = await startSampleSite();
  const marked = '/* made by the build */';
  writeFiles(site.distDir, {
    'assets/app-1a2b.js.br': brotliCompressSync(marked),
    'assets/app-1a2b.js.gz': gzipSync(marked),
  });
  const brotli = await site.ask('/assets/app-1a2b.js', accept('br'));
  expect(String(brotliDecompressSync(brotli.body))).toBe(marked);
  const gzipped = await site.ask('/assets/app-1a2b.js', accept('gzip'));
  expect(String(gunzipSync(gzipped.body))).toBe(marked);
});

test('a compressed file cannot be requested directly', async () => {
  await using site = await startSampleSite();
  writeFiles(site.distDir, {
    'index.html.br': brotliCompressSync(page('Home')),
    'lp8/index.html.gz': gzipSync(page('Landing')),
    'assets/app-1a2b.js.br': brotliCompressSync('app()'),
    'downloads/fonts.tar.gz': gzipSync('an archive that is not an encoding of another file'),
  });
  for (const path of ['/index.html.br', '/index.html%2Ebr', '/lp8/index.html.gz', '/assets/app-1a2b.js.br'])
    expect((await site.ask(path)).status, path).toBe(404);
  expect((await site.ask('/downloads/fonts.tar.gz')).status).toBe(200);
});

test('a compressed file that is older than its original is ignored', async () => {
  await using site = await startSampleSite();
  const sibling = join(site.distDir, 'lp8/index.html.br');
  writeFiles(site.distDir, { 'lp8/index.html.br': brotliCompressSync('stale') });
  utimesSync(sibling, new Date(0), new Date(0));
  const { body } = await site.ask('/lp8', accept('br'));
  expect(String(brotliDecompressSync(body))).toBe(page('Landing'));
});

test('pictures and tiny files are sent uncompressed', async () => {
  await using site = await startSampleSite();
  const { headers, body } = await site.ask('/assets/photo-3c4d.avif', accept('br'));
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-type']).toBe('image/avif');
  expect(body.equals(picture)).toBe(true);
  const robots = await site.ask('/robots.txt', accept('br'));
  expect(robots.headers['content-encoding']).toBeUndefined();
});
