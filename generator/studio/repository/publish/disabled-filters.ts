import type { Settings } from '../git/environment.ts';
import type { Git } from '../git/git.ts';

/** Settings that turn off all filters of a repository: they are programs, which `.gitattributes` selects for files. */
export async function disabledFilters(git: Git): Promise<Settings> {
  const keys = (await git.run(['config', '--list', '--name-only', '-z'])).split('\0');
  const filters = new Set(keys.flatMap((key) => /^filter\.(.+)\.\w+$/s.exec(key)?.[1] ?? []));
  return Object.fromEntries(
    [...filters].flatMap((name) => [
      [`filter.${name}.clean`, ''],
      [`filter.${name}.smudge`, ''],
      [`filter.${name}.process`, ''],
      [`filter.${name}.required`, 'false'],
    ]),
  );
}
