import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFolders } from '../../schema/live-folder.ts';
import { ProblemsError } from '../errors/problem.ts';
import { systemErrorMessage } from '../errors/system-error.ts';
import { manifestFile } from '../write/manifest-site.ts';
import type { BuildControl, BuildRelease } from './build-job.ts';
import { changedAddresses } from './changed-addresses.ts';
import { emptyTrash, removeFolder } from './clean-up.ts';
import { linkFolder } from './link-folder.ts';
import { findLive } from './live-release.ts';
import type { Records, ReleaseRecord } from './records.ts';
import { type AboutRelease, ReleaseError, type ReleaseSource } from './release.ts';
import { runningExperiments } from './release-facts.ts';
import { newReleaseId } from './release-id.ts';

export interface MakeParts {
  folders: Required<SiteFolders>;
  records: Records;
  build: BuildRelease;
  clock: () => Date;
}

export interface MakeRequest {
  source: ReleaseSource;
  about: AboutRelease;
  control: BuildControl;
}

/**
 * Makes a release next to the live one, from a copy by hard links and a build in it.
 * @throws ReleaseError `failed` with the record of the failed release, whose files are gone
 */
export async function makeRelease(
  { folders, records, build, clock }: MakeParts,
  { source: { configs, commit }, about, control }: MakeRequest,
): Promise<ReleaseRecord> {
  const { releases } = folders;
  const started = clock();
  const id = newReleaseId(started);
  const folder = join(releases, id);
  const record: ReleaseRecord = {
    id,
    at: started.toISOString(),
    ...about,
    ...(commit !== undefined && { commit }),
    state: 'building',
    pages: [],
    experiments: [],
    switches: [],
  };
  try {
    mkdirSync(releases, { recursive: true });
    records.write(record);
    const live = await findLive(folders);
    if (live) await linkFolder(live.folder, folder);
    await build({ configs, out: folder, now: started.getTime() }, control);
    if (!existsSync(join(folder, manifestFile))) throw new Error('The build wrote no complete site.');
    const ready: ReleaseRecord = {
      ...record,
      state: 'ready',
      pages: changedAddresses(live?.folder, folder).pages,
      experiments: runningExperiments(folder),
      tookMs: clock().getTime() - started.getTime(),
    };
    records.write(ready);
    return ready;
  } catch (error) {
    // Frees the space first: the disk may be full.
    removeFolder(releases, id);
    await emptyTrash(releases);
    const failed: ReleaseRecord = {
      ...record,
      state: 'failed',
      ...reasonOf(error, control),
      tookMs: clock().getTime() - started.getTime(),
    };
    try {
      records.write(failed);
    } catch {
      // The next cleanup marks it as failed.
    }
    const reason = (failed.reason ?? (error as Error).message).replace(/\.?$/, '.');
    throw new ReleaseError('failed', `Not published: ${reason} Live pages were not touched.`, failed);
  }
}

function reasonOf(error: unknown, { signal }: BuildControl): Pick<ReleaseRecord, 'problems' | 'reason'> {
  if (error instanceof ProblemsError) return { problems: error.problems };
  if (signal?.aborted) return { reason: 'It was stopped.' };
  return { reason: systemErrorMessage(error) ?? (error as Error).message };
}
