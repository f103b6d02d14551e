import type { Person } from '../names.ts';
import { RepositoryError } from '../repository-error.ts';
import type { Git } from './git.ts';

/** What happens to a branch or another name of a commit. */
export interface RefChange {
  ref: string;
  /** Null to remove it. */
  to: string | null;
  /** Where it has to be: null for nowhere. Anywhere, if missing. */
  from?: string | null;
}

/**
 * Moves refs together, or none of them.
 * @returns false if one is not where it has to be
 */
export async function moveRefs(
  git: Git,
  studio: Person,
  changes: readonly RefChange[],
  why: string,
): Promise<boolean> {
  const lines = changes.map(({ ref, to, from }) => {
    const nowhere = '0'.repeat(to?.length ?? from?.length ?? 40);
    const old = from === undefined ? '' : ` ${from ?? nowhere}`;
    return to === null ? `delete ${ref}${old}` : `update ${ref} ${to}${old}`;
  });
  try {
    await git.run(['update-ref', '-m', `studio: ${why}`, '--stdin'], {
      input: ['start', ...lines, 'commit', ''].join('\n'),
      // The log of a ref names who moved it.
      variables: { GIT_COMMITTER_NAME: studio.name, GIT_COMMITTER_EMAIL: studio.email },
    });
    return true;
  } catch (error) {
    const isElsewhere = /is at \w+ but expected|reference already exists|unable to resolve reference/;
    if (error instanceof RepositoryError && isElsewhere.test(error.message)) return false;
    throw error;
  }
}
