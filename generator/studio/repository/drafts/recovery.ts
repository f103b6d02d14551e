import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Worktree } from './worktree.ts';

const markOf = ({ git }: Worktree) => join(git.place.gitDir, 'studio-recovery');

/** Marks a worktree that is made again: until `clearRecovery`, its files may lack what was not committed, also after a crash. */
export async function markRecovery(worktree: Worktree): Promise<void> {
  await writeFile(markOf(worktree), '', { flush: true });
}

export const isInRecovery = (worktree: Worktree): boolean => existsSync(markOf(worktree));

export async function clearRecovery(worktree: Worktree): Promise<void> {
  await rm(markOf(worktree), { force: true });
}
