import { bringUpToDate } from './drafts/bring-up-to-date.ts';
import type { ChangeNote } from './drafts/commit-draft.ts';
import { commitDraft } from './drafts/commit-draft.ts';
import {
  closeDraft,
  createDraft,
  type DraftFolder,
  discardDraft,
  endRecovery,
  isBehind,
  openDraft,
  resetDraft,
} from './drafts/drafts.ts';
import { explainFileError } from './git/explain-failure.ts';
import { changedFiles, type FileCommit, filesAt, history, textAt } from './history.ts';
import { openSite, type SiteParts } from './open-site.ts';
import { type Publication, publishDraft } from './publish/publish-draft.ts';
import { type PushOptions, type PushResult, push, pushTimeoutMs } from './push/push.ts';
import { publishedCommit } from './site-repository.ts';

/** The Git repository of a site, as the studio uses it. All errors that are not bugs are a `RepositoryError`. */
export interface Repository {
  /** The latest published commit. */
  published: () => Promise<string>;
  /** A draft of what is published: a branch, and a folder with its files. */
  createDraft: (id: string) => Promise<DraftFolder>;
  /** A draft as it was left. Repairs what killed processes did to it. */
  openDraft: (id: string) => Promise<DraftFolder>;
  /** Says that a draft that was made again has what was not committed. Until then, `openDraft` returns `isRemade`, also after a crash. */
  endRecovery: (id: string) => Promise<void>;
  /** Commits what has changed in the folder of pages. Undefined if nothing has. */
  commitDraft: (id: string, note: ChangeNote) => Promise<string | undefined>;
  /** Whether something was published that the draft does not contain. */
  isBehind: (id: string) => Promise<boolean>;
  /** Moves a draft to a commit, with its files. Discards what is not committed. */
  resetDraft: (id: string, commit: string) => Promise<void>;
  /** Puts a draft on top of what is published. Its YAML files stay, and it gets the other files that were published since. */
  bringUpToDate: (id: string) => Promise<void>;
  /** Makes a draft, or a commit of it, what is published. Returns the commit. */
  publishDraft: (id: string, publication: Publication) => Promise<string>;
  /** Removes the folder of a draft if everything in it is committed; `openDraft` makes it again. Returns whether it did. */
  closeDraft: (id: string) => Promise<boolean>;
  /** Ends a draft, and keeps its commits as `refs/studio/discarded/<id>`. */
  discardDraft: (id: string) => Promise<void>;
  /** Pushes what is published, or a draft for a review. */
  push: (options?: PushOptions) => Promise<PushResult>;
  /** The texts of all YAML files at a commit, by path in the folder of pages. */
  filesAt: (commit: string) => Promise<Map<string, string>>;
  /** Paths in the folder of pages that differ. A renamed file is two of them. */
  changedFiles: (from: string, to: string) => Promise<string[]>;
  /** The published commits that changed a page, newest first, under all its names. */
  history: (file: string, options: { limit: number }) => Promise<FileCommit[]>;
  textAt: (commit: string, file: string) => Promise<string | undefined>;
}

export interface RepositoryParts extends SiteParts {
  /** How long a push may be silent, in milliseconds. */
  pushTimeoutMs?: number;
}

/**
 * Opens the repository that contains the folder of pages, or makes one in the folder.
 * @throws RepositoryError no-git, not-a-repository, no-pages, detached
 */
export async function openRepository(parts: RepositoryParts): Promise<Repository> {
  const site = await inWords(() => openSite(parts));
  const timeoutMs = parts.pushTimeoutMs ?? pushTimeoutMs;
  return {
    published: () => inWords(() => publishedCommit(site)),
    createDraft: (id) => inWords(() => createDraft(site, id)),
    openDraft: (id) => inWords(() => openDraft(site, id)),
    endRecovery: (id) => inWords(() => endRecovery(site, id)),
    commitDraft: (id, note) => inWords(() => commitDraft(site, id, note)),
    isBehind: (id) => inWords(() => isBehind(site, id)),
    resetDraft: (id, commit) => inWords(() => resetDraft(site, id, commit)),
    bringUpToDate: (id) => inWords(() => bringUpToDate(site, id)),
    publishDraft: (id, publication) => inWords(() => publishDraft(site, id, publication)),
    closeDraft: (id) => inWords(() => closeDraft(site, id)),
    discardDraft: (id) => inWords(() => discardDraft(site, id)),
    push: (options = {}) => inWords(() => push(site, options, timeoutMs)),
    filesAt: (commit) => inWords(() => filesAt(site, commit)),
    changedFiles: (from, to) => inWords(() => changedFiles(site, from, to)),
    history: (file, options) => inWords(() => history(site, file, options)),
    textAt: (commit, file) => inWords(() => textAt(site, commit, file)),
  };
}

/** Errors of the file system, such as that of a full disk, in the words of a `RepositoryError`. */
async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw explainFileError(error);
  }
}
