import type { Operation, Path } from './operation.ts';
import type { StudioPageAnswer, StudioProblem } from './page.ts';

/** Drafts as authors work on them. See `generator/studio/`. All calls are for authors and admins. */

export interface DraftSummary {
  id: string;
  /** What its author calls it; at first made of its first change. */
  title: string;
  /** Names of those who changed something in it. */
  authors: string[];
  createdAt: string;
  changedAt: string;
  /** The number of changes in words. */
  changes: number;
}

/** `GET /api/studio`. */
export interface StudioAnswer {
  success: true;
  /** Those that are not published, last changed first. */
  drafts: DraftSummary[];
  /** Who asks. */
  author: string;
}

/** `POST /api/studio/drafts`. The answer is the draft, as soon as with `soon`. */
export interface NewDraftBody {
  title?: string;
}

export interface DraftPage {
  /** The name of its file without the extension. */
  page: string;
  file: string;
  /** As its file writes it, such as `/in/{{city}}/` for a page with a table; empty if it has none. */
  route: string;
  title: string;
  /** The page that it extends. */
  extends?: string;
  /** For a variant: how many values it writes itself. */
  ownValues?: number;
  /** Whether it is marked as a draft, and so published by no build. */
  isDraft: boolean;
  /** A variant of an experiment, such as `Variant B, test on day 13`. */
  experiment?: string;
  /** Rows of a page with a table; 1 for all others. */
  rows: number;
  /** Changes in words since what is published. */
  changes: number;
  /** Mistakes in its files. */
  mistakes: number;
}

/** One change in words, as Publish and the history list it. */
export interface ChangeInWords {
  /** Such as `Headline` or `Price of Entry Level Resume`. */
  what: string;
  /** Missing for a value that was added. */
  before?: string;
  /** Missing for a value that was removed. */
  after?: string;
  /** Words behind the values, such as `before the discount`. */
  note?: string;
  /** A whole sentence instead of two values, such as `“Why us” moved above “Reviews”.` */
  sentence?: string;
  file: string;
  line: number;
  /** In the file; of a removed value, where it was. */
  path?: Path;
  /** Missing until the draft adds it. */
  author?: string;
}

/** The changes of one file in words. */
export interface PageChanges {
  /** The path in the folder of pages, such as `lp8.yaml`; of a file that is gone, where it was. */
  file: string;
  /** For a page: the name of its file without the extension. */
  page?: string;
  route?: string;
  /** The title of a page, or what a shared file has, such as `Plans`. */
  title: string;
  /** For a page: the addresses of the pages that extend it, which change with it. */
  alsoOn?: string[];
  /** The first 20. */
  changes: ChangeInWords[];
  /** How many more there are. */
  more: number;
}

/** Two authors changed the same value. The first value stays until one of them chooses. */
export interface Conflict {
  id: string;
  file: string;
  path: Path;
  /** What it is called, such as `Headline`. */
  what: string;
  /** The pages that show it. */
  pages: string[];
  /** The value before both, the one that stays, and the one that waits; null for removed. */
  before: unknown;
  first: { author: string; at: string; value: unknown };
  second: { author: string; at: string; value: unknown };
}

/** Someone who has the draft open, in one tab. */
export interface Peer {
  client: string;
  name: string;
  page?: string;
  /** The value that they edit, in the file. */
  at?: { file: string; path: Path };
}

/**
 * `GET /api/studio/drafts/:draft?client=`, for what the client's tab can undo. With `&soon=1`, the answer comes after a second, even if
 * not all pages have been checked yet.
 */
export interface DraftAnswer {
  success: true;
  draft: DraftSummary;
  /** Counts from 0; each accepted operation makes it one more. */
  revision: number;
  pages: DraftPage[];
  /** Files other than pages: `site.yaml` and those in `content/`. */
  shared: { file: string; changes: number; mistakes: number }[];
  problems: StudioProblem[];
  /** Whether all pages have been checked. Until then there are no problems here, and pages have their names as titles. */
  isChecked: boolean;
  conflicts: Conflict[];
  peers: Peer[];
  /** Whether there is something to undo and to redo in this tab. */
  canUndo: boolean;
  canRedo: boolean;
}

interface SentFromTab {
  /** Made by the browser; unique. */
  id: string;
  /** The browser tab. What a tab sends was made in knowledge of everything that it sent before. */
  client: string;
  /**
   * The email address of who made it, as the browser knows them. If someone else is signed in, the call fails with 409 `other_author`:
   * nothing is done under another name.
   */
  author?: string;
  /** The page to answer with, as it is afterward. */
  page?: string;
}

/**
 * `POST /api/studio/drafts/:draft/operations`. Safe to send again: an `id` is done once. All operations are done, or none;
 * a value that would replace what their author did not see waits as a conflict, and the rest is done.
 * Fails with 422 `not_editable` and the reason in words if they cannot be done.
 */
export interface OperationsBody extends SentFromTab {
  /** The revision that its author saw. */
  seen: number;
  /** Operations with the same step are undone together, such as the letters of a text. */
  step: string;
  operations: Operation[];
}

export interface OperationsAnswer {
  success: true;
  revision: number;
  /** All conflicts of the draft. Values of the operations that are in them were kept there, not written. */
  conflicts: Conflict[];
  canUndo: boolean;
  canRedo: boolean;
  page?: StudioPageAnswer;
}

/** `POST /api/studio/drafts/:draft/undo` and `/redo`: the author's last step in this tab, or in one that is closed. The answer is an `OperationsAnswer`. */
export type UndoBody = SentFromTab;

/** `POST /api/studio/drafts/:draft/conflicts/:id`. The answer is an `OperationsAnswer`. */
export interface ChoiceBody extends SentFromTab {
  /** The first value, as the author saw it; missing for none. */
  saw?: unknown;
  take: 'first' | 'second' | 'before' | 'third';
  /** For `third`. */
  value?: unknown;
}
