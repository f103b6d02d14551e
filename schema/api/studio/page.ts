import type { Operation, Path } from './operation.ts';

/** What the studio reads about one page of a draft. See `generator/studio/`. */

/** A mistake or a warning of `check`. Lines and columns count from 1. */
export interface StudioProblem {
  severity: 'mistake' | 'warning';
  /** Such as `UnknownForm`. */
  code: string;
  /** The path in the folder of pages, such as `lp8.yaml`. */
  file: string;
  line: number;
  column: number;
  /** The number of characters to underline, 0 if unknown. */
  length: number;
  /** The path of the value in the merged page; missing if the mistake has no value in this page. */
  path?: Path;
  /** What is wrong, and how to fix it. */
  message: string;
  hint: string;
  /** The surrounding lines with a caret. */
  frame: string;
  /** An edit that fixes it, with the words for its button, such as `Use “order”`. */
  fix?: { label: string; operation: Operation };
}

/** What wrote a value that a page shows. */
export type PlaceKind =
  | 'page' // the page's own file
  | 'inherited' // a file that the page extends
  | 'content' // a file in content/
  | 'fact' // a fact, in site.yaml or the page
  | 'site' // site.yaml
  | 'default'; // no file; `file` and `path` are where a value would be written

/**
 * A place of the preview that can be edited. The preview's HTML names it in `data-at`. If an element has several, `data-at-parts`
 * says which characters of its text show each, such as `3:0-40 17:12-26`. No element names the sections themselves.
 */
export interface Place {
  kind: PlaceKind;
  /** The path in the folder of pages, such as `lp8.yaml`. */
  file: string;
  /** Where the file writes the value. */
  path: Path;
  /** Where the value is in the merged page; missing for what is no part of it. */
  pagePath?: Path;
  /** The text as its file has it, with marks and facts; missing for what is no text, and for a value in a matrix's row. */
  text?: string;
}

/** Where else a shared value shows: the page and the sections or parts of the frame in which it does. */
export interface Showing {
  page: string;
  route: string;
  where: string[];
}

export interface OutlineSection {
  id: string;
  type: string;
  /** What the outline calls it: its heading or title, or else its type in words. */
  name: string;
  /** The file that writes it; another one than the page's own if it is inherited. */
  file: string;
  /** The line of its key there. */
  line: number;
  /** Whether the page shows it in another place, or otherwise, than the published one. */
  change?: 'added' | 'moved up' | 'moved down' | 'changed';
}

/** Which file of a page and what it extends wrote the value at a path. Paths below one not listed have its origin. */
export interface Origin {
  /** In the merged page. */
  path: Path;
  file: string;
  line: number;
}

/** `GET /api/studio/drafts/:draft/pages/:page`. */
export interface StudioPageAnswer {
  success: true;
  /** The draft's revision that this answer shows. */
  revision: number;
  page: string;
  file: string;
  /** The page's own file. */
  text: string;
  /** Its text in the published site; null for a new page. */
  published: string | null;
  route: string;
  title: string;
  /** Names of the pages that it extends, nearest first. */
  extends: string[];
  /** The merged page, with facts and marks as written; null if a file of it does not parse. */
  data: Record<string, unknown> | null;
  origins: Origin[];
  sections: OutlineSection[];
  /** By the number in `data-at`. */
  places: Place[];
  /** The page's document, to show in a frame; null if mistakes keep it from being rendered. */
  html: string | null;
  problems: StudioProblem[];
}
