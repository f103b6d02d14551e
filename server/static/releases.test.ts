import { linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { page } from '../testing/files/sample-site.ts';
import { startSiteServer } from '../testing/files/site-server.ts';
import { sourceHash, writeFiles } from '../testing/files/write-dist.ts';
import { maxAgeMs } from './answer-memory.ts';
import { openDistFolder } from './dist-folder.ts';
import { createLiveSite } from './live-site.ts';

const brotli = { headers: { 'accept-encoding': 'br' } };
const sameTime = new Date('2026-11-28T10:00:00Z');

/** A page with an inline script, and the list that allows it. */
function siteFiles(script: string): Record<string, string> {
  return {
    'lp8/index.html': `<!doctype html><title>Page</title><script>${script}</script>`,
    '.build/server.json': JSON.stringify({ scriptHashes: [sourceHash(script)], styleHashes: [] }),
  };
}

function switchTo(releases: string, id: string): void {
  symlinkSync(id, join(releases, 'next'));
  renameSync(join(releases, 'next'), join(releases, 'current'));
}

async function startReleases() {
  const site = await startSiteServer();
  const releases = join(dirname(site.distDir), 'data', 'releases');
  const release = (id: string, files: Record<string, string>) => writeFiles(join(releases, id), files);
  return { ...site, releases, release, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
}

test('a switch to another release and back is followed within two seconds and without a restart', async () => {
  await using site = await startReleases();
  writeFiles(site.distDir, siteFiles('built()'));
  site.release('a', siteFiles('a()'));
  site.release('b', { ...siteFiles('b()'), 'new/index.html': page('New') });
  expect(String((await site.ask('/lp8/')).body)).toContain('built()');
  for (const [id, status] of [
    ['a', 404],
    ['b', 200],
    ['a', 404],
  ] as const) {
    switchTo(site.releases, id);
    expect(maxAgeMs).toBeLessThan(2000);
    site.passTime(maxAgeMs);
    const { body, headers } = await site.ask('/lp8/');
    expect(String(body)).toContain(`${id}()`);
    expect(headers['content-security-policy']).toContain(sourceHash(`${id}()`));
    expect((await site.askOnce('/new/')).status).toBe(status);
  }
});

test('a file of equal size and modification time is never answered with the content of another release', async () => {
  await using site = await startReleases();
  for (const [id, title] of [
    ['a', 'Fair'],
    ['b', 'Best'],
  ] as const) {
    site.release(id, { 'lp8/index.html': page(title) });
    utimesSync(join(site.releases, id, 'lp8/index.html'), sameTime, sameTime);
  }
  for (const [id, title] of [
    ['a', 'Fair'],
    ['b', 'Best'],
    ['a', 'Fair'],
  ] as const) {
    switchTo(site.releases, id);
    site.forget();
    expect(String((await site.ask('/lp8/')).body)).toBe(page(title));
    expect(String(brotliDecompressSync((await site.ask('/lp8/', brotli)).body))).toBe(page(title));
  }
});

test('a request that began before a switch reads everything from the release that it began with', async () => {
  await using site = await startReleases();
  const { releases } = site;
  site.release('a', siteFiles('a()'));
  site.release('b', siteFiles('b()'));
  const dist = openDistFolder({ dist: site.distDir, releases }, 100_000);
  const readSite = createLiveSite({ dist, clock: () => sameTime });
  switchTo(releases, 'a');
  const before = await readSite();
  switchTo(releases, 'b');
  const after = await readSite();
  for (const [live, script] of [
    [before, 'a()'],
    [after, 'b()'],
    [before, 'a()'],
  ] as const) {
    const file = await live.dist.find('/lp8/');
    const html = String(file && (await live.dist.bytes(file)));
    expect(html).toContain(script);
    expect(await live.policyOf(html)).toContain(sourceHash(script));
  }
  expect(await readSite()).toBe(after);
});

test('releases share in memory what they share on disk', async () => {
  await using folder = temporaryFolder();
  writeFiles(join(folder.path, 'a'), { 'robots.txt': 'User-agent: *' });
  const dist = openDistFolder({ dist: join(folder.path, 'a') }, 100_000);
  const before = await dist.stat('robots.txt');
  mkdirSync(join(folder.path, 'b'));
  linkSync(join(folder.path, 'a/robots.txt'), join(folder.path, 'b/robots.txt'));
  const other = await openDistFolder({ dist: join(folder.path, 'b') }, 0).stat('robots.txt');
  expect(other?.version).toBe(before?.version);
  expect(before && other && (await dist.bytes(before)) === (await dist.bytes(other))).toBe(true);
});

test('what a build puts in place of a file while it is read is not remembered for releases that still have the file', async () => {
  await using folder = temporaryFolder();
  const [first, second] = [join(folder.path, 'a'), join(folder.path, 'b')];
  writeFiles(first, { 'lp8/index.html': page('First') });
  mkdirSync(join(second, 'lp8'), { recursive: true });
  linkSync(join(first, 'lp8/index.html'), join(second, 'lp8/index.html'));
  const dist = openDistFolder({ dist: first }, 100_000);
  const found = await dist.stat('lp8/index.html');
  writeFiles(first, { 'lp8/index.html': page('Later') });
  expect(String(found && (await dist.bytes(found)))).toBe(page('Later'));
  const kept = found && { ...found, folder: second };
  expect(String(kept && (await dist.bytes(kept)))).toBe(page('First'));
  expect(String(kept && brotliDecompressSync(await dist.bytes(kept, 'br')))).toBe(page('First'));
});

function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'releases-test-'));
  return {
    path,
    async [Symbol.asyncDispose]() {
      rmSync(path, { recursive: true });
    },
  };
}
