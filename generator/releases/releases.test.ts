import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { about, dana, realBuild, testReleases, tinyBuild } from '../fixtures/test-releases.ts';
import { ReleaseError } from './release.ts';

const heading = 'heading: Asked at the bench.';

test('a release shares what did not change with the build of before, which can be rolled back to and forward from', async () => {
  const { releases, dist, folder, pages, publish, read } = await testReleases();
  await realBuild({ configs: pages.root, out: dist, now: Date.now() }, {});
  pages.edit('home.yaml', heading, 'heading: Asked in the studio.');
  const id = await publish();
  expect(await read('index.html')).toContain('Asked in the studio.');
  const inode = (site: string, path: string) => statSync(join(site, path)).ino;
  const shares = (path: string) => inode(dist, path) === inode(join(folder, id), path);
  expect([shares('workshop/index.html'), shares('index.html')]).toEqual([true, false]);
  const [release, build, ...others] = await releases.list();
  expect(others).toEqual([]);
  expect(release).toMatchObject({ id, state: 'live', by: dana, pages: ['/'], title: 'Sharper headline' });
  expect(build).toMatchObject({ state: 'ready', title: 'The site as it was built' });
  const owen = { name: 'Owen Brandt' };
  const back = await releases.switchTo(build?.id ?? '', owen);
  expect(back.switches.at(-1)).toMatchObject({ by: owen });
  expect(await read('index.html')).toContain('Asked at the bench.');
  await releases.switchTo(id);
  expect(await read('index.html')).toContain('Asked in the studio.');
});

test('a mistake in a page leaves live pages as they are, and only a record of the release', async () => {
  const { releases, folder, pages, publish, read } = await testReleases();
  const id = await publish();
  pages.edit('home.yaml', heading, 'headline: Asked.');
  const failure = await releases.make({ configs: pages.root }, about).catch((error) => error);
  expect(failure).toBeInstanceOf(ReleaseError);
  expect(failure.message).toMatch(/^Not published: \d problems? found\. Live pages were not touched\.$/);
  const [failed, live] = await releases.list();
  expect(failed).toMatchObject({
    state: 'failed',
    problems: [{ line: expect.any(Number) }, ...failure.release.problems.slice(1)],
  });
  expect(live).toMatchObject({ id, state: 'live' });
  expect(readdirSync(folder)).not.toContain(failed?.id);
  expect(await read('index.html')).toContain('Asked at the bench.');
  await expect(releases.switchTo(failed?.id ?? '')).rejects.toMatchObject({ code: 'unknown' });
});

test('a full disk leaves live pages as they are', async () => {
  const { reopen, pages, publish, folder } = await testReleases({ build: tinyBuild });
  const id = await publish();
  const releases = await reopen({
    async build(job, control) {
      await tinyBuild(job, control);
      throw Object.assign(new Error('no space'), {
        code: 'ENOSPC',
        syscall: 'write',
        path: 'dist/lp8/index.html',
      });
    },
  });
  await expect(releases.make({ configs: pages.root }, about)).rejects.toThrow(
    'Not published: dist/lp8/index.html cannot be written: the disk is full. Live pages were not touched.',
  );
  expect(await releases.list()).toMatchObject([{ state: 'failed' }, { id, state: 'live' }]);
  expect(
    readdirSync(folder)
      .filter((name) => statSync(join(folder, name)).isDirectory())
      .sort(),
  ).toEqual([id, 'current']);
});

test('only one release is made at a time, and a switch does not wait for it', async () => {
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { releases, pages, reopen, publish } = await testReleases({ build: tinyBuild });
  const [first, second] = [await publish(), await publish()];
  const slow = await reopen({ build: (job, control) => waiting.then(() => tinyBuild(job, control)) });
  const made = slow.make({ configs: pages.root }, about);
  await expect(releases.make({ configs: pages.root }, about)).rejects.toMatchObject({ code: 'busy' });
  await releases.switchTo(first);
  await releases.switchTo(second);
  finish();
  expect(await made).toMatchObject({ state: 'ready' });
  expect(await releases.make({ configs: pages.root }, about)).toMatchObject({ state: 'ready' });
});

