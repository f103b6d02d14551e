import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GitSite, gitSite, nora } from '../../../fixtures/git-site.ts';
import type { Repository } from '../repository.ts';

/** A draft that changes the title of a page, and what is published. */
async function draftOf(repository: Repository, id = 'spring', file = 'lp8.yaml') {
  const { folder, base } = await repository.createDraft(id);
  writeFileSync(join(folder, file), `title: ${id}\n`);
  return { folder, publication: { author: nora, message: `Publish ${id}`, expected: base } };
}

async function opened(site: GitSite) {
  const repository = await site.open();
  return { site, repository, ...(await draftOf(repository)) };
}

test('publishing moves the published branch and the files of the working tree', async () => {
  const { site, repository, publication } = await opened(gitSite());
  const commit = await repository.publishDraft('spring', publication);
  expect(await repository.published()).toBe(commit);
  expect(site.git('rev-parse', 'main').trim()).toBe(commit);
  expect(site.read('pages/lp8.yaml')).toBe('title: spring\n');
  expect(site.git('status', '--short')).toBe('');
  expect(site.exists('.git/index.lock')).toBe(false);
  expect(await repository.publishDraft('spring', publication)).toBe(commit);
});

test('pages that a draft adds and removes appear and disappear in the working tree', async () => {
  const { site, repository, folder, publication } = await opened(gitSite({ 'pages/old.yaml': 'old: 1\n' }));
  site.write('../drafts/spring/pages/content/new.yaml', 'new: 1\n');
  site.remove('../drafts/spring/pages/old.yaml');
  await repository.publishDraft('spring', publication);
  expect(site.read('pages/content/new.yaml')).toBe('new: 1\n');
  expect(site.exists('pages/old.yaml')).toBe(false);
  expect(site.git('status', '--short')).toBe('');
  expect(folder).toContain('drafts/spring');
});

test("a developer's uncommitted changes to other files stay as they are", async () => {
  const { site, repository, publication } = await opened(gitSite());
  site.write('pages/site.yaml', 'name: Mine\n');
  site.write('package.json', '{"staged": true}\n');
  site.git('add', 'package.json');
  site.write('notes.txt', 'untracked');
  const before = site.git('status', '--short');
  // Touched, but not changed.
  site.write('pages/lp8.yaml', 'title: Eight\n');
  await repository.publishDraft('spring', publication);
  expect(site.git('status', '--short')).toBe(before);
  expect(site.read('pages/site.yaml')).toBe('name: Mine\n');
  expect(site.read('pages/lp8.yaml')).toBe('title: spring\n');
});

test('a page that a developer has changed or added is not replaced, and nothing is published', async () => {
  const { site, repository, publication } = await opened(gitSite());
  site.write('../drafts/spring/pages/new.yaml', 'new: 1\n');
  const changes: (() => void)[] = [
    () => site.write('pages/lp8.yaml', 'title: Mine\n'),
    () => site.write('pages/new.yaml', 'mine: 1\n'),
    // Also if only the index has the change.
    () =>
      site.git(
        'update-index',
        '--cacheinfo',
        `100644,${site.git('rev-parse', 'HEAD:package.json').trim()},pages/lp8.yaml`,
      ),
    () => {
      site.remove('pages/lp8.yaml');
      site.write('pages/lp8.yaml/notes', 'mine');
    },
  ];
  for (const change of changes) {
    site.git('reset', '--quiet', '--hard');
    change();
    const before = site.git('status', '--short');
    await expect(repository.publishDraft('spring', publication)).rejects.toMatchObject({
      reason: 'uncommitted',
      files: [expect.stringMatching(/^pages\/(lp8|new)\.yaml$/)],
      message: expect.stringMatching(/^pages\/\w+\.yaml was changed in \/.+\/site outside the studio/),
    });
    expect(await repository.published()).toBe(publication.expected);
    expect(site.git('status', '--short')).toBe(before);
    expect(before).not.toBe('');
    site.git('clean', '--quiet', '--force', '-d');
  }
});

test('a draft is not published over what was published since, until it is brought up to date', async () => {
  const { site, repository, folder, publication } = await opened(gitSite());
  site.write('pages/site.yaml', 'name: New\n');
  const newer = site.commit();
  expect(await repository.isBehind('spring')).toBe(true);
  const refused = expect.objectContaining({ reason: 'behind' });
  await expect(repository.publishDraft('spring', publication)).rejects.toEqual(refused);
  await expect(repository.publishDraft('spring', { ...publication, expected: newer })).rejects.toEqual(
    refused,
  );
  expect(await repository.published()).toBe(newer);
  expect(site.git('status', '--short')).toBe('');
  await repository.resetDraft('spring', newer);
  expect(await repository.isBehind('spring')).toBe(false);
  writeFileSync(join(folder, 'lp8.yaml'), 'title: spring\n');
  const commit = await repository.publishDraft('spring', { ...publication, expected: newer });
  expect(await repository.changedFiles(newer, commit)).toEqual(['lp8.yaml']);
});

test('of two studios that publish at the same time, one does, and the other one is behind', async () => {
  const { site, publication } = await opened(gitSite());
  // Both wait for a lock, as a studio does.
  const repository = await site.open({ wait: undefined });
  const other = await site.open({ worktrees: `${site.worktrees}-2`, wait: undefined });
  const second = await draftOf(other, 'summer', 'site.yaml');
  const outcomes = await Promise.allSettled([
    repository.publishDraft('spring', publication),
    other.publishDraft('summer', second.publication),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refusals).toEqual([expect.objectContaining({ reason: 'behind' })]);
  expect(site.git('status', '--short')).toBe('');
  expect(site.git('rev-list', '--count', `${publication.expected}..main`).trim()).toBe('1');
});

test('publishing that was killed while files were written is completed by publishing again', async () => {
  const { site, repository, publication } = await opened(gitSite({ 'pages/old.yaml': 'old: 1\n' }));
  site.write('../drafts/spring/pages/new.yaml', 'new: 1\n');
  site.remove('../drafts/spring/pages/old.yaml');
  await repository.commitDraft('spring', publication);
  // One is written, one is removed, one is half written.
  site.write('pages/new.yaml', 'new: 1\n');
  site.remove('pages/old.yaml');
  site.write('pages/lp8.yaml', 'title: s');
  const commit = await repository.publishDraft('spring', publication);
  expect(site.git('rev-parse', 'HEAD').trim()).toBe(commit);
  expect(site.git('status', '--short')).toBe('');
  expect(site.read('pages/lp8.yaml')).toBe('title: spring\n');
});
