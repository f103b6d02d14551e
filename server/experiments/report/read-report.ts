import type { DistFile } from '../../static/dist-file.ts';
import type { DistFolder } from '../../static/dist-folder.ts';
import { type ExperimentReport, reportPath } from './report-file.ts';

export type ReadReport = () => Promise<ExperimentReport>;

const none: ExperimentReport = { running: [], written: [], ended: [] };

/** Reads what the last build says about experiments, again whenever it has changed. A site without experiments has no report. */
export function createReportReader(dist: Pick<DistFolder, 'stat' | 'bytes'>): ReadReport {
  let current = { version: '', report: none };
  const parse = async (file: DistFile): Promise<ExperimentReport> =>
    JSON.parse(String(await dist.bytes(file)));
  return async () => {
    const file = await dist.stat(reportPath);
    const version = file?.version ?? '';
    if (current.version !== version) current = { version, report: file ? await parse(file) : none };
    return current.report;
  };
}
