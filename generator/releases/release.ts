import type { ChangeInWords } from '../../schema/api/studio/draft.ts';
import type { Problem } from '../errors/problem.ts';

/** Someone who publishes or rolls back. */
export interface Author {
  name: string;
  email?: string;
}

/** What a release is made from. */
export interface ReleaseSource {
  /** The folder of pages. The same folder each time makes a release fast: only files that changed are built again. */
  configs: string;
  /** The version of the folder in its repository. */
  commit?: string;
}

/** What is said about a release; the caller knows it. */
export interface AboutRelease {
  /** Who publishes it; missing for a build that was not made in the studio. */
  by?: Author;
  /** Such as the title of the draft. */
  title: string;
  /** The draft that it publishes. */
  draft?: string;
  /** The commit that was published before. */
  base?: string;
  changes: readonly ChangeInWords[];
}

/** A complete built site in the folder of releases, and its history. */
export interface Release extends AboutRelease {
  /** Its time and four random letters, so releases sort by age. */
  id: string;
  /** When making it began. */
  at: string;
  commit?: string;
  /** `ready`: complete, whether or not it was ever live. Of a failed one, only this record is left. */
  state: 'building' | 'ready' | 'live' | 'failed';
  /** Routes of pages that differ from the site that was live when it was made, those that are gone included. */
  pages: string[];
  /** Names of the experiments that run in it. */
  experiments: string[];
  /** How long making it took (ms). */
  tookMs?: number;
  /** When it became live, and by whom, the first time first. */
  switches: { at: string; by?: Author }[];
  /** Why it failed: mistakes in pages, or one sentence. */
  problems?: Problem[];
  reason?: string;
}

export type ReleaseErrorCode =
  /** Another release is being made, or another switch takes place. */
  | 'busy'
  /** The release could not be made; `release` says why. */
  | 'failed'
  /** There is no complete release with the id. */
  | 'unknown';

/** A release was not made or not switched to. The live pages are as before. */
export class ReleaseError extends Error {
  readonly code: ReleaseErrorCode;
  readonly release: Release | undefined;
  constructor(code: ReleaseErrorCode, message: string, release?: Release) {
    super(message);
    this.name = 'ReleaseError';
    this.code = code;
    this.release = release;
  }
}
