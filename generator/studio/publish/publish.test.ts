import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Operation } from '../../../schema/api/studio/operation.ts';
import type { StudioProblem } from '../../../schema/api/studio/page.ts';
import type { Publishing, ReleaseRow } from '../../../schema/api/studio/publish.ts';
import { tinyBuild } from '../../fixtures/test-releases.ts';
import type { BuildRelease } from '../../releases/build-job.ts';
import { openStudioDraft, openTestStudio } from '../testing/open-test-studio.ts';
import { openPublishing } from './open-publishing.ts';

async function openDraft(studio = openTestStudio()) {
  const opened = await openStudioDraft(studio);
  const { call, url } = opened;
  /** Publishes, and waits until it is over. */
  const publish = async (): Promise<Publishing> => {
    await call(`${url}/publish`, {});
    for (;;) {
      const { publishing } = (await call('/api/studio/publishing')).body;
      if (publishing.state !== 'working') return publishing;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { ...opened, publish };
}

test('a draft goes live, and the repository has only the lines meant, in the author’s name', async () => {
  const { send, publish, call, url, git, data, folder } = await openDraft();
  const before = folder.read('home.yaml');
  await send([{ op: 'setText', file: 'home.yaml', path: ['title'], text: 'Candles by hand' }]);
  const { body: plan } = await call(`${url}/changes`);
  expect(plan.pages.changing).toBeGreaterThan(0);
  const published = await publish();
  expect([published.reason, published.state, published.steps.map(({ step }) => step)]).toEqual([
    undefined,
    'live',
    ['check', 'build', 'record', 'switch'],
  ]);
  expect(readFileSync(join(data, 'releases/current/index.html'), 'utf8')).toContain('<title>Candles by hand');
  expect(folder.read('home.yaml')).toBe(before.replace(/^title: .*$/m, 'title: Candles by hand'));
  expect(git('log', '-1', '--format=%an <%ae>').trim()).toBe('Ana <ana@larkfield.example>');
  expect((await call(url)).body.draft.changes).toBe(0);

  await send([{ op: 'setText', file: 'home.yaml', path: ['title'], text: 'Other candles' }]);
  await publish();
  expect(git('show', '--format=', '--numstat').trim()).toBe('1\t1\thome.yaml');
  const { releases } = (await call('/api/studio/releases')).body;
  expect(releases.map(({ state }: { state: string }) => state)).toEqual(['live', 'ready']);
  await call(`/api/studio/releases/${releases[1].id}/live`, {});
  expect(readFileSync(join(data, 'releases/current/index.html'), 'utf8')).toContain('<title>Candles by hand');
  // What is published next begins with it, and the draft keeps its change.
  expect(folder.read('home.yaml')).toContain('title: Candles by hand');
  expect(git('log', '-1', '--format=%an %s').trim()).toMatch(/^Ana Put back: Title in search results/);
  expect((await call(url)).body.draft.changes).toBe(1);
  expect((await call(`${url}/pages/home`)).body.title).toBe('Other candles');
  const [latest] = (await call(`${url}/history/home.yaml`)).body.versions;
  const version = await call(`${url}/versions/${latest.commit}/${latest.file}`);
  expect(version.body.text).toBe(folder.read('home.yaml'));
});

/** For tests of which each publishes little, or nothing. */
const shared = openTestStudio({}, tinyBuild);

const published = () => shared.git('rev-parse', 'main').trim();

test('a draft with a mistake is not published, and says where it is', async () => {
  const { send, publish, call, url } = await openDraft(shared);
  const before = published();
  await send([{ op: 'setValue', file: 'home.yaml', path: ['theme'], value: 'nigth' }]);
  const { state, reason, mistakes = [] } = await publish();
  expect([state, reason]).toEqual(['failed', 'The draft has mistakes.']);
  expect(mistakes[0]).toMatchObject({ file: 'home.yaml', path: ['theme'], fix: { label: 'Use “night”' } });
  expect(published()).toBe(before);
  await send([mistakes[0]?.fix?.operation as Operation]);
  expect((await call(`${url}/changes`)).body.mistakes).toEqual([]);
});

test('what is no mistake and worth a look is said before publishing, the draft’s own files first', async () => {
  const studio = shared;
  const placeholder = 'A title of up to 60 characters';
  studio.folder.write(
    'home.yaml',
    studio.folder.read('home.yaml').replace(/^title: .*$/m, `title: ${placeholder}`),
  );
  studio.git(
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@b.example',
    'commit',
    '--quiet',
    '--all',
    '--message=Title',
  );
  const { send, call, url } = await openDraft(studio);
  await send([{ op: 'setText', file: 'winter.yaml', path: ['title'], text: placeholder }]);
  const { warnings, mistakes } = (await call(`${url}/changes`)).body;
  expect(mistakes).toEqual([]);
  expect(warnings.map(({ file, path, code }: StudioProblem) => [file, path, code])).toEqual([
    ['winter.yaml', ['title'], 'Placeholder'],
    ['winter.yaml', ['title'], 'SameTitle'],
    ['home.yaml', ['title'], 'Placeholder'],
  ]);
  expect(warnings[0].message).toMatch(/so visitors would read it\.$/);
});

const title = (text: string): Operation => ({ op: 'setText', file: 'home.yaml', path: ['title'], text });

const releasesOf = async ({ call }: Awaited<ReturnType<typeof openDraft>>): Promise<ReleaseRow[]> =>
  (await call('/api/studio/releases')).body.releases;

test('a build that fails says why, and neither pages, repository, nor draft change', async () => {
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write', path: 'index.html' });
  let isFull = true;
  const build: BuildRelease = (job, control) => (isFull ? Promise.reject(full) : tinyBuild(job, control));
  const opened = await openDraft(openTestStudio({}, build));
  const { send, publish, git, folder, call, url } = opened;
  const before = folder.read('home.yaml');
  await send([title('Candles by hand')]);
  const { state, reason } = await publish();
  expect([state, reason]).toEqual(['failed', 'index.html cannot be written: the disk is full.']);
  expect(await releasesOf(opened)).toMatchObject([{ state: 'failed', reason }]);
  expect([git('log', '--format=%s', 'main').trim(), folder.read('home.yaml')]).toEqual(['Begin', before]);
  expect((await call(url)).body.draft.changes).toBe(1);
  isFull = false;
  git('remote', 'add', 'origin', '/nowhere/site.git');
  expect((await publish()).state).toBe('live');
  expect(folder.read('home.yaml')).toContain('title: Candles by hand');
  // That the copy elsewhere could not be made is said, and keeps nothing from being live.
  await expect
    .poll(async () => (await call('/api/studio/publishing')).body.publishing.copy)
    .toMatch(/^Everything is saved here, but was not pushed: the remote “origin” does not answer\./);
});

test('a symbolic link among the pages is not published, and says what to do', async () => {
  const { send, publish, folder, pages } = await openDraft(shared);
  const before = published();
  await send([title('Candles by hand')]);
  symlinkSync(join(folder.root, 'winter.yaml'), join(pages, 'media/link.yaml'));
  const { state, reason } = await publish();
  expect([state, reason]).toEqual([
    'failed',
    'media/link.yaml is a symbolic link, and the studio follows none. Replace it with a copy of the file.',
  ]);
  expect(published()).toBe(before);
});

test('of two drafts, the second is published with the changes of the first', async () => {
  const [one, two] = [await openDraft(shared), await openDraft(shared)];
  await one.send([title('Candles by hand')]);
  await two.send([{ op: 'setText', file: 'winter.yaml', path: ['title'], text: 'Cold' }]);
  expect((await one.publish()).state).toBe('live');
  expect(await two.publish()).toMatchObject({ state: 'live' });
  expect(shared.folder.read('home.yaml')).toContain('title: Candles by hand');
  expect(shared.folder.read('winter.yaml')).toContain('title: Cold');
  expect(shared.git('show', '--format=', '--numstat').trim()).toBe('1\t1\twinter.yaml');
});

test('rolling back to the build of before puts its pages back into the repository, too', async () => {
  const studio = openTestStudio({}, tinyBuild);
  await tinyBuild({ configs: studio.folder.root, out: join(studio.data, 'dist'), now: 0 }, {});
  const opened = await openDraft(studio);
  const { send, publish, call, url, folder, git } = opened;
  const before = folder.read('home.yaml');
  await send([title('Candles by hand')]);
  await publish();
  const [, build] = await releasesOf(opened);
  const address = `/api/studio/releases/${build?.id}`;
  expect((await call(address)).body.isRecorded).toBe(true);
  await call(`${address}/live`, {});
  expect(folder.read('home.yaml')).toBe(before);
  expect(git('log', '-1', '--format=%s').trim()).toBe('Put back: The site as it was built');
  // The draft keeps its change, and says so: nothing comes back unseen.
  expect((await call(url)).body.draft.changes).toBe(1);
  expect((await publish()).state).toBe('live');
  expect(folder.read('home.yaml')).toContain('title: Candles by hand');
});

test('what is typed while a draft is built is not published with it, and can be published afterward', async () => {
  let typeOn = async () => {};
  const build: BuildRelease = async (job, control) => {
    await tinyBuild(job, control);
    await typeOn();
  };
  const { send, publish, call, url, folder, git } = await openDraft(openTestStudio({}, build));
  await send([title('Candles by hand')]);
  typeOn = async () => {
    typeOn = async () => {};
    await send([title('Candles by hand, poured')], undefined, 'Owen');
  };
  expect((await publish()).state).toBe('live');
  expect(folder.read('home.yaml')).toMatch(/^title: Candles by hand$/m);
  const { draft, conflicts } = (await call(url)).body;
  expect([draft.changes, conflicts]).toEqual([1, []]);
  expect((await publish()).state).toBe('live');
  expect(folder.read('home.yaml')).toMatch(/^title: Candles by hand, poured$/m);
  expect(git('log', '--format=%s', 'main').trim().split('\n')).toHaveLength(3);
});

/** The publishing of a studio that starts again. */
const restarted = async ({ drafts, data }: ReturnType<typeof openTestStudio>, build: BuildRelease) =>
  openPublishing({
    ...{ drafts: await drafts(), dist: join(data, 'dist'), releases: join(data, 'releases') },
    ...{ purgeUrl: undefined, build, clock: () => new Date('2032-01-01T12:00:00Z'), warn: () => {} },
  });

test('what is published while the pages are built again after an update waits for that build', async () => {
  const studio = openTestStudio({}, tinyBuild);
  const { send, publish, draft } = await openDraft(studio);
  await send([title('Candles by hand')]);
  await publish();
  const building = Promise.withResolvers<void>();
  const { publisher, releases } = await restarted(studio, async (job, control) => {
    await building.promise;
    await tinyBuild(job, control);
  });
  await send([title('Candles by the dozen')]);
  const open = await (await studio.drafts()).get(draft.draft.id);
  if (open) publisher.start(open, { name: 'Ana', email: 'ana@larkfield.example' }, 'Title');
  await expect.poll(() => publisher.current()?.steps.at(-1)?.step).toBe('build');
  building.resolve();
  expect(await publisher.outcome()).toBe('live');
  expect((await releases.list()).map(({ state }) => state)).toEqual(['live', 'ready']);
  expect(studio.folder.read('home.yaml')).toContain('title: Candles by the dozen');
});

test('a roll back that the repository refuses is live, and is recorded before anything else is published', async () => {
  const studio = openTestStudio({}, tinyBuild);
  const opened = await openDraft(studio);
  const { send, publish, call, url, folder, git } = opened;
  await send([title('Candles by hand')]);
  await publish();
  const [good] = await releasesOf(opened);
  await send([title('Candles by mistake')]);
  await publish();
  // A developer is at the same file.
  const mine = `${folder.read('home.yaml')}# Mine.\n`;
  folder.write('home.yaml', mine);
  expect((await call(`/api/studio/releases/${good?.id}/live`, {})).status).toBe(200);
  const [, live] = await releasesOf(opened);
  expect(live).toMatchObject({ id: good?.id, state: 'live' });
  await send([{ op: 'setText', file: 'winter.yaml', path: ['title'], text: 'Cold' }]);
  expect(await publish()).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('home.yaml was changed in'),
  });
  expect(folder.read('home.yaml')).toBe(mine);
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--all', '--message=Mine');
  // The next start records it.
  await restarted(studio, tinyBuild);
  expect(folder.read('home.yaml')).toContain('title: Candles by hand\n');
  expect(folder.read('home.yaml')).toContain('# Mine.');
  expect(git('log', '-1', '--format=%s').trim()).toMatch(/^Put back: /);
  expect((await call(url)).body.draft.changes).toBe(2);
});

test('a publication that the repository refuses leaves no release', async () => {
  const opened = await openDraft(shared);
  const { send, publish, folder, git } = opened;
  const before = await releasesOf(opened);
  await send([title('Candles by the yard')]);
  folder.write('home.yaml', `${folder.read('home.yaml')}# Mine.\n`);
  expect((await publish()).state).toBe('failed');
  expect(await releasesOf(opened)).toEqual(before);
  git('checkout', '--quiet', 'home.yaml');
});

test('a draft whose release could not go live after it was recorded goes live when it is published again', async () => {
  const opened = await openDraft(openTestStudio({}, tinyBuild));
  const { send, publish, data, folder, call, url } = opened;
  await send([title('Candles by hand')]);
  const inTheWay = join(data, 'releases/current/folder');
  mkdirSync(inTheWay, { recursive: true });
  expect((await publish()).state).toBe('failed');
  expect(folder.read('home.yaml')).toContain('title: Candles by hand');
  rmSync(dirname(inTheWay), { recursive: true });
  expect((await publish()).state).toBe('live');
  expect(await releasesOf(opened)).toMatchObject([{ state: 'live' }]);
  expect((await call(url)).body.draft.changes).toBe(0);
});
