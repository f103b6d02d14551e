import { statSync } from 'node:fs';
import { join } from 'node:path';
import { serverFile } from '../write/server-file.ts';
import { linkFolder } from './link-folder.ts';
import type { Records } from './records.ts';
import { runningExperiments } from './release-facts.ts';
import { newReleaseId } from './release-id.ts';

/**
 * Keeps a build of `npm run build` as a release before another site takes its place, so it can be rolled back to. A build that was
 * kept before is not kept twice.
 */
export async function keepBuild(folder: string, releases: string, records: Records): Promise<void> {
  const built = statSync(join(folder, serverFile)).mtime;
  const id = newReleaseId(built);
  const time = id.split('-', 1)[0] ?? id;
  if (records.list().some((record) => record.id.startsWith(time) && record.by === undefined)) return;
  const at = built.toISOString();
  const record = { id, at, title: 'The site as it was built', changes: [], pages: [], switches: [{ at }] };
  records.write({ ...record, experiments: [], state: 'building' });
  await linkFolder(folder, join(releases, id));
  records.write({ ...record, experiments: runningExperiments(folder), state: 'ready' });
}
