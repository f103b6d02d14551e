import { expect, test } from 'vitest';
import { startSampleSite } from '../testing/files/sample-site.ts';
import { writeFiles } from '../testing/files/write-dist.ts';

const sizes = { 'a film in memory': 1000, 'a streamed film': 1_500_000 };

test.each(Object.entries(sizes))('%s is sent in the parts that a browser asks for', async (_name, size) => {
  await using site = await startSampleSite();
  const film = Buffer.alloc(size, '0123456789');
  writeFiles(site.distDir, { 'assets/film-1a2b.mp4': film });
  const ask = (headers: Record<string, string>) => site.ask('/assets/film-1a2b.mp4', { headers });

  const whole = await ask({});
  expect([whole.status, whole.headers['accept-ranges'], whole.body.byteLength]).toEqual([200, 'bytes', size]);
  // The answer to the whole film is in memory now, and must not be repeated for a part.
  const part = await ask({ range: `bytes=${size - 3}-` });
  expect(part.status).toBe(206);
  expect(String(part.body)).toBe('789');
  expect(part.headers['content-range']).toBe(`bytes ${size - 3}-${size - 1}/${size}`);
  expect(part.headers['content-type']).toBe('video/mp4');
  expect(part.headers.etag).toBe(whole.headers.etag);

  const etag = whole.headers.etag ?? '';
  expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  expect((await ask({ range: 'bytes=0-1', 'if-none-match': etag })).status).toBe(304);
  const beyond = await ask({ range: `bytes=${size}-` });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
});

test('other files are always sent whole', async () => {
  await using site = await startSampleSite();
  const { status, headers } = await site.ask('/lp8/', { headers: { range: 'bytes=0-1' } });
  expect([status, headers['accept-ranges']]).toEqual([200, undefined]);
});
