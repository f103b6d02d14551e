import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { page, startSampleSite } from '../testing/files/sample-site.ts';
import { writeFiles } from '../testing/files/write-dist.ts';
import { maxAgeMs } from './answer-memory.ts';

const brotli = { headers: { 'accept-encoding': 'br' } };

test('a new build is noticed within two seconds and without a restart', async () => {
  await using site = await startSampleSite();
  await site.ask('/lp8');
  await site.ask('/lp8', brotli);
  writeFiles(`${site.distDir}.next`, { 'lp8/index.html': page('New'), '404.html': page('New 404') });
  renameSync(site.distDir, `${site.distDir}.old`);
  renameSync(`${site.distDir}.next`, site.distDir);
  expect(maxAgeMs).toBeLessThan(2000);
  site.passTime(maxAgeMs);
  expect(String((await site.ask('/lp8')).body)).toBe(page('New'));
  expect(String(brotliDecompressSync((await site.ask('/lp8', brotli)).body))).toBe(page('New'));
  expect(String((await site.ask('/thankyou')).body)).toBe(page('New 404'));
});

test('after a second, one request refreshes an answer while others get the old one for half a second more', async () => {
  await using site = await startSampleSite();
  const titleOf = async () => /<title>(\w+)/.exec(String((await site.askOnce('/lp8')).body))?.[1];
  expect(await titleOf()).toBe('Landing');
  rmSync(join(site.distDir, 'lp8'), { recursive: true });
  site.passTime(999);
  expect(await titleOf()).toBe('Landing');
  site.passTime(1);
  expect(await titleOf()).toBe('Not');
  expect(await titleOf()).toBe('Landing');
  site.passTime(499);
  expect(await titleOf()).toBe('Landing');
  site.passTime(1);
  expect(await titleOf()).toBe('Not');
  expect(await titleOf()).toBe('Not');
});

test('dist can be a symlink that a build replaces', async () => {
  await using site = await startSampleSite();
  renameSync(site.distDir, `${site.distDir}.1`);
  symlinkSync(`${site.distDir}.1`, site.distDir);
  expect(String((await site.ask('/lp8')).body)).toBe(page('Landing'));
  writeFiles(`${site.distDir}.2`, { 'lp8/index.html': page('Second') });
  symlinkSync(`${site.distDir}.2`, `${site.distDir}.link`);
  renameSync(`${site.distDir}.link`, site.distDir);
  site.forget();
  expect(String((await site.ask('/lp8')).body)).toBe(page('Second'));
});

test('a request in the brief moment without a dist waits for the new one', async () => {
  await using site = await startSampleSite();
  renameSync(site.distDir, `${site.distDir}.next`);
  const waiting = site.askOnce('/lp8');
  await sleep(80);
  renameSync(`${site.distDir}.next`, site.distDir);
  expect((await waiting).status).toBe(200);
});

test('without remembered answers, a removed page is gone immediately', async () => {
  await using site = await startSampleSite();
  expect((await site.app.request('/lp8')).status).toBe(200);
  rmSync(join(site.distDir, 'lp8'), { recursive: true });
  expect((await site.app.request('/lp8')).status).toBe(404);
});
