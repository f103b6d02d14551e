import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from '../../lib/one-at-a-time.ts';
import type { Author, Release } from '../../releases/release.ts';
import type { Releases } from '../../releases/releases.ts';
import { writeWhole } from '../../write/atomic-write.ts';
import type { Drafts, PutBack } from '../drafts/drafts.ts';

export interface RollBackParts {
  drafts: Pick<Drafts, 'published' | 'putBack'>;
  releases: Pick<Releases, 'list' | 'live' | 'switchTo'>;
  /** Of the releases. */
  folder: string;
  warn: (error: unknown, message: string) => void;
}

/** Texts to publish again, because this release is live again. */
interface Unrecorded extends PutBack {
  release: string;
}

/**
 * Makes earlier releases live again: first for visitors, then in the repository, so what is published next begins with it. A file says
 * what the repository still lacks until it has it, also over a restart.
 */
export function createRollBack({ drafts, releases, folder, warn }: RollBackParts) {
  const path = join(folder, '.put-back.json');
  const inTurn = oneAtATime();

  async function record(): Promise<void> {
    if (!existsSync(path)) return;
    const { release, ...texts } = JSON.parse(readFileSync(path, 'utf8')) as Unrecorded;
    // Otherwise the process ended before the switch, or another release is live by now.
    if ((await releases.live())?.id === release) await drafts.putBack(texts);
    rmSync(path, { force: true });
  }

  return {
    /** Whether the repository gets the pages of a release. If not, the next publication brings back those of now. */
    async isRecorded(id: string): Promise<boolean> {
      const all = await releases.list();
      const release = all.find((one) => one.id === id);
      return release !== undefined && commitOf(release, all) !== undefined;
    },
    /** @throws ReleaseError `unknown` */
    rollBack: (id: string, by: Author): Promise<Release> =>
      inTurn(async () => {
        const all = await releases.list();
        const wanted = all.find((one) => one.id === id);
        const commit = wanted && commitOf(wanted, all);
        if (wanted && commit !== undefined) {
          const undone = all.flatMap(({ at, draft }) =>
            at > wanted.at && draft !== undefined ? [draft] : [],
          );
          const from = await drafts.published();
          const note = { author: { email: '', ...by }, message: `Put back: ${wanted.title}\n` };
          const texts = { release: id, commit, from, undone: [...new Set(undone)], note };
          writeWhole(path, JSON.stringify(texts satisfies Unrecorded));
        }
        const release = await releases.switchTo(id, by);
        await record().catch((error) =>
          warn(
            error,
            'a rollback could not be recorded in the repository; will retry before the next publication',
          ),
        );
        return release;
      }),
    /** Does what a roll back could not do in the repository. @throws RepositoryError if it still cannot */
    complete: (): Promise<void> => inTurn(record),
  };
}

/**
 * The commit with the pages of a release. A build that was made outside the studio has none; the one that was published when the first
 * release after it was made has its pages.
 * @param all newest first
 */
function commitOf({ commit, at }: Release, all: readonly Release[]): string | undefined {
  return commit ?? all.findLast((one) => one.at > at && one.base !== undefined)?.base;
}
