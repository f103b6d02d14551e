import { readFileSync } from 'node:fs';
import type { ArmTotals } from '../../server/experiments/statistics/counts.ts';
import type { Verdict } from '../../server/experiments/statistics/verdict/verdict-types.ts';
import { writeWhole } from '../write/atomic-write.ts';
import type { LockEntry } from './lock-file.ts';

/** An experiment that is over, whether it found something or not. */
export interface EndedExperiment extends Omit<LockEntry, 'salt' | 'contents'> {
  name: string;
  /** The address of its page; missing for the experiment of site.yaml. */
  route?: string | undefined;
  hypothesis: string;
  titles: Record<string, string>;
  /** The day on which it was stopped, and who did. */
  stopped: string;
  by: string;
  because?: string;
  /** What each variant counted, control first. */
  totals: Omit<ArmTotals, 'lcp'>[];
  /** Missing if it ran for less than a day. */
  verdict?: Verdict;
  /** The variant that was taken. */
  taken?: string;
}

/** Reads `experiments.history.json`, oldest first. A missing file is empty. */
export function readHistory(path: string): EndedExperiment[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export function writeHistory(path: string, ended: readonly EndedExperiment[]): void {
  writeWhole(path, `${JSON.stringify(ended, null, 2)}\n`);
}
