import type { PageChanges } from './draft.ts';
import type { StudioProblem } from './page.ts';

/** Publishing and rolling back. See `generator/studio/publish/`. */

/** `GET /api/studio/drafts/:draft/changes`: what publishing the draft would do. */
export interface PlanAnswer {
  success: true;
  changes: PageChanges[];
  /** How many pages will change, and how many stay as they are, byte for byte. */
  pages: { changing: number; staying: number };
  /** How many files were checked. */
  files: number;
  mistakes: StudioProblem[];
  /** What is no mistake and worth a look, such as a title that search results cut off. Files that the draft changes come first. */
  warnings: StudioProblem[];
  /** How many conflicts wait for a choice. */
  conflicts: number;
}

/** `POST /api/studio/drafts/:draft/publish`. The answer is a `PublishingAnswer`, and work goes on without the browser. */
export interface PublishBody {
  /** ISO time to publish at; missing for now. */
  at?: string;
}

/** The steps of publishing, in order. */
export const publishSteps = ['check', 'build', 'record', 'switch'] as const;

export type PublishStep = (typeof publishSteps)[number];

export interface Publishing {
  draft: string;
  /** Such as `Headline of lp8`. */
  title: string;
  author: string;
  startedAt: string;
  state: 'working' | 'live' | 'failed';
  /** Steps that began, with how long each took; `tookMs` is missing for the one that goes on. */
  steps: { step: PublishStep; progress?: string; tookMs?: number }[];
  /** Why it failed. Live pages were not touched. */
  reason?: string;
  mistakes?: StudioProblem[];
  /** What happened to the copy elsewhere, if there is one: `pushed`, or why not. */
  copy?: string;
}

/** `GET /api/studio/publishing`. */
export interface PublishingAnswer {
  success: true;
  /** What is being published, or was last; null since the start of the process. */
  publishing: Publishing | null;
}

export interface ReleaseRow {
  id: string;
  /** When it was made, or failed. */
  at: string;
  author: string;
  /** In one line, such as `Headline of lp8, “Four steps” moved above “Why us”`. */
  title: string;
  pages: string[];
  state: 'live' | 'ready' | 'failed';
  /** Why it failed. */
  reason?: string;
  /** The mistake that it failed for. */
  mistake?: StudioProblem;
}

export interface ScheduledRow {
  id: string;
  draft: string;
  title: string;
  at: string;
  author: string;
}

/** `GET /api/studio/releases`: the last 50, newest first. */
export interface ReleasesAnswer {
  success: true;
  releases: ReleaseRow[];
  scheduled: ScheduledRow[];
}

/** `GET /api/studio/releases/:id`: what visitors would see otherwise if the release were live. */
export interface ReleaseDifference {
  success: true;
  pages: string[];
  experiments: { ending: string[]; beginning: string[] };
  /** Whether drafts begin with its pages then. If not, they begin with those of now, and the next publication brings these back. */
  isRecorded: boolean;
}

/** `POST /api/studio/drafts/:draft/share`. The address shows the draft to everyone who has it, until it expires. */
export interface ShareAnswer {
  success: true;
  /** A path on this server. */
  path: string;
  expiresAt: string;
}

/** `GET /api/studio/drafts/:draft/history/:file`: published versions of a file, newest first. */
export interface HistoryAnswer {
  success: true;
  /** `file` is what it was called then. */
  versions: { commit: string; at: string; author: string; title: string; file: string }[];
}

/** `GET /api/studio/drafts/:draft/versions/:commit/:file`: the text of a file at that time. */
export interface VersionAnswer {
  success: true;
  text: string;
}
