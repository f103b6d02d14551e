import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { about, dana, testReleases, tinyBuild } from '../fixtures/test-releases.ts';

const six = '2026-12-01T06:00:00.000Z';
const wanted = { draft: 'fall-prices', at: six, by: dana };
const at = (time: string) => ({ clock: () => new Date(time) });

test('a schedule survives a restart and is due from its time on, until it is settled', async () => {
  const { releases, reopen } = await testReleases({ build: tinyBuild, ...at('2026-11-28T10:00:00Z') });
  const { id } = await releases.schedule(wanted);
  await releases.schedule({ ...wanted, draft: 'later', at: '2026-12-24T06:00:00Z' });
  expect(await (await reopen(at('2026-12-01T05:59:59.999Z'))).due()).toEqual([]);
  const later = await reopen(at(six));
  expect(await later.due()).toEqual([{ ...wanted, id, isCurrent: false }]);
  later.settle(id);
  const last = await reopen(at(six));
  expect(await last.due()).toEqual([]);
  expect(last.scheduled()).toMatchObject([{ draft: 'later' }]);
});

test('a release that was made ahead is switched to only if the live site is still the one it was made from', async () => {
  const { releases, pages, publish, reopen } = await testReleases({ build: tinyBuild });
  const live = await publish();
  const { id: release } = await releases.make({ configs: pages.root }, about);
  await releases.schedule({ ...wanted, release });
  const later = await reopen(at(six));
  expect(await later.due()).toMatchObject([{ release, isCurrent: true }]);
  await publish();
  expect(await later.due()).toMatchObject([{ release, isCurrent: false }]);
  await releases.switchTo(live);
  expect(await later.due()).toMatchObject([{ release, isCurrent: true }]);
});

test('a line that a crash cut off loses nothing else', async () => {
  const { releases, folder, reopen } = await testReleases({ build: tinyBuild });
  const first = await releases.schedule(wanted);
  const journal = join(folder, 'scheduled.jsonl');
  appendFileSync(journal, readFileSync(journal, 'utf8').slice(0, 40));
  const second = await releases.schedule(wanted);
  expect((await reopen()).scheduled()).toEqual([first, second]);
});

test('a time that is none is refused', async () => {
  const { releases } = await testReleases({ build: tinyBuild });
  await expect(releases.schedule({ ...wanted, at: 'tomorrow' })).rejects.toThrow('"tomorrow" is no time');
});
