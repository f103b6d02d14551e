import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { StudioAuthor } from '../../../server/studio/identity.ts';

const run = promisify(execFile);

/** Who edits at this machine: the author of its Git commits, or else its user. */
export async function devAuthor(folder: string): Promise<StudioAuthor> {
  const [name = userName(), email = `${userName()}@localhost`] = await Promise.all([
    gitSetting(folder, 'user.name'),
    gitSetting(folder, 'user.email'),
  ]);
  return { id: email, name, email, role: 'author' };
}

/** Undefined if it is not set, or if there is no Git. */
async function gitSetting(cwd: string, name: string): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['config', name], { cwd });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Containers can run as a user without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'author';
  }
}
