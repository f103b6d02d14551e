import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitSite, nora, runGit } from '../../fixtures/git-site.ts';
import { emptyFolder } from '../../fixtures/test-folder.ts';

/** A file system of 1 MB. Undefined where this process may not mount one. */
function smallDisk(): string | undefined {
  const folder = emptyFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return undefined;
  }
}

/** Writes until nothing fits. */
function fill(path: string) {
  try {
    for (let _size = 1; ; _size++) writeFileSync(path, Buffer.alloc(4096), { flag: 'a' });
  } catch {}
}

test('a full disk is reported in words, nothing is published, and calling again works', async (context) => {
  const disk = smallDisk();
  if (disk === undefined) return context.skip('needs a small disk'); // Only root may mount one.
  try {
    const site = gitSite();
    execFileSync('cp', ['-r', site.root, join(disk, 'site')]);
    mkdirSync(join(disk, 'drafts'));
    const parts = { folder: join(disk, 'site/pages'), worktrees: join(disk, 'drafts') };
    const repository = await site.open(parts);
    const { folder, base } = await repository.createDraft('spring');
    const text = 'title: A text that compression cannot make small enough to fit\n';
    writeFileSync(join(folder, 'lp8.yaml'), text);
    const publication = { author: nora, message: 'Spring', expected: base };
    const full = expect.objectContaining({
      reason: 'disk-full',
      message: expect.stringMatching(/^The disk is full\. Free some space, then try again\./),
    });
    fill(join(disk, 'full'));
    await expect(repository.commitDraft('spring', publication)).rejects.toEqual(full);
    await expect(repository.createDraft('summer')).rejects.toEqual(full);
    expect(await repository.published()).toBe(base);
    rmSync(join(disk, 'full'));
    await repository.commitDraft('spring', publication);
    fill(join(disk, 'full'));
    await expect(repository.publishDraft('spring', publication)).rejects.toEqual(full);
    expect(await repository.published()).toBe(base);
    rmSync(join(disk, 'full'));
    const commit = await repository.publishDraft('spring', publication);
    expect(await repository.published()).toBe(commit);
    expect(readFileSync(join(disk, 'site/pages/lp8.yaml'), 'utf8')).toBe(text);
    expect(runGit(join(disk, 'site'), 'status', '--short')).toBe('');
    await repository.createDraft('summer');
  } finally {
    execFileSync('umount', [disk]);
  }
});

test('a damaged repository is reported in words', async () => {
  const site = gitSite();
  const repository = await site.open();
  const object = site.git('rev-parse', 'HEAD:pages/lp8.yaml').trim();
  const path = join(site.root, '.git/objects', object.slice(0, 2), object.slice(2));
  rmSync(path, { force: true });
  writeFileSync(path, '');
  await expect(repository.createDraft('spring')).rejects.toMatchObject({
    reason: 'corrupt',
    message: expect.stringMatching(
      /^The repository is damaged: it has no content of lp8\.yaml\. Run `git fsck`/,
    ),
  });
});

test('a repository of another user works, because the operator named it', async (context) => {
  if (process.getuid?.() !== 0) return context.skip('needs root'); // Only root can give files away.
  const site = gitSite();
  execFileSync('chown', ['-R', '12345', site.root]);
  expect(() => site.git('status')).toThrow('dubious ownership');
  const repository = await site.open();
  const { folder, base } = await repository.createDraft('spring');
  writeFileSync(join(folder, 'lp8.yaml'), 'title: Spring\n');
  await repository.publishDraft('spring', { author: nora, message: 'Spring', expected: base });
  expect(site.read('pages/lp8.yaml')).toBe('title: Spring\n');
});