test('50 releases are kept, and the live one however old it is', async () => {
  const { releases, pages, publish, folder } = await testReleases({ build: tinyBuild });
  const live = await publish();
  const ids: string[] = [];
  for (let index = 0; index < 52; index += 1)
    ids.push((await releases.make({ configs: pages.root }, about)).id);
  const kept = [...ids.slice(2), live];
  expect((await releases.list()).map(({ id }) => id).sort()).toEqual(kept.toSorted());
  expect(
    readdirSync(folder)
      .filter((name) => /-\w{4}$/.test(name))
      .sort(),
  ).toEqual(kept.toSorted());
  await releases.switchTo(ids[30] ?? '');
  await releases.make({ configs: pages.root }, about);
  expect(existsSync(join(folder, live))).toBe(false);
});

test('what a killed process left behind is cleaned up at the next start', async () => {
  const { publish, folder, reopen } = await testReleases({ build: tinyBuild });
  const live = await publish();
  const killed = '20261128T104152123-3f9a';
  const record = {
    id: killed,
    at: '2026-11-28T10:41:52.123Z',
    title: 'Half',
    changes: [],
    pages: [],
    experiments: [],
    switches: [],
  };
  writeFileSync(join(folder, `${killed}.json`), JSON.stringify({ ...record, state: 'building' }));
  for (const name of [killed, '20261128T104152124-0000', '.removed-20261128T104152125-0000-1'])
    mkdirSync(join(folder, name, 'lp8'), { recursive: true });
  const releases = await reopen();
  expect(await releases.list()).toMatchObject(
    [
      { id: live, state: 'live' },
      { id: killed, state: 'failed', reason: expect.stringContaining('ended before') },
    ].sort((a, b) => (a.id < b.id ? 1 : -1)),
  );
  expect(readdirSync(folder).filter((name) => name.includes('2026') && !name.endsWith('.json'))).toEqual([
    live,
  ]);
});

test('names that are no id are refused', async () => {
  const { releases } = await testReleases({ build: tinyBuild });
  for (const id of ['', '..', '../dist', 'current', '20261128T104152123-3f9a'])
    await expect(releases.switchTo(id)).rejects.toMatchObject({ code: 'unknown' });
});

test('a release is live even if a build has a time in the future', async () => {
  const { releases, dist, publish } = await testReleases({ build: tinyBuild });
  await tinyBuild({ configs: '', out: dist, now: 0 }, {});
  utimesSync(join(dist, '.build/server.json'), new Date(), new Date(Date.now() + 3_600_000));
  const id = await publish();
  expect((await releases.live())?.id).toBe(id);
});

test('after an update, the pages are built again and go live only if they differ, and never after a roll back', async () => {
  const { releases, dist, pages, publish } = await testReleases();
  const source = { configs: pages.root };
  const first = await releases.refresh(source);
  expect(first).toMatchObject({ state: 'live', title: 'The same pages, built again' });
  expect(await releases.refresh(source)).toBeUndefined();
  expect(await releases.list()).toMatchObject([{ id: first?.id }]);
  pages.edit('home.yaml', heading, 'heading: Asked in the studio.');
  const second = await publish();
  await releases.switchTo(first?.id ?? '');
  expect(await releases.refresh(source)).toBeUndefined();
  // A build without what was published, as in an image.
  await tinyBuild({ configs: '', out: dist, now: 0 }, {});
  expect((await releases.live())?.id).toBeUndefined();
  expect(await releases.refresh(source)).toMatchObject({ state: 'live' });
  expect((await releases.compare(second)).pages).toEqual([]);
});

test('a roll back while the pages are built again stays', async () => {
  const { releases, pages, publish, reopen } = await testReleases({ build: tinyBuild });
  const [first] = [await publish(), await publish()];
  const updated = await reopen({
    async build(job, control) {
      await releases.switchTo(first);
      await tinyBuild(job, control);
    },
  });
  expect(await updated.refresh({ configs: pages.root })).toBeUndefined();
  expect((await releases.live())?.id).toBe(first);
  expect(await releases.list()).toHaveLength(2);
});
