import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildFolder, builtSite } from '../fixtures/built-site.ts';
import { everything } from '../fixtures/built-twice.ts';
import { emptyFolder, type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { may, timedSite } from '../fixtures/timed-site.ts';
import type { Timetable } from '../write/schedule-file.ts';

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

function timetableIn(out: string): Timetable {
  return JSON.parse(readFileSync(join(out, '.build/schedule.json'), 'utf8'));
}

/** What an address shows, with the hours since May 1 at which it changes. */
function plan(out: string, path: string, words: (html: string) => unknown = titleOf) {
  const site = builtSite(out);
  return timetableIn(out)[path]?.map(({ from, file, redirect, before }) => [
    (from - may(1)) / 3_600_000,
    redirect ?? (file ? words(site.read(file)) : `nothing; redirects lead to ${before}`),
  ]);
}

describe('a build of pages that change with time', () => {
  const folder = timedSite();
  const out = emptyFolder();
  const site = builtSite(out);

  it('writes a state for each time', async () => {
    const { printed } = await buildFolder(folder.root, out, may(1));
    expect(printed).toContain('/class/  not shown before the start of Sunday, May 4, 2031 (Central)\n');
    expect(printed).toContain('npm run preview -- --at "2031-05-04 00:00 Central"\n');
    expect(printed).toMatch(/^ {2}\/class\/ +\d+\.\d +\d+\.\d$/m);
    expect(plan(out, 'workshop/index.html')).toEqual([
      [0, 'The workshop'],
      [57, 'The sale at the workshop'],
      [120, 'The workshop'],
    ]);
    expect(plan(out, 'class/index.html')).toEqual([
      [0, 'nothing; redirects lead to /workshop/'],
      [72, 'A class'],
      [96, '/workshop/?from=class#questions'],
    ]);
    const parts = (html: string) => [html.includes('at the fair'), html.includes('Is it warm inside?')];
    expect(plan(out, 'index.html', parts)).toEqual([
      [0, [true, false]],
      [132, [false, false]],
      [144, [false, true]],
    ]);
    const routes = (xml: string) => [xml.includes('/workshop/'), xml.includes('/class/')];
    expect(plan(out, 'sitemap.xml', routes)).toEqual([
      [0, [true, false]],
      [72, [true, true]],
      [96, [true, false]],
    ]);
  });

  it('publishes the present state where static hosts find it', () => {
    expect(titleOf(site.read('workshop/index.html'))).toBe('The workshop');
    expect(site.read('index.html')).toContain('at the fair');
    expect(site.has('class/index.html')).toBe(false);
    expect(site.read('sitemap.xml')).not.toContain('/class/');
  });

  it('writes the compressed form of each state', () => {
    const states = readdirSync(join(out, '.build/states')).filter((name) => name.endsWith('.html'));
    for (const name of states) {
      const packed = readFileSync(join(out, '.build/states', `${name}.br`));
      expect(brotliDecompressSync(packed).toString()).toBe(site.read(`.build/states/${name}`));
    }
    expect(states).toHaveLength(8);
  });

  it('does nothing again until the next change', async () => {
    const before = everything(site);
    const { printed } = await buildFolder(folder.root, out, may(3, 8, 59, 59));
    expect(printed).toBe('Nothing changed: 7 pages are up to date.\n');
    expect(everything(site)).toEqual(before);
  });

  it('publishes the next state when its time has come, like a build from scratch', async () => {
    for (const now of [may(3, 9), may(4), may(7)]) {
      const { printed } = await buildFolder(folder.root, out, now);
      expect(printed).not.toContain('Nothing changed');
      const fresh = emptyFolder();
      await buildFolder(folder.root, fresh, now);
      expect(everything(site)).toEqual(everything(builtSite(fresh)));
    }
    expect(titleOf(site.read('workshop/index.html'))).toBe('The workshop');
    expect(site.read('index.html')).toContain('Is it warm inside?');
    expect(timetableIn(out)).toEqual({
      'class/index.html': [{ from: may(7), redirect: '/workshop/?from=class#questions' }],
    });
  });
});

describe('a change during a sale', () => {
  it.each([
    ['of its window', { until: 'until: 2031-05-05', to: 'until: 2031-05-09' }, 'The sale at the workshop'],
    ['that removes it', undefined, 'The workshop'],
  ])('%s is like a build from scratch', async (_name, change, title) => {
    const folder = timedSite();
    const out = emptyFolder();
    await buildFolder(folder.root, out, may(4));
    expect(titleOf(builtSite(out).read('workshop/index.html'))).toBe('The sale at the workshop');
    if (change) folder.edit('sale.yaml', change.until, change.to);
    else folder.remove('sale.yaml');
    await buildFolder(folder.root, out, may(4));
    const fresh = emptyFolder();
    await buildFolder(folder.root, fresh, may(4));
    expect(everything(builtSite(out))).toEqual(everything(builtSite(fresh)));
    expect(titleOf(builtSite(out).read('workshop/index.html'))).toBe(title);
  });

  it('can begin it for a page that was built before', async () => {
    const folder = testFolder();
    folder.edit('site.yaml', 'terms: {', 'timeZone: Central\nterms: {');
    const out = emptyFolder();
    await buildFolder(folder.root, out, may(1));
    const pristine = builtSite(out).read('workshop/index.html');
    folder.write('sale.yaml', timedSite().read('sale.yaml'));
    await buildFolder(folder.root, out, may(4));
    expect(titleOf(builtSite(out).read('workshop/index.html'))).toBe('The sale at the workshop');
    folder.edit('home.yaml', 'Poured with', 'Poured with friends');
    await buildFolder(folder.root, out, may(8));
    expect(builtSite(out).read('workshop/index.html')).toBe(pristine);
  });
});

/** Builds a site again at a time. @returns the number of pages that were built */
async function builtLikeFromScratch(folder: TestFolder, out: string, now: number): Promise<number> {
  const { printed } = await buildFolder(folder.root, out, now);
  const fresh = emptyFolder();
  await buildFolder(folder.root, fresh, now);
  expect(everything(builtSite(out))).toEqual(everything(builtSite(fresh)));
  return Number(/building (\d+) pages/.exec(printed)?.[1]);
}

describe('pages that did not change', () => {
  it('keep their states until one of their times has come', async () => {
    const folder = timedSite();
    const out = emptyFolder();
    await buildFolder(folder.root, out, may(1));
    folder.edit('home.yaml', 'Asked at the bench.', 'Asked before.');
    expect(await builtLikeFromScratch(folder, out, may(2))).toBe(1);
    // The class and the sale.
    expect(await builtLikeFromScratch(folder, out, may(4))).toBe(2);
  });

  it('count as written when something that they show later changes', async () => {
    const folder = timedSite();
    const out = emptyFolder();
    expect((await buildFolder(folder.root, out, may(1))).written).toBe(7);
    folder.edit('class.yaml', 'title: A class', 'title: A class for two');
    folder.edit('sale.yaml', 'title: The sale', 'title: The last sale');
    expect((await buildFolder(folder.root, out, may(1))).written).toBe(2);
  });

  it('are built again when one of their states is missing', async () => {
    const folder = timedSite();
    const out = emptyFolder();
    await buildFolder(folder.root, out, may(1));
    const file = timetableIn(out)['class/index.html']?.flatMap(({ file = [] }) => file)[0] ?? '';
    rmSync(join(out, file));
    expect(await builtLikeFromScratch(folder, out, may(1))).toBe(1);
    rmSync(join(out, `${file}.br`));
    expect(await builtLikeFromScratch(folder, out, may(1))).toBe(1);
  });

  it('are built again with a new page at their address, and rows are indexed as before', async () => {
    const folder = timedSite();
    folder.write(
      'towns.yaml',
      'extends: workshop\nroute: /wax/{{city}}/\nmatrix: { values: { city: [Bath, Ely] } }\nuntil: 2031-05-04\nthen: /workshop/\n',
    );
    const out = emptyFolder();
    await buildFolder(folder.root, out, may(1));
    expect(builtSite(out).read('wax/ely/index.html')).toContain('noindex');
    folder.write('fair.yaml', 'extends: workshop\nroute: /wax/ely/\nfrom: 2031-05-06\n');
    expect(await builtLikeFromScratch(folder, out, may(1))).toBe(1);
    expect(plan(out, 'wax/ely/index.html')).toEqual([
      [0, 'The workshop'],
      [96, '/workshop/'],
      [120, 'The workshop'],
    ]);
  });
});

it('compresses the states of many pages only as it compresses pages: those that seem too heavy', async () => {
  const folder = timedSite();
  const towns = Array.from({ length: 60 }, (_, index) => `Town ${index}`);
  folder.write(
    'towns.yaml',
    `extends: workshop\nroute: /wax/{{city}}/\nmatrix: { values: { city: [${towns}] } }\ntitle: Wax in {{city}}\nuntil: 2031-05-04\nthen: /workshop/\n`,
  );
  const out = emptyFolder();
  await buildFolder(folder.root, out, may(1));
  const states = readdirSync(join(out, '.build/states'));
  expect(states.filter((name) => name.endsWith('.html')).length).toBeGreaterThan(60);
  expect(states.filter((name) => name.endsWith('.br'))).toHaveLength(1);
  const row = ['wax/town-7/index.html', timetableIn(out)['wax/town-7/index.html']?.[0]?.file ?? ''];
  const [page, state] = row.map(builtSite(out).read);
  expect(page).toBe(state);
});

it('leads old addresses to a page that visitors see until the page begins', async () => {
  const folder = timedSite();
  const later = (base: string, more = '') => `extends: ${base}\nfrom: 2031-05-20\n${more}`;
  folder.write('late.yaml', later('class', 'route: /late/\nuntil: null\nthen: null\n'));
  folder.write('hidden.yaml', 'extends: workshop\nroute: /hidden/\ndraft: true\n');
  folder.write('shown.yaml', later('hidden', 'route: /shown/\ndraft: false\n'));
  const out = emptyFolder();
  await buildFolder(folder.root, out, may(1));
  const timetable = timetableIn(out);
  // The class has not begun either, and the draft has no address.
  for (const path of ['late/index.html', 'shown/index.html'])
    expect([path, timetable[path]?.[0]]).toEqual([path, { from: may(1), before: '/workshop/' }]);
});
