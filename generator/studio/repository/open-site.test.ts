import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitSite, nora, plainSite, runGit } from '../../fixtures/git-site.ts';

test('a folder without a repository becomes one, with its files as they are', async () => {
  const site = plainSite();
  site.write('content/faqs.yaml', 'faqs: []\r\n');
  site.write('.schema/site.json', '{}');
  const repository = await site.open();
  expect(site.logged).toEqual([expect.stringMatching(/^made a Git repository in /)]);
  expect(site.git('log', '--format=%an: %s')).toBe('Studio: Add the pages\n');
  expect(site.git('ls-files')).toBe('content/faqs.yaml\nlp8.yaml\n');
  expect(site.git('status', '--short')).toBe('');
  const { base } = await repository.createDraft('spring');
  site.write('../drafts/spring/lp8.yaml', 'title: Spring\n');
  const publication = { author: nora, message: 'Spring', expected: base };
  await (await site.open()).publishDraft('spring', publication);
  expect(site.read('lp8.yaml')).toBe('title: Spring\n');
  expect(site.git('status', '--short')).toBe('');
});

test('a repository without commits gets a first one of the pages', async () => {
  const site = gitSite();
  site.git('update-ref', '-d', 'HEAD');
  await expect(site.open()).rejects.toMatchObject({ reason: 'uncommitted' });
  site.git('read-tree', '--empty');
  await site.open();
  expect(site.git('status', '--short')).toBe('?? package.json\n');
});

test('a repository at a single commit has no published branch', async () => {
  const site = gitSite();
  site.git('checkout', '--quiet', '--detach');
  await expect(site.open()).rejects.toMatchObject({
    reason: 'detached',
    message: expect.stringMatching(/is at a single commit\. Check out the branch that is published\.$/),
  });
});

test('a folder that the repository does not contain is reported', async () => {
  const site = gitSite();
  site.write('other/site.yaml', '');
  await expect(site.open({ folder: join(site.root, 'other') })).rejects.toMatchObject({
    reason: 'no-pages',
    message: expect.stringMatching(/has no committed files in other\. Commit the folder of pages there/),
  });
});

test('a named repository has to be one', async () => {
  const site = gitSite();
  await expect(site.open({ repository: site.pages })).rejects.toMatchObject({ reason: 'not-a-repository' });
});

test('without Git, the error says how to install it', async () => {
  const site = gitSite();
  await expect(site.open({ environment: { PATH: site.root } })).rejects.toMatchObject({
    reason: 'no-git',
    message: expect.stringContaining('apt-get install git'),
  });
});

test('a Git that is too old is refused', async () => {
  const site = gitSite();
  site.write('../bin/git', '#!/bin/sh\necho git version 2.31.8\n');
  chmodSync(join(site.root, '../bin/git'), 0o755);
  await expect(site.open({ environment: { PATH: join(site.root, '../bin') } })).rejects.toMatchObject({
    reason: 'no-git',
    message: 'The studio needs Git 2.32 or newer; this machine has git version 2.31.8.',
  });
});

test('drafts in a folder of the repository are worktrees of their own', async () => {
  const site = gitSite({ '.gitignore': '/data/\n' });
  const worktrees = join(site.root, 'data/studio/drafts');
  mkdirSync(worktrees, { recursive: true });
  const repository = await site.open({ worktrees });
  await repository.createDraft('spring');
  // Without its link, Git would find the developer's repository above.
  site.remove('data/studio/drafts/spring/.git');
  site.write('data/studio/drafts/spring/pages/lp8.yaml', 'title: Spring\n');
  expect(await repository.commitDraft('spring', { author: nora, message: 'x' })).toBeUndefined();
  expect(runGit(site.root, 'status', '--short')).toBe('');
  expect(site.logged).toEqual([expect.stringMatching(/^the folder of draft spring was damaged/)]);
});
