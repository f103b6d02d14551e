import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitSite } from '../../../fixtures/git-site.ts';
import { createGit } from './git.ts';
import { moveRefs, type RefChange } from './move-refs.ts';

test('refs move together, and only from where they have to be', async () => {
  const site = gitSite();
  const first = site.git('rev-parse', 'HEAD').trim();
  site.git('commit', '--quiet', '--allow-empty', '--message', 'Second');
  const second = site.git('rev-parse', 'HEAD').trim();
  const parts = {
    environment: process.env,
    now: () => new Date(),
    wait: async () => {},
    log: () => {},
    folders: [],
  };
  const git = createGit(parts, { gitDir: join(site.root, '.git'), workTree: site.root });
  const studio = { name: 'Studio', email: 'studio@northlight.example' };
  const move = (...changes: RefChange[]) => moveRefs(git, studio, changes, 'test');
  const created = { ref: 'refs/heads/a', to: first, from: null };
  expect(await move(created)).toBe(true);
  expect(await move(created)).toBe(false);
  expect(
    await move({ ref: 'refs/heads/b', to: second }, { ref: 'refs/heads/a', to: second, from: second }),
  ).toBe(false);
  expect(await move({ ref: 'refs/heads/gone', to: second, from: first })).toBe(false);
  expect(
    await move({ ref: 'refs/heads/a', to: null, from: first }, { ref: 'refs/heads/c', to: second }),
  ).toBe(true);
  expect(site.git('show-ref')).toBe(`${second} refs/heads/c\n${second} refs/heads/main\n`);
});
