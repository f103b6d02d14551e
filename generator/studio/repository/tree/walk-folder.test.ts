import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runGit } from '../../../fixtures/git-site.ts';
import { emptyFolder } from '../../../fixtures/test-folder.ts';
import { createGit } from '../git/git.ts';
import { checkEntries, type FolderEntry, walkFolder } from './walk-folder.ts';

function refusalOf(entry: FolderEntry): string {
  try {
    checkEntries([{ path: 'lp8.yaml', kind: 'file' }, entry]);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}

test('links, repositories, pipes, and names with line breaks are found and refused in words', async () => {
  const root = emptyFolder();
  const pages = join(root, 'pages');
  runGit(root, 'init', '--quiet', '--template=');
  mkdirSync(join(pages, 'media'), { recursive: true });
  writeFileSync(join(pages, '.git'), 'gitdir: /srv/elsewhere\n');
  writeFileSync(join(pages, 'a\nb.yaml'), '');
  writeFileSync(join(pages, 'media/photo.jpg'), '');
  symlinkSync('/etc/hostname', join(pages, 'host.yaml'));
  symlinkSync('/etc', join(pages, 'media/etc'));
  execFileSync('mkfifo', [join(pages, 'pipe.yaml')]);
  runGit(pages, 'init', '--quiet', '--template=', 'theme');
  writeFileSync(join(pages, 'theme/lp.yaml'), '');
  const parts = {
    environment: process.env,
    now: () => new Date(),
    wait: async () => {},
    log: () => {},
    folders: [],
  };
  const git = createGit(parts, { gitDir: join(root, '.git'), workTree: root });
  const entries = await walkFolder(git, pages, 'pages');
  expect(Object.fromEntries(entries.map((entry) => [entry.path, refusalOf(entry)]))).toEqual({
    '.git': '.git belongs to another Git repository. Move that repository out of the folder of pages.',
    'a\nb.yaml': 'a\nb.yaml has a line break in its name. Rename it.',
    'host.yaml':
      'host.yaml is a symbolic link, and the studio follows none. Replace it with a copy of the file.',
    'media/etc':
      'media/etc is a symbolic link, and the studio follows none. Replace it with a copy of the file.',
    'media/photo.jpg': 'accepted',
    'pipe.yaml': 'pipe.yaml is not a regular file. Move it out of the folder of pages.',
    'theme/.git':
      'theme/.git belongs to another Git repository. Move that repository out of the folder of pages.',
    'theme/lp.yaml': 'accepted',
  });
});
