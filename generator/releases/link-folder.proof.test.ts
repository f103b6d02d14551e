import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '../fixtures/built-site.ts';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { addExperiment, startExperiments } from '../fixtures/tested-site.ts';
import { may, timedSite } from '../fixtures/timed-site.ts';
import { linkFolder } from './link-folder.ts';

/** All of a folder: path -> content, inode, and modification time. */
function everything(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    paths.flatMap((path) => {
      const stats = statSync(join(folder, path));
      if (!stats.isFile()) return [];
      return [[path, `${stats.ino} ${stats.mtimeMs} ${readFileSync(join(folder, path), 'base64')}`]];
    }),
  );
}

test('no build in a copy by hard links changes the original, whatever it writes', async () => {
  const pages = timedSite();
  pages.edit('site.yaml', 'terms: {', 'redirects: { /old: / }\nterms: {');
  addExperiment(pages);
  await startExperiments(pages);
  const original = emptyFolder();
  await buildFolder(pages.root, original, may(1));
  const before = everything(original);
  for (const path of ['schedule.json', 'experiments.json', 'redirects.txt', 'manifest.json'])
    expect([...before.keys()]).toContain(`.build/${path}`);
  const changes: [what: string, change: (copy: string) => void][] = [
    [
      'a page',
      () => pages.edit('workshop.yaml', 'heading: Come and pour one.', 'heading: Come and pour two.'),
    ],
    ['a fact on all pages', () => pages.edit('site.yaml', 'burnHours: 40', 'burnHours: 41')],
    ['redirects', () => pages.edit('site.yaml', '/old: /', '/older: /')],
    ['a page that is gone', () => [pages.remove('winter.yaml'), pages.unlock('/winter/')]],
    // These are the same names: the build has to replace them.
    [
      'files that are no longer as built',
      (copy) => {
        for (const path of ['index.html', '.build/server.json', 'robots.txt']) rmSync(join(copy, path));
        const asset = readdirSync(join(copy, 'assets')).find((name) => /wax-hall.*avif/.test(name)) ?? '';
        rmSync(join(copy, 'assets', asset));
        writeFileSync(join(copy, 'assets', asset), '');
      },
    ],
  ];
  for (const [index, [what, change]] of changes.entries()) {
    const copy = join(emptyFolder(), 'copy');
    await linkFolder(original, copy);
    change(copy);
    // On other days, other states of pages are at their addresses.
    await buildFolder(pages.root, copy, may(index + 2, 12));
    expect([
      what,
      everything(copy).get('.build/manifest.json') === before.get('.build/manifest.json'),
    ]).toEqual([what, false]);
    expect([what, everything(original)]).toEqual([what, before]);
  }
});
