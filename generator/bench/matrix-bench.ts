import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsBelow } from '../lib/folder.ts';
import { buildPages, type Times } from './build-bench.ts';
import { makeMatrix } from './variants.ts';

export interface MatrixBenchResult {
  pages: number;
  /** Without an earlier build; the site's code and pictures are cached. */
  cold: Times;
  /** Peak memory of the cold build, and of one that changes a row, in MiB. */
  peakMib: number;
  changedPeakMib: number;
  unchanged: Times;
  /** One row changed. */
  oneChanged: Times;
  /** What the pages take on the disk, in GB. */
  diskGb: number;
}

const mib = 1.048576;

/** Builds a page of the company for each row of a table with six columns, each time in a new process. */
export async function benchMatrix(
  { configs, pages, folder }: { configs: string; pages: number; folder: string },
  log: (step: string) => void,
): Promise<MatrixBenchResult> {
  const work = mkdtempSync(join(folder, 'matrix-bench-'));
  try {
    const few = makeMatrix(configs, join(work, 'few'), 2);
    await buildPages(few.configs, join(work, 'few-out'));
    const { configs: source, table } = makeMatrix(configs, join(work, 'many'), pages);
    const out = join(work, 'out');
    log(`building ${pages} pages of a matrix`);
    const cold = await buildPages(source, out);
    log('building them again');
    const unchanged = await buildPages(source, out);
    const text = readFileSync(table, 'utf8');
    writeFileSync(table, text.replace('reads every posting', 'reads each posting'));
    log('building them after a change of one row');
    const oneChanged = await buildPages(source, out);
    return {
      pages,
      cold,
      unchanged,
      oneChanged,
      peakMib: cold.peakMb / mib,
      changedPeakMib: oneChanged.peakMb / mib,
      diskGb: pathsBelow(out).reduce((sum, path) => sum + statSync(join(out, path)).blocks * 512, 0) / 1e9,
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

export function printMatrix(result: MatrixBenchResult): void {
  const { pages, cold, unchanged, oneChanged, peakMib, changedPeakMib, diskGb } = result;
  const line = (name: string, shown: string, target: string, isMet: boolean) =>
    console.log(`  ${name.padEnd(22)}${shown.padStart(34)}  ${isMet ? 'at most' : 'missed'} ${target}`);
  const seconds = ({ wallMs, cpuMs }: Times) =>
    `${(wallMs / 1000).toFixed(1)} s (cpu ${(cpuMs / 1000).toFixed(1)} s)`;
  const extra = oneChanged.wallMs - unchanged.wallMs;
  console.log(`\n${pages} pages of a matrix, landing page 8 with six fields a row`);
  line('cold', seconds(cold), '', true);
  line('cold, per page', `${(cold.wallMs / pages).toFixed(2)} ms`, '3 ms', cold.wallMs / pages <= 3);
  line('peak memory', `${peakMib.toFixed(0)} MiB`, '512 MiB', peakMib <= 512);
  line('nothing changed', seconds(unchanged), '10 s', unchanged.wallMs <= 10_000);
  line('one row changed', seconds(oneChanged), '', true);
  line('  beyond nothing', `${(extra / 1000).toFixed(1)} s`, '1 s', extra <= 1000);
  line('  peak memory', `${changedPeakMib.toFixed(0)} MiB`, '512 MiB', changedPeakMib <= 512);
  console.log(`  on disk               ${`${diskGb.toFixed(1)} GB`.padStart(34)}`);
}
