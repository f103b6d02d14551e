import type { ReadCounts } from './counts.ts';

/** What all commands about experiments need. */
export interface ExperimentRequest {
  /** Reads the server's database. */
  counts: ReadCounts;
  now: Date;
  /** Whether to write nothing. */
  isDryRun: boolean;
  /** Whether to print a patch, and write nothing. */
  isPatch: boolean;
  /** Why the experiment is stopped, for its history. */
  because?: string | undefined;
}
