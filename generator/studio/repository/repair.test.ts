import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftedSite, type GitSite, nora } from '../../fixtures/git-site.ts';

const note = { author: nora, message: 'Change the title' };

const worktree = (site: GitSite) => join(site.worktrees, 'spring');
const adminFolder = (site: GitSite) => join(site.root, '.git/worktrees/spring');

test('what was written in a draft that lost its link is kept next to it', async () => {
  const { site, folder } = await draftedSite();
  writeFileSync(join(folder, 'lp8.yaml'), 'title: Not committed\n');
  rmSync(join(worktree(site), '.git'));
  await (await site.open()).openDraft('spring');
  const [lost = ''] = readdirSync(site.worktrees).filter((name) => name.startsWith('spring.lost-'));
  expect(readFileSync(join(site.worktrees, lost, 'pages/lp8.yaml'), 'utf8')).toBe('title: Not committed\n');
});

test('a check-out that was killed is completed before anything is committed', async () => {
  const { site, repository, folder, base } = await draftedSite();
  writeFileSync(join(adminFolder(site), 'studio-check-out'), base);
  rmSync(join(folder, 'site.yaml'));
  expect(await repository.commitDraft('spring', note)).toBeUndefined();
  expect(await repository.openDraft('spring')).toMatchObject({ commit: base });
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toBe('name: Site\n');
  expect(readFileSync(join(folder, 'lp8.yaml'), 'utf8')).toBe('title: Eight\n');
});

test('a draft that was made again is in recovery until it has what was not committed, or gives it up', async () => {
  const { site, repository, base } = await draftedSite();
  const isRemade = async () => (await (await site.open()).openDraft('spring')).isRemade ?? false;
  for (const end of [() => repository.endRecovery('spring'), () => repository.resetDraft('spring', base)]) {
    rmSync(worktree(site), { recursive: true });
    expect([await isRemade(), await isRemade()]).toEqual([true, true]);
    await end();
    expect(await isRemade()).toBe(false);
  }
});

test('an id is used once', async () => {
  const { site, repository, commit } = await draftedSite();
  const taken = expect.objectContaining({ reason: 'exists' });
  await expect(repository.createDraft('spring')).rejects.toEqual(taken);
  writeFileSync(join(worktree(site), 'pages/lp8.yaml'), 'title: Not committed\n');
  await repository.discardDraft('spring');
  await repository.discardDraft('spring');
  expect(existsSync(worktree(site))).toBe(false);
  expect(site.git('worktree', 'list').split('\n')).toHaveLength(2);
  expect(site.git('rev-parse', 'refs/studio/discarded/spring^').trim()).toBe(commit);
  expect(site.git('show', 'refs/studio/discarded/spring:pages/lp8.yaml')).toBe('title: Not committed\n');
  await expect(repository.createDraft('spring')).rejects.toEqual(taken);
  await expect(repository.openDraft('spring')).rejects.toMatchObject({ reason: 'no-draft' });
});

test('a lock that a killed studio left in the working tree is removed', async () => {
  const { site, repository, base } = await draftedSite();
  site.write('.git/index.lock', 'studio 4194305 1\n');
  utimesSync(join(site.root, '.git/index.lock'), 1, 1);
  await repository.publishDraft('spring', { ...note, expected: base });
  expect(site.exists('.git/index.lock')).toBe(false);
  expect(site.logged).toEqual([
    expect.stringMatching(/^removed .+index\.lock, which a process that was killed left/),
  ]);
});

test('a call waits for a lock that another process has just taken', async () => {
  const { site, base } = await draftedSite();
  const lock = join(site.root, '.git/refs/heads/main.lock');
  writeFileSync(lock, '');
  const waited: number[] = [];
  const wait = async (ms: number) => {
    if (waited.push(ms) === 2) rmSync(lock);
  };
  const repository = await site.open({ wait });
  await repository.publishDraft('spring', { ...note, expected: base });
  expect(waited).toEqual([200, 200]);
});
