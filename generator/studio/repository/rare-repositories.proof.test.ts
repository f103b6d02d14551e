import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GitSite, gitSite, nora } from '../../fixtures/git-site.ts';

async function opened(site: GitSite, repositoryFolder?: string) {
  const repository = await site.open({ repository: repositoryFolder });
  const { folder, base } = await repository.createDraft('spring');
  writeFileSync(join(folder, 'lp8.yaml'), 'title: spring\n');
  return { repository, publication: { author: nora, message: 'Publish', expected: base } };
}

test('a branch that is not checked out is moved without touching the working tree', async () => {
  const site = gitSite();
  const { repository, publication } = await opened(site);
  site.git('checkout', '--quiet', '-b', 'feature');
  site.write('pages/lp8.yaml', 'title: Mine\n');
  const commit = await repository.publishDraft('spring', publication);
  expect(site.git('rev-parse', 'main').trim()).toBe(commit);
  expect(site.read('pages/lp8.yaml')).toBe('title: Mine\n');
});

test('a bare repository is published to', async () => {
  const site = gitSite();
  site.git('clone', '--quiet', '--bare', '.', '../bare.git');
  const { repository, publication } = await opened(site, join(site.root, '../bare.git'));
  const commit = await repository.publishDraft('spring', publication);
  expect(site.git('--git-dir', '../bare.git', 'rev-parse', 'main').trim()).toBe(commit);
  expect(site.read('pages/lp8.yaml')).toBe('title: Eight\n');
});

test('a remote with commits of others is not overwritten', async () => {
  const site = gitSite();
  site.git('clone', '--quiet', '--bare', '.', '../remote.git');
  site.git('remote', 'add', 'origin', '../remote.git');
  const { repository, publication } = await opened(site);
  site.git('commit', '--quiet', '--allow-empty', '--message', 'Other work');
  site.git('push', '--quiet', 'origin', 'main');
  site.git('reset', '--quiet', '--hard', publication.expected);
  await repository.publishDraft('spring', publication);
  await expect(repository.push()).rejects.toMatchObject({
    reason: 'push-refused',
    message: expect.stringContaining('has commits that are not here. Merge them here with `git pull`'),
  });
});
