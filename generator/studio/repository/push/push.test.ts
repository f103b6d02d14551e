import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GitSite, gitSite, nora } from '../../../fixtures/git-site.ts';

const note = { author: nora, message: 'Spring' };

/** A site with a remote, and a draft with changes. */
async function remoteSite() {
  const site = gitSite();
  site.git('clone', '--quiet', '--bare', '--template=', '.', '../remote.git');
  site.git('remote', 'add', 'origin', join(site.root, '../remote.git'));
  const repository = await site.open();
  const { folder, base } = await repository.createDraft('spring');
  writeFileSync(join(folder, 'lp8.yaml'), 'title: Spring\n');
  return { site, repository, folder, publication: { ...note, expected: base } };
}

const atRemote = (site: GitSite, ref: string) =>
  site.git('--git-dir', '../remote.git', 'rev-parse', ref).trim();

function addHook(site: GitSite, text: string) {
  const hook = join(site.root, '../remote.git/hooks/pre-receive');
  site.write('../remote.git/hooks/pre-receive', `#!/bin/sh\n${text}\n`);
  chmodSync(hook, 0o755);
}

test('without a remote, nothing is pushed', async () => {
  expect(await (await gitSite().open()).push()).toEqual({ pushed: false });
});

test('a draft is pushed for a review, again after it was brought up to date, with the address that the server prints', async () => {
  const { site, repository, folder, publication } = await remoteSite();
  addHook(
    site,
    'echo "Create a merge request:"; echo "  https://token@git.example/site/-/new?source=studio-draft-spring"',
  );
  const first = await repository.commitDraft('spring', note);
  const pullRequest = 'https://git.example/site/-/new?source=studio-draft-spring';
  expect(await repository.push({ review: 'spring' })).toEqual({ pushed: true, pullRequest });
  expect(atRemote(site, 'studio-draft-spring')).toBe(first);
  await repository.resetDraft('spring', publication.expected);
  writeFileSync(join(folder, 'lp8.yaml'), 'title: Spring again\n');
  const second = await repository.commitDraft('spring', note);
  await repository.push({ review: 'spring' });
  expect(atRemote(site, 'studio-draft-spring')).toBe(second);
  expect(atRemote(site, 'main')).toBe(publication.expected);
});

test('what is published is pushed; a remote that refuses says why, and pushing again works', async () => {
  const { site, repository, publication } = await remoteSite();
  const commit = await repository.publishDraft('spring', publication);
  addHook(site, 'echo "Pages are frozen until Monday." >&2; exit 1');
  await expect(repository.push()).rejects.toMatchObject({
    reason: 'push-refused',
    message:
      'Everything is saved here, but was not pushed: the remote “origin” refused it. It said: Pages are frozen until Monday.',
  });
  expect(await repository.published()).toBe(commit);
  expect(site.read('pages/lp8.yaml')).toBe('title: Spring\n');
  addHook(site, 'exit 0');
  expect(await repository.push()).toEqual({ pushed: true });
  expect(atRemote(site, 'main')).toBe(commit);
  // There is nothing more to push.
  expect(await repository.push()).toEqual({ pushed: true });
});

test('a remote that is gone, and one that does not answer, are away', async () => {
  const { site, repository } = await remoteSite();
  rmSync(join(site.root, '../remote.git'), { recursive: true });
  await expect(repository.push()).rejects.toMatchObject({
    reason: 'remote-away',
    message: expect.stringContaining('does not answer. Check its address and the network.'),
  });
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  server.on('connection', (socket) => socket.on('error', () => {}));
  site.git('remote', 'set-url', 'origin', `http://studio:secret@127.0.0.1:${port}/site.git`);
  const impatient = await site.open({ pushTimeoutMs: 100 });
  await expect(impatient.push()).rejects.toMatchObject({
    reason: 'remote-away',
    message: expect.stringContaining('did not answer in time. Try again later.'),
  });
  server.close();
});
