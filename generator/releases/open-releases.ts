import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverFile } from '../write/server-file.ts';
import { buildInProcess } from './build-in-process.ts';
import { changedAddresses, isSameSite } from './changed-addresses.ts';
import { cleanUp, maxReleases } from './clean-up.ts';
import { keepAssets } from './keep-assets.ts';
import { keepBuild } from './keep-build.ts';
import { findLive, replaceLink } from './live-release.ts';
import { acquireLock, type Lock, waitForLock } from './lock.ts';
import { type MakeRequest, makeRelease } from './make-release.ts';
import { createPurge } from './purge.ts';
import { openRecords, type ReleaseRecord } from './records.ts';
import { type Author, type Release, ReleaseError } from './release.ts';
import { runningExperiments, siteUrl } from './release-facts.ts';
import type { Releases, ReleasesParts } from './releases.ts';
import { openSchedule } from './scheduled.ts';

/**
 * Opens a folder of releases, and removes what killed processes left in it.
 * @param parts `releases` is created when it is missing; `dist` is where `npm run build` builds
 */
export async function openReleases({
  dist,
  releases,
  clock,
  warn,
  ...parts
}: ReleasesParts): Promise<Releases> {
  const folders = { dist, releases };
  const records = openRecords(releases);
  const schedule = openSchedule(releases);
  const { build = buildInProcess, purgeUrl } = parts;
  const purge = purgeUrl === undefined ? undefined : createPurge(purgeUrl);
  const running = new Set<Promise<void>>();
  const live = () => findLive(folders);
  const lockSwitch = () =>
    waitForLock(join(releases, '.switching.lock'), 'Another release is going live. Try again in a moment.');

  function findReady(id: string): ReleaseRecord | undefined {
    const record = records.read(id);
    return record?.state === 'ready' && existsSync(join(releases, id, serverFile)) ? record : undefined;
  }

  function readyRelease(id: string): ReleaseRecord {
    const record = findReady(id);
    if (!record)
      throw new ReleaseError('unknown', `There is no complete release "${id}". It may be too old.`);
    return record;
  }

  /** @param making shows that no release is being made */
  async function tidy(_making: Lock): Promise<void> {
    let emptied: Promise<void>;
    {
      using _switching = await lockSwitch();
      emptied = cleanUp({ releases, records, live: (await live())?.id });
    }
    await emptied;
  }

  const tryLockMaking = () => acquireLock(join(releases, '.making.lock'));

  function lockMaking(): Lock {
    const lock = tryLockMaking();
    if (!lock)
      throw new ReleaseError('busy', 'Another release is being made. Try again when it is finished.');
    return lock;
  }

  async function make(making: Lock, { source, about, control }: MakeRequest): Promise<ReleaseRecord> {
    await tidy(making);
    const present = await live();
    if (present && present.id === undefined) await keepBuild(present.folder, releases, records);
    const record = await makeRelease({ folders, records, build, clock }, { source, about, control });
    await tidy(making);
    return record;
  }

  /** The newest release that was ever live. After a roll back, another one is. */
  const newestShown = () => records.list().find(({ switches }) => switches.length > 0)?.id;

  async function purgeChanges(id: string, from: string | undefined): Promise<void> {
    if (!purge) return;
    const folder = join(releases, id);
    const { pages, files } = changedAddresses(from, folder);
    const failure = await purge({ release: id, site: siteUrl(folder), paths: [...pages, ...files] });
    if (failure !== undefined)
      warn(`PURGE_URL did not accept the addresses that changed with ${id}: ${failure}.`);
  }

  /** Runs without delaying the answer. */
  function inBackground(work: Promise<void>): void {
    const task = work.catch((error: Error) => warn(error.message)).finally(() => running.delete(task));
    running.add(task);
  }

  async function switchTo(id: string, by?: Author): Promise<Release> {
    using _switching = await lockSwitch();
    const record = readyRelease(id);
    const from = await live();
    if (from?.id === id) return shown(record, id);
    const now = clock();
    if (from) await keepAssets(from.folder, join(releases, id), now.getTime());
    await replaceLink(folders, id);
    const author = by ?? record.by;
    const switched = { at: now.toISOString(), ...(author && { by: author }) };
    const updated = { ...record, switches: [...record.switches, switched] };
    try {
      records.write(updated);
    } catch (error) {
      warn(`The history of ${id} could not be written: ${(error as Error).message}`);
    }
    inBackground(purgeChanges(id, from?.folder));
    return shown(updated, id);
  }

  {
    using making = tryLockMaking();
    if (making) await tidy(making);
  }

  return {
    live,
    async list() {
      const id = (await live())?.id;
      return records
        .list()
        .filter((record, index) => index < maxReleases || record.id === id)
        .map((record) => shown(record, id));
    },
    async make(source, about, control = {}) {
      using making = lockMaking();
      return shown(await make(making, { source, about, control }), undefined);
    },
    async refresh(source, control = {}) {
      using making = lockMaking();
      const present = await live();
      if (present?.id !== undefined && present.id !== newestShown()) return undefined;
      const about = { title: 'The same pages, built again', changes: [] };
      const { id } = await make(making, { source, about, control });
      const isStillLive = (await live())?.key === present?.key;
      const isOther = !present || !isSameSite(present.folder, join(releases, id));
      if (isStillLive && isOther) return switchTo(id);
      records.remove(id);
      await tidy(making);
      return undefined;
    },
    async compare(id) {
      readyRelease(id);
      const present = await live();
      const [now, then] = [present?.folder, join(releases, id)].map(
        (folder) => new Set(folder === undefined ? [] : runningExperiments(folder)),
      ) as [Set<string>, Set<string>];
      return {
        ...changedAddresses(present?.folder, join(releases, id)),
        experiments: { ending: [...now.difference(then)], beginning: [...then.difference(now)] },
      };
    },
    switchTo,
    async discard(id) {
      if (records.read(id)?.switches.length !== 0) return;
      records.remove(id);
      using making = tryLockMaking();
      // Otherwise, the next one that is made removes its files.
      if (making) await tidy(making);
    },
    schedule: async (wanted) => schedule.add(wanted, (await live())?.key),
    scheduled: schedule.list,
    async due() {
      const now = clock().getTime();
      const key = (await live())?.key;
      const due = schedule.list().filter(({ at }) => Date.parse(at) <= now);
      return due.map((one) => ({
        ...one,
        isCurrent: one.release !== undefined && one.base === key && findReady(one.release) !== undefined,
      }));
    },
    settle: schedule.settle,
    async close() {
      await Promise.all(running);
    },
  };
}

function shown(record: ReleaseRecord, live: string | undefined): Release {
  return record.id === live ? { ...record, state: 'live' } : record;
}
