import type { Project } from '../project/project.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import type { Staging } from '../write/staging.ts';
import type { Changes } from './changes.ts';

/** The input of every build step. */
export interface BuildJob {
  configs: string;
  out: string;
  /** The current time (ms). */
  now: number;
  changes: Changes;
  bundle: SiteBundle;
  project: Project;
  staging: Staging;
}

/** Shows the progress of a long step. */
export type Progress = (text: string) => void;
