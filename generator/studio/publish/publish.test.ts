import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Operation } from '../../../schema/api/studio/operation.ts';
import type { StudioProblem } from '../../../schema/api/studio/page.ts';
import type { Publishing } from '../../../schema/api/studio/publish.ts';
import { openStudioDraft, openTestStudio } from '../testing/open-test-studio.ts';

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

test('a draft with a mistake is not published, and says where it is', async () => {
  const { send, publish, git, call, url } = await openDraft();
  await send([{ op: 'setValue', file: 'home.yaml', path: ['theme'], value: 'nigth' }]);
  const { state, reason, mistakes = [] } = await publish();
  expect([state, reason]).toEqual(['failed', 'The draft has mistakes.']);
  expect(mistakes[0]).toMatchObject({ file: 'home.yaml', path: ['theme'], fix: { label: 'Use “night”' } });
  expect(git('log', '--format=%s').trim()).toBe('Begin');
  await send([mistakes[0]?.fix?.operation as Operation]);
  expect((await call(`${url}/changes`)).body.mistakes).toEqual([]);
});

test('what is no mistake and worth a look is said before publishing, the draft’s own files first', async () => {
  const studio = openTestStudio();
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
