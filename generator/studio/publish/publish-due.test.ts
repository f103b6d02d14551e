import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tinyBuild } from '../../fixtures/test-releases.ts';
import { acquireLock } from '../../releases/lock.ts';
import { openStudioDraft, openTestStudio } from '../testing/open-test-studio.ts';
import { createPublishDue } from './publish-due.ts';

const at = '2031-06-01T06:00:00.000Z';

/** Drafts that change the title of a page each, and are scheduled for the same time. */
async function scheduled(files: readonly string[]) {
  const studio = openTestStudio({}, tinyBuild);
  const { publisher, releases } = await studio.publishing();
  let now = Date.parse(at);
  const due = { due: async () => releases.scheduled().map((one) => ({ ...one, isCurrent: false })) };
  const publishDue = createPublishDue({
    drafts: await studio.drafts(),
    releases: { ...releases, ...due },
    publisher,
    clock: () => new Date(now),
    warn: () => {},
  });
  const drafts = [];
  for (const file of files) {
    const draft = await openStudioDraft(studio);
    await draft.send([{ op: 'setText', file, path: ['title'], text: `Title of ${file}` }]);
    await draft.call(`${draft.url}/publish`, { at });
    drafts.push(draft);
  }
  return {
    ...{ ...studio, releases, drafts, publishDue },
    wait: (ms: number) => {
      now += ms;
    },
    isLive: (file: string) => studio.folder.read(file).includes(`title: Title of ${file}`),
  };
}

test('what fails only for now stays due, and is tried again a minute later', async () => {
  const { data, releases, publishDue, wait, isLive } = await scheduled(['home.yaml']);
  {
    // Another build is running.
    using _making = acquireLock(join(data, 'releases/.making.lock'));
    await publishDue();
  }
  expect([isLive('home.yaml'), releases.scheduled().length]).toEqual([false, 1]);
  wait(59_000);
  await publishDue();
  expect(isLive('home.yaml')).toBe(false);
  wait(1000);
  await publishDue();
  expect([isLive('home.yaml'), releases.scheduled()]).toEqual([true, []]);
});

test('a mistake in the draft ends its schedule', async () => {
  const { drafts, releases, publishDue } = await scheduled(['home.yaml']);
  await drafts[0]?.send([{ op: 'setValue', file: 'home.yaml', path: ['theme'], value: 'nigth' }]);
  await publishDue();
  expect(releases.scheduled()).toEqual([]);
});

test('a draft that cannot be opened keeps no other one waiting, and can be canceled', async () => {
  const { data, call, releases, publishDue, isLive } = await scheduled(['winter.yaml']);
  // Its branch is gone, as in a repository that was cloned again.
  const journal = join(data, 'studio/drafts/lost/journal.jsonl');
  mkdirSync(dirname(journal), { recursive: true });
  writeFileSync(journal, `${JSON.stringify({ kind: 'begin', at, author: 'Ana', base: 'f00d' })}\n`);
  await releases.schedule({ draft: 'lost', at: '2031-06-01T05:00:00.000Z', by: { name: 'Ana' } });
  await publishDue();
  expect(isLive('winter.yaml')).toBe(true);
  const { scheduled: waiting } = (await call('/api/studio/releases')).body;
  expect(waiting).toMatchObject([{ draft: 'lost', author: 'Ana' }]);
  await call(`/api/studio/scheduled/${waiting[0].id}/cancel`, {});
  expect(releases.scheduled()).toEqual([]);
});

test('one that is canceled while another one is published is not published', async () => {
  const { call, releases, publishDue, isLive } = await scheduled(['home.yaml', 'winter.yaml']);
  const [, second] = releases.scheduled();
  const published = publishDue();
  await call(`/api/studio/scheduled/${second?.id}/cancel`, {});
  await published;
  expect([isLive('home.yaml'), isLive('winter.yaml')]).toEqual([true, false]);
});
