import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page, startSampleSite } from '../testing/files/sample-site.ts';
import { writeFiles } from '../testing/files/write-dist.ts';

test('browsers keep files with a hash in their name forever', async () => {
  await using site = await startSampleSite();
  for (const path of ['/assets/app-1a2b.js', '/assets/photo-3c4d.avif']) {
    const { headers } = await site.ask(path);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect((await site.ask('/assets/gone.js')).headers['cache-control']).toBe('no-cache');
});

test.each(['identity', 'br'])(
  'a tag that is still valid is answered with 304 and no body (%s)',
  async (encoding) => {
    await using site = await startSampleSite();
    const accepting = { 'accept-encoding': encoding };
    const { headers } = await site.ask('/lp8/', { headers: accepting });
    const etag = headers.etag ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const conditional = { headers: { ...accepting, 'if-none-match': condition } };
      site.forget();
      const again = await site.ask('/lp8/', conditional);
      expect(again.status).toBe(304);
      expect(again.body.byteLength).toBe(0);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['cache-control']).toBe('no-cache');
      expect(again.headers.vary).toBe('accept-encoding');
      expect(again.headers['content-encoding']).toBeUndefined();
      expect((await site.ask('/lp8/', { headers: accepting })).status).toBe(200);
    }
    const other = { headers: { ...accepting, 'if-none-match': '"other"' } };
    expect((await site.ask('/lp8', other)).status).toBe(200);
  },
);

test('every URL of a page has the same tag', async () => {
  await using site = await startSampleSite();
  const tags = await Promise.all(
    ['/lp8', '/lp8/', '/lp8/index.html'].map(async (path) => (await site.ask(path)).headers.etag),
  );
  expect(new Set(tags).size).toBe(1);
});

test('the tag depends on the content, not on the modification time', async () => {
  await using site = await startSampleSite();
  const before = (await site.ask('/lp8')).headers.etag;
  utimesSync(join(site.distDir, 'lp8/index.html'), new Date(), new Date());
  site.forget();
  expect((await site.ask('/lp8')).headers.etag).toBe(before);
  writeFiles(site.distDir, { 'lp8/index.html': page('Landinh') });
  site.forget();
  expect((await site.ask('/lp8')).headers.etag).not.toBe(before);
});

test.each(['identity', 'br'])('HEAD is answered like GET, without a body (%s)', async (encoding) => {
  await using site = await startSampleSite();
  const headers = { 'accept-encoding': encoding };
  const head = await site.ask('/lp8', { method: 'HEAD', headers });
  const whole = await site.ask('/lp8', { headers });
  expect(head.status).toBe(200);
  expect(head.body.byteLength).toBe(0);
  for (const name of ['content-length', 'content-type', 'content-encoding', 'etag', 'cache-control'])
    expect(head.headers[name]).toBe(whole.headers[name]);
  expect(Number(head.headers['content-length'])).toBe(whole.body.byteLength);
});
