import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeTestedDist } from '../../testing/experiments/tested-dist.ts';
import { words } from '../../testing/files/sample-site.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { benchStatic } from './static-bench.ts';

test('the benchmark loads the server and a bare one with equal responses', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'static-bench-test-'));
  writeFiles(dist, { 'index.html': words, '.build/server.json': '{"scriptHashes":[],"styleHashes":[]}' });
  const [result] = await benchStatic({ dist, paths: ['/'], rounds: 1, seconds: 0.2 });
  expect(result).toMatchObject({ path: '/', encoding: 'br' });
  for (const load of [result?.server, result?.bare]) {
    expect(load?.requestsPerSecond).toBeGreaterThan(0);
    expect(load?.p99Ms).toBeGreaterThanOrEqual(load?.p50Ms ?? Number.NaN);
  }
  expect(result?.ratio).toBeGreaterThan(0);
  expect(result?.residentMb).toBeGreaterThan(20);
  await expect(benchStatic({ dist, paths: ['/missing'], rounds: 1, seconds: 0.2 })).rejects.toThrow(
    '/missing has status 404',
  );
  rmSync(dist, { recursive: true });
});

test('a tested page is measured next to one without experiments', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'static-bench-test-'));
  writeTestedDist(dist);
  writeFiles(dist, { '.build/server.json': '{"scriptHashes":[],"styleHashes":[]}' });
  const paths = ['/', '/lp8/'];
  const [plain, tested] = await benchStatic({ dist, paths, cookie: 'bucket=42', rounds: 1, seconds: 0.2 });
  for (const result of [plain, tested]) expect(result?.server.requestsPerSecond).toBeGreaterThan(0);
  rmSync(dist, { recursive: true });
});
