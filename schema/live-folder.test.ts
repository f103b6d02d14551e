import {
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { liveFolder } from './live-folder.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'live-folder-')));
afterAll(() => rmSync(root, { recursive: true }));
let count = 0;

const hour = 3600;

/** Folders with a build of one hour and a switch to a release of another. */
function folders({ built, switched }: { built?: number; switched?: number }) {
  const folder = join(root, String(++count));
  const [dist, releases] = [join(folder, 'dist'), join(folder, 'releases')];
  mkdirSync(join(dist, '.build'), { recursive: true });
  mkdirSync(join(releases, 'a'), { recursive: true });
  if (built !== undefined) {
    writeFileSync(join(dist, '.build/server.json'), '{}');
    utimesSync(join(dist, '.build/server.json'), built * hour, built * hour);
  }
  if (switched !== undefined) {
    symlinkSync('a', join(releases, 'current'));
    lutimesSync(join(releases, 'current'), switched * hour, switched * hour);
  }
  return { dist, releases };
}

test('visitors see what was switched to or built last', async () => {
  const published = folders({ built: 1, switched: 2 });
  expect(await liveFolder(published)).toBe(join(published.releases, 'a'));
  const builtAgain = folders({ built: 3, switched: 2 });
  expect(await liveFolder(builtAgain)).toBe(builtAgain.dist);
});

test('a release is shown without a build, and a build without a release', async () => {
  const released = folders({ switched: 2 });
  expect(await liveFolder(released)).toBe(join(released.releases, 'a'));
  const built = folders({ built: 1 });
  expect(await liveFolder(built)).toBe(built.dist);
  expect(await liveFolder({ dist: built.dist })).toBe(built.dist);
  expect(await liveFolder({ ...built, releases: join(root, 'none') })).toBe(built.dist);
});

test('a link to a release that is gone counts as none', async () => {
  const broken = folders({ built: 1, switched: 2 });
  rmSync(join(broken.releases, 'a'), { recursive: true });
  expect(await liveFolder(broken)).toBe(broken.dist);
});

test('the build can be behind links, and can be made later', async () => {
  const { dist } = folders({});
  symlinkSync(dist, join(root, 'link'));
  expect(await liveFolder({ dist: join(root, 'link') })).toBe(dist);
  expect(await liveFolder({ dist: join(root, 'later') })).toBe(join(root, 'later'));
});
