import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stamp } from '../render/fingerprint.ts';
import { experimentReport, picturesFolder, picturesIn, reportFile } from '../write/experiment-report-file.ts';
import { experimentsFile, experimentsText } from '../write/experiments-file.ts';
import type { PageRecord } from '../write/manifest.ts';
import type { Timetable } from '../write/schedule-file.ts';
import type { BuildJob } from './build-job.ts';

/**
 * Stages what the server knows about experiments: what it shows to visitors, and what to staff.
 * @param tables what tested addresses show; see `experimentTables`
 * @returns the paths of all of these files
 */
export function stageExperiments(
  { out, project, changes, staging }: BuildJob,
  pages: ReadonlyMap<string, PageRecord>,
  tables: ReadonlyMap<string, Timetable>,
): string[] {
  const { previous, sources } = changes;
  const shown = experimentsText({ project, pages, tables });
  if (shown !== undefined) staging.put(experimentsFile, shown);
  const report = experimentReport(project, pages);
  if (report) staging.put(reportFile, `${JSON.stringify(report, null, 2)}\n`);
  const pictures = report ? picturesIn(report) : [];
  const areSame = previous?.experiments === sources.experiments;
  for (const name of pictures) {
    const path = `${picturesFolder}/${name}`;
    const built = previous?.files[path];
    const isInPlace = areSame && built !== undefined && stamp(join(out, path)) === built;
    if (!isInPlace) staging.put(path, readFileSync(join(project.folder.pictures, name)));
  }
  return [
    ...(shown === undefined ? [] : [experimentsFile]),
    ...(report ? [reportFile] : []),
    ...pictures.map((name) => `${picturesFolder}/${name}`),
  ];
}
