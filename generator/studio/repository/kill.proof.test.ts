import { execFileSync, spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type GitSite, gitSite, nora } from '../../fixtures/git-site.ts';

const program = fileURLToPath(new URL('../../fixtures/publish-until-killed.ts', import.meta.url));

/** A studio in a process of its own, with its git processes in one group. */
function startStudio(site: GitSite, id: string, path = process.env.PATH) {
  const child = spawn(process.execPath, [program, site.pages, site.worktrees, id], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: path },
  });
  const commits: string[] = [];
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => commits.push(line));
  return {
    commits,
    ended,
    errors: () => errors,
    published: (count: number) =>
      new Promise<void>((resolve) => {
        lines.on('line', () => commits.length >= count && resolve());
        void ended.then(resolve);
      }),
    async kill() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/**
 * A `git` that kills its process group, which is the studio and all that it runs.
 * @param moment while the call of this number runs, or when it has ended
 * @returns the PATH that finds it first
 */
function deadlyGit(site: GitSite, call: number, moment: 'during' | 'after'): string {
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const folder = join(site.root, '../bin');
  const counter = join(folder, 'calls');
  site.write('../bin/calls', '');
  site.write(
    '../bin/git',
    `#!/bin/sh
echo >> '${counter}'
[ $(wc -l < '${counter}') -eq ${call} ] || exec '${real}' "$@"
'${real}' "$@" ${moment === 'during' ? '&' : ''}
kill -9 0
`,
  );
  chmodSync(join(folder, 'git'), 0o755);
  return `${folder}:${process.env.PATH}`;
}

/** Nothing that was reported as published is missing, and the developer's working tree is what is published. */
function expectWhole(site: GitSite, commits: readonly string[]) {
  const published = new Set(site.git('rev-list', 'main').split('\n'));
  expect(commits.filter((commit) => !published.has(commit))).toEqual([]);
  expect(site.git('status', '--short')).toBe('');
  site.git('fsck', '--strict', '--no-dangling');
}

/** A studio that starts a minute later. */
const openLater = (site: GitSite) => site.open({ now: () => new Date(Date.now() + 60_000) });

/** More than a studio makes from its start to the end of its first publication. */
const calls = 36;

test.each(['during', 'after'] as const)(
  'a studio that is killed %s any call of git loses nothing, and the next one completes what it began',
  async (moment) => {
    const site = gitSite();
    await (await site.open()).createDraft('spring');
    const commits: string[] = [];
    let repaired = 0;
    for (let call = 1; call <= calls; call++) {
      const studio = startStudio(site, 'spring', deadlyGit(site, call, moment));
      await studio.ended;
      expect(studio.errors()).toBe('');
      commits.push(...studio.commits);
      if (site.git('status', '--short') !== '' || site.exists('.git/index.lock')) repaired++;
      const repository = await openLater(site);
      const expected = await repository.published();
      commits.push(
        await repository.publishDraft('spring', { author: nora, message: `Call ${call}`, expected }),
      );
      expectWhole(site, commits);
    }
    // The last studios were killed in their second publication.
    expect(commits.length).toBeGreaterThan(calls);
    expect(repaired).toBeGreaterThan(3);
  },
);

test('two studios that publish to one repository never overwrite each other', async () => {
  const site = gitSite();
  const repository = await site.open();
  const ids = ['spring', 'summer'];
  for (const id of ids) await repository.createDraft(id);
  const studios = ids.map((id) => startStudio(site, id));
  await Promise.all(studios.map((studio) => studio.published(8)));
  for (const studio of studios) await studio.kill();
  for (const studio of studios) expect(studio.errors()).toBe('');
  const later = await openLater(site);
  for (const id of ids) {
    const expected = await later.published();
    if (await later.isBehind(id)) await later.resetDraft(id, expected);
    await later.publishDraft(id, { author: nora, message: 'End', expected });
  }
  expectWhole(
    site,
    studios.flatMap(({ commits }) => commits),
  );
  // One line of commits, each made for the one before it.
  expect(site.git('rev-list', '--merges', 'main')).toBe('');
});
