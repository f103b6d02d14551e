import type { Steps } from '../steps.ts';
import type { ReadCounts } from './counts.ts';

/** What all commands about experiments need. */
export interface ExperimentRequest {
  /** Reads the server's database. */
  counts: ReadCounts;
  now: Date;
  /** The path of a Chromium that takes pictures; undefined if there is none. */
  findBrowser: () => Promise<string | undefined>;
  /** Shows what takes long. */
  steps: Steps;
  /** Whether to write nothing. */
  isDryRun: boolean;
  /** Whether to print a patch, and write nothing. */
  isPatch: boolean;
  /** Why the experiment is stopped, for its history. */
  because?: string | undefined;
}
