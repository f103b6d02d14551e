import type { Problem } from '../errors/problem.ts';

/** What a build gets: a folder with the live site in it, in which it builds. */
export interface ReleaseJob {
  configs: string;
  out: string;
  /** The current time (ms). */
  now: number;
}

/** A step of a build that has begun (`ms` is missing), goes on, or is done. */
export interface ReleaseStep {
  title: string;
  /** Such as `3/28`. */
  progress?: string;
  /** How long it took. */
  ms?: number;
}

export interface BuildControl {
  /** Ends the build. */
  signal?: AbortSignal;
  onStep?: (step: ReleaseStep) => void;
}

/**
 * Builds the folder of pages.
 * @throws ProblemsError with the mistakes in pages, or an error whose message is a sentence
 */
export type BuildRelease = (job: ReleaseJob, control: BuildControl) => Promise<void>;

/** What the process of a build reports. */
export type BuildMessage =
  | { kind: 'step'; step: ReleaseStep }
  | { kind: 'problems'; problems: Problem[] }
  | { kind: 'error'; message: string }
  | { kind: 'done' };
