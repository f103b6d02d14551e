import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { addDays, dayOf } from '../../../../server/lib/day-of.ts';
import { openSqlite } from '../../../../server/storage/sqlite/sqlite-storage.ts';
import { insertSampleExperiments } from '../../../../server/testing/experiments/sample-experiments.ts';
import { runningExperiment, writeReport } from '../../../../server/testing/experiments/sample-report.ts';
import { type RunningSite, startSite } from '../../harness/running-site.ts';
import { addStaff, staffEmail } from '../../harness/staff-console.ts';

/** The built site with experiments in every stage, and with one that started today, with three variants and long names. */
export async function startSampleSite(): Promise<RunningSite> {
  const dist = mkdtempSync(join(tmpdir(), 'experiments-'));
  cpSync(inject('dist'), dist, { recursive: true });
  // The server reads the report when it is asked for it, so the report can come after its start.
  const site = await startSite(dist);
  const today = dayOf(new Date(), 'America/Chicago');
  const storage = await openSqlite(join(site.folder, 'data'), { prepare: async () => {}, busyMs: 5000 });
  const report = await insertSampleExperiments(storage, today);
  await storage.close();
  const fresh = {
    hypothesis: 'A hypothesis that takes more than one line, because it was written on a Friday. '.repeat(4),
    titles: {
      control: 'Control',
      one: 'Name-the-price-and-the-turnaround-in-the-very-first-headline',
      two: 'Two',
    },
    split: { control: 50, one: 30, two: 20 },
  };
  writeReport(dist, {
    ...report,
    running: [
      ...report.running,
      runningExperiment({ ...fresh, name: 'started-today', started: today }),
      runningExperiment({ ...fresh, name: 'no-visits', started: addDays(today, -2) }),
    ],
  });
  await addStaff(site, staffEmail);
  return {
    ...site,
    async stop() {
      await site.stop();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
