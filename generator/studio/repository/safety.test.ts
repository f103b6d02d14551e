import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GitSite, gitSite, nora, runGit } from '../../fixtures/git-site.ts';

const note = { author: nora, message: 'Change a page' };

const hooks = [
  ...[
    'pre-commit',
    'commit-msg',
    'prepare-commit-msg',
    'post-commit',
    'post-checkout',
    'post-merge',
    'pre-push',
  ],
  ...[
    'reference-transaction',
    'post-index-change',
    'push-to-checkout',
    'update',
    'pre-auto-gc',
    'post-rewrite',
  ],
];

/** Has every program that a repository can name leave a file when it runs. */
function addPrograms(site: GitSite): { ran: () => string[] } {
  const folder = join(site.root, '../ran');
  mkdirSync(folder);
  const program = (path: string, name: string) => {
    site.write(path, `#!/bin/sh\ntouch '${folder}/${name}'\ncat\n`);
    chmodSync(join(site.root, path), 0o755);
    return join(site.root, path);
  };
  for (const hook of hooks) {
    program(`.git/hooks/${hook}`, hook);
    program(`../hooks/${hook}`, `hooksPath-${hook}`);
  }
  const settings = {
    'core.fsmonitor': 'fsmonitor',
    'core.sshCommand': 'ssh',
    'core.pager': 'pager',
    'core.editor': 'editor',
    'core.askPass': 'askpass',
    'credential.helper': 'credential',
    'diff.external': 'external-diff',
    'diff.shown.textconv': 'textconv',
    'filter.evil.clean': 'clean',
    'filter.evil.smudge': 'smudge',
    'filter.long=name.process': 'process',
    'gpg.program': 'gpg',
    'remote.origin.receivepack': 'receive-pack',
  };
  site.git('config', 'protocol.ext.allow', 'always');
  for (const [key, name] of Object.entries(settings))
    site.git('config', key, program(`../programs/${name}`, name));
  site.git('config', 'core.hooksPath', join(site.root, '../hooks'));
  for (const alias of ['commit-tree', 'update-ref', 'read-tree', 'push'])
    site.git('config', `alias.${alias}`, `!touch '${folder}/alias'`);
  for (const sign of ['commit.gpgSign', 'push.gpgSign', 'log.showSignature', 'filter.evil.required'])
    site.git('config', sign, 'true');
  return { ran: () => readdirSync(folder) };
}

test('no program that the repository names runs: hooks, filters, monitors, aliases, signers, and others', async () => {
  const attributes = '*.yaml filter=evil diff=shown\nsite.yaml filter=long=name\n';
  const site = gitSite({ '.gitattributes': attributes });
  runGit(site.root, 'clone', '--quiet', '--bare', '.', '../remote.git');
  site.git('remote', 'add', 'origin', '../remote.git');
  const { ran } = addPrograms(site);
  const repository = await site.open();
  const { folder, base } = await repository.createDraft('spring');
  for (const page of ['lp8.yaml', 'site.yaml']) writeFileSync(join(folder, page), 'title: Spring\n');
  const commit = await repository.publishDraft('spring', { ...note, expected: base });
  expect(await repository.push()).toEqual({ pushed: true });
  expect(await repository.history('lp8.yaml', { limit: 9 })).toHaveLength(2);
  await repository.discardDraft('spring');
  for (const address of ['ssh://git@127.0.0.1:1/site.git', `ext::touch ${site.root}/../ran/ext`]) {
    site.git('remote', 'set-url', 'origin', address);
    await expect(repository.push()).rejects.toThrow('the remote “origin”');
  }
  expect(ran()).toEqual([]);
  expect(site.read('pages/lp8.yaml')).toBe('title: Spring\n');
  expect(runGit(site.root, '--git-dir', '../remote.git', 'rev-parse', 'main').trim()).toBe(commit);
  // The programs are real: they run for the developer.
  site.write('pages/lp8.yaml', 'title: Mine\n');
  site.git('add', 'pages/lp8.yaml');
  expect(ran()).toEqual(expect.arrayContaining(['clean', 'fsmonitor', 'hooksPath-post-index-change']));
});

