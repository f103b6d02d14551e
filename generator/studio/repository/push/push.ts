import { draftCommit } from '../drafts/open-worktree.ts';
import type { Git } from '../git/git.ts';
import { checkId } from '../names.ts';
import { draftBranch, type SiteRepository } from '../site-repository.ts';
import { explainPush } from './explain-push.ts';
import { pullRequestAddress } from './pull-request.ts';

export interface PushOptions {
  /** The draft to push for a review, as it is committed, instead of what is published. */
  review?: string;
}

export interface PushResult {
  /** False if the repository has no remote. */
  pushed: boolean;
  /** Where to open a pull request for a draft that was pushed for a review. */
  pullRequest?: string;
}

/** How long a push may be silent. */
export const pushTimeoutMs = 60_000;

/**
 * Pushes the published branch, or a draft's. Nothing local changes, so after a failure it can be called again.
 * @throws RepositoryError push-refused, remote-away, credentials
 */
export async function push(
  repository: SiteRepository,
  { review }: PushOptions,
  timeoutMs: number,
): Promise<PushResult> {
  const { git, branch } = repository;
  const remote = await remoteOf(git, branch);
  if (remote === undefined) return { pushed: false };
  if (review !== undefined) await draftCommit(repository, checkId(review));
  // A draft that was brought up to date has other commits than before, so its branch is replaced.
  const refspec =
    review === undefined ? `${branch}:${branch}` : `+${draftBranch(review)}:${draftBranch(review)}`;
  const outcome = await git.reach([...command, remote, refspec], timeoutMs);
  if (outcome.exitCode !== 0) throw explainPush(outcome, remote);
  if (review === undefined) return { pushed: true };
  const address = (await git.run(['remote', 'get-url', '--push', remote])).trim();
  const names = { source: shortName(draftBranch(review)), target: shortName(branch) };
  return { pushed: true, pullRequest: pullRequestAddress(outcome.errors, address, names) };
}

/** Without what settings could add: hooks, signatures, tags, submodules, and a program in place of the remote's. */
const command = [
  'push',
  '--porcelain',
  '--no-verify',
  '--no-signed',
  '--no-follow-tags',
  '--recurse-submodules=no',
  '--receive-pack=git-receive-pack',
];

const shortName = (ref: string) => ref.replace('refs/heads/', '');

/** The remote that the branch is pushed to, else `origin`, else the only one. */
async function remoteOf(git: Git, branch: string): Promise<string | undefined> {
  const remotes = (await git.run(['remote'])).split('\n').filter(Boolean);
  const configured = await git.ask(['config', '--get', `branch.${shortName(branch)}.remote`]);
  const preferred = [configured?.trim(), 'origin'].find((name) => name && remotes.includes(name));
  return preferred ?? (remotes.length === 1 ? remotes[0] : undefined);
}
