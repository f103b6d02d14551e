import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildFolder, builtSite, elementsOf, hashOf } from '../fixtures/built-site.ts';
import { northlight } from '../fixtures/folders.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';

const crimson = (name: string) => readFileSync(join(northlight, 'fonts', name));

/** The small site with its own font for headings. */
async function siteWithFont() {
  const folder = testFolder();
  folder.write('fonts/text/Tally.woff2', crimson('crimson-pro.woff2'));
  folder.edit(
    'site.yaml',
    'brand: {',
    'brand: { fonts: { serif: { family: Tally, files: [{ src: text/Tally.woff2, weight: 400 600 }], fallback: serif } },',
  );
  const out = emptyFolder();
  await buildFolder(folder.root, out);
  return { folder, out, site: builtSite(out) };
}

/** The fonts of pages. */
const fontsIn = (files: string[]) => files.filter((file) => /\/(?!staff-)[^/]+\.woff2$/.test(file));

it('publishes, preloads, and uses the font of the company in place of the engine font', async () => {
  const { site } = await siteWithFont();
  const [own = '', rest = '', engine = '', ...more] = fontsIn(site.files()).toReversed();
  expect([own, rest, engine, ...more]).toEqual([
    expect.stringMatching(/^assets\/tally-[\da-f]{8}\.woff2$/),
    expect.stringMatching(/^assets\/instrument-sans-rest-/),
    expect.stringMatching(/^assets\/instrument-sans-core-/),
  ]);
  expect(readFileSync(join(site.out, own))).toEqual(crimson('crimson-pro.woff2'));
  for (const path of ['index.html', '.build/portal.html']) {
    const html = site.read(path);
    const elements = elementsOf(html);
    const preloads = elements.filter(({ attributes }) => attributes.rel === 'preload');
    expect(preloads.map(({ attributes }) => attributes.href)).toEqual([`/${own}`, `/${engine}`]);
    const css = elements.find(({ name }) => name === 'style')?.text ?? '';
    expect(css).toContain(`font-weight:400 600;font-display:swap;src:url('/${own}') format('woff2')`);
    expect(css).toContain("--serif:'Tally','Tally Fallback','Tally Fallback Noto',serif;");
    expect(css).not.toContain('Newsreader');
    expect(site.server().styleHashes).toContain(hashOf(css));
  }
});

it('publishes a changed font under a new name', async () => {
  const { folder, out, site } = await siteWithFont();
  const before = fontsIn(site.files());
  folder.write('fonts/text/Tally.woff2', crimson('crimson-pro-italic.woff2'));
  await buildFolder(folder.root, out);
  const [added = '', ...more] = fontsIn(site.files()).filter((file) => !before.includes(file));
  expect(more).toEqual([]);
  expect(site.read('index.html')).toContain(`<link rel="preload" href="/${added}"`);
});