test('a symbolic link in a draft is not followed, neither by a commit nor by a reset', async () => {
  const site = gitSite({ 'pages/content/faqs.yaml': 'faqs: []\n' });
  // One of a developer stays in the history, and is not in the draft.
  symlinkSync('/etc/hostname', join(site.pages, 'host.yaml'));
  site.commit();
  const repository = await site.open();
  const { folder, base } = await repository.createDraft('spring');
  expect(readdirSync(folder).sort()).toEqual(['content', 'lp8.yaml', 'site.yaml']);
  expect(await repository.textAt(base, 'host.yaml')).toBeUndefined();
  expect(await repository.commitDraft('spring', note)).toBeUndefined();
  const outside = join(site.root, '../outside');
  renameSync(join(folder, 'content'), outside);
  symlinkSync(outside, join(folder, 'content'));
  writeFileSync(join(outside, 'faqs.yaml'), 'secret: 1\n');
  await expect(repository.commitDraft('spring', note)).rejects.toMatchObject({ reason: 'unsafe-file' });
  await repository.resetDraft('spring', base);
  expect(readFileSync(join(outside, 'faqs.yaml'), 'utf8')).toBe('secret: 1\n');
  expect(readFileSync(join(folder, 'content/faqs.yaml'), 'utf8')).toBe('faqs: []\n');
});

test('contents stay byte for byte, whatever .gitattributes and settings say about line endings', async () => {
  const contents = {
    'crlf.yaml': 'a: 1\r\nb: 2\r\n',
    'mixed.yaml': 'a: 1\r\nb: 2\n',
    'ident.yaml': 'id: $Id$\n',
    'naïve 文.yaml': 'ü: 1\n',
    'media/photo.jpg': Uint8Array.from({ length: 512 }, (_, index) => index & 255),
  };
  const files = Object.fromEntries(Object.entries(contents).map(([name, text]) => [`pages/${name}`, text]));
  const site = gitSite(files);
  site.write(
    'pages/.gitattributes',
    '* text=auto\nident.yaml ident\nnew.yaml text eol=crlf\nutf16.yaml text working-tree-encoding=UTF-16\n',
  );
  site.git('config', 'core.autocrlf', 'true');
  site.git('add', 'pages/.gitattributes');
  site.git('commit', '--quiet', '--message', 'Attributes');
  const repository = await site.open();
  const { folder, base } = await repository.createDraft('spring');
  for (const [name, text] of Object.entries(contents))
    expect(readFileSync(join(folder, name))).toEqual(Buffer.from(text));
  const added = { 'crlf.yaml': 'a: 2\r\n', 'new.yaml': 'n: 1\n', 'utf16.yaml': 'u: 1\r\n' };
  for (const [name, text] of Object.entries(added)) writeFileSync(join(folder, name), text);
  const commit = await repository.publishDraft('spring', { ...note, expected: base });
  expect(await repository.changedFiles(base, commit)).toEqual(Object.keys(added));
  for (const [name, text] of Object.entries(added)) expect(await repository.textAt(commit, name)).toBe(text);
  expect(site.read('pages/crlf.yaml')).toBe('a: 2\r\n');
  expect((await repository.filesAt(commit)).get('naïve 文.yaml')).toBe('ü: 1\n');
});

test('what .gitignore names is neither committed nor removed', async () => {
  const site = gitSite({ '.gitignore': '.schema/\n', 'pages/.gitignore': '*.log\n' });
  const repository = await site.open();
  const { folder, base } = await repository.createDraft('spring');
  mkdirSync(join(folder, '.schema'));
  for (const path of ['.schema/site.json', 'build.log']) writeFileSync(join(folder, path), 'made\n');
  expect(await repository.commitDraft('spring', note)).toBeUndefined();
  await repository.resetDraft('spring', base);
  expect(readFileSync(join(folder, '.schema/site.json'), 'utf8')).toBe('made\n');
});
