import type { StartedExperiment } from '../plan-of.ts';
import type { CountedExperiment } from '../read-days.ts';
import type { ArmTotals } from '../statistics/counts.ts';
import type { Verdict } from '../statistics/verdict/verdict-types.ts';

/** Where the build describes its experiments to staff; see `generator/write/experiment-report-file.ts`. Never served as it is. */
export const reportPath = '.build/experiment-report.json';

/** The folder with the pictures of variants, flat. Staff see them; visitors never do. */
export const picturesFolder = '.build/experiment-pictures';

/** File names in the folder of pictures: the first screen of a variant, 390 x 844 at twice the pixels, and 1440 x 900. */
export interface VariantPictures {
  phone: string;
  desktop: string;
}

/** An experiment as its file and its lock have it. */
export interface DescribedExperiment extends StartedExperiment {
  name: string;
  /** The page's route, such as `/lp8/`; empty for the experiment of site.yaml. */
  route: string;
  /** The file that it is written in, below the folder of pages: `lp8.yaml`. */
  file: string;
  hypothesis: string;
  /** By variant id, the control first. */
  titles: Record<string, string>;
  metric: CountedExperiment['metric'];
  /** Who started it. */
  startedBy?: string;
  /** By variant id; missing where no browser was at hand when it was started. */
  pictures?: Record<string, VariantPictures>;
}

/** A line of a file that a variant changes. Line numbers count from 1. */
export interface TakenLine {
  kind: 'same' | 'removed' | 'added';
  before?: number;
  after?: number;
  /** Without its line break. */
  text: string;
}

export interface TakenFile {
  /** Below the folder of pages. */
  file: string;
  /** What differs, with the lines around it. */
  blocks: TakenLine[][];
}

export interface RunningExperiment extends DescribedExperiment {
  /**
   * What `npm run experiment -- take` would write for each variant, by id; the control only loses the experiment. A variant is missing if
   * it cannot be written into its file.
   */
  takes: Record<
    string,
    {
      files: TakenFile[];
      /** For `git apply`, with paths from the top of the repository. */
      patch: string;
      /** Where the variant differs from the control, such as `sections.hero.headline`; empty for the control. */
      changes: string[];
    }
  >;
  /** Why the variants that `takes` lacks cannot be written, in sentences, by id. Missing in reports of earlier versions. */
  takeProblems?: Record<string, string>;
}

/**
 * An experiment that is over, whether it found something or not; the entries of `experiments.history.json`. Its file and route are empty
 * in entries of earlier versions.
 */
export interface EndedExperiment extends DescribedExperiment {
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

export interface ExperimentReport {
  running: RunningExperiment[];
  /** Written in a file, and not started since a variant was taken from one of the same name. */
  written: Pick<DescribedExperiment, 'name' | 'route' | 'file' | 'hypothesis' | 'titles'>[];
  /** Oldest first. */
  ended: EndedExperiment[];
}
