import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVariants } from '../../schema/api/variants.ts';
import { reportPath } from '../../server/experiments/report/report-file.ts';
import { type BuiltSite, buildFolder, builtSite } from '../fixtures/built-site.ts';
import { built, everything } from '../fixtures/built-twice.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';
import { addExperiment, orderButton, startExperiments, testedSite } from '../fixtures/tested-site.ts';
import { may, timedSite } from '../fixtures/timed-site.ts';
import { cspHash } from '../write/site-files.ts';

/** What the build says about running experiments. */
function listIn(out: string) {
  return JSON.parse(readFileSync(join(out, '.build/experiments.json'), 'utf8'));
}

/** All files, without the report for staff, which lists experiments that no visitor sees. */
function published(site: BuiltSite) {
  const { [reportPath]: _report, ...files } = everything(site);
  return files;
}

describe('a build with experiments', () => {
  const folder = testedSite();
  const out = emptyFolder();
  const site = builtSite(out);
  /** The file of a page in a combination of variants, now. */
  const shown = (path: string, variants: string): string =>
    site.read(listIn(out).pages[path][variants][0].file);

  it('is the same as without them until one is started', async () => {
    await buildFolder(folder.root, out);
    const plain = await built();
    expect(published(site)).toEqual(published(plain.site));
  });

  it('renders each variant as a whole page, and the page itself as before', async () => {
    const before = site.read('index.html');
    await startExperiments(folder);
    await buildFolder(folder.root, out);
    expect(site.read('index.html')).toBe(before);
    expect(before).not.toContain('data-variants');
    const { pages, experiments, cookie } = listIn(out);
    expect(Object.keys(pages)).toEqual(['index.html']);
    expect(Object.keys(pages['index.html'])).toEqual([
      'candle-price:control',
      'candle-price:price',
      'candle-price:short',
    ]);
    expect(cookie).toBe('always');
    expect(experiments['candle-price']).toMatchObject({
      salt: 'salt of candle-price',
      route: '/',
      split: { control: 3334, price: 3333, short: 3333 },
      metric: 'lead',
      titles: { price: 'Price in the heading' },
    });
    const [control, price, short] = ['control', 'price', 'short'].map((id) =>
      shown('index.html', `candle-price:${id}`),
    );
    expect(control?.replace(' data-variants="candle-price:control"', '')).toBe(before);
    expect(price).toContain('From $20.');
    expect(short).not.toContain('Poured with');
    const revisions = [control, price, short].map(
      (html) => / data-revision="([^"]+)"/.exec(html ?? '')?.[1] ?? '',
    );
    expect(new Set(revisions).size).toBe(3);
    const listed = JSON.parse(site.read('.build/pages.json')) as { name: string; revisions: string[] }[];
    expect(listed.find(({ name }) => name === 'home')?.revisions).toEqual(revisions.toSorted());
    const attribute = / data-variants="([^"]+)"/.exec(price ?? '')?.[1];
    expect(readVariants(attribute)).toBe('candle-price:price');
  });

  it('keeps what search engines and shared links know of the page', () => {
    const head = (html: string) =>
      [/<title>.*<\/title>/, /<link rel="canonical"[^>]*>/, /<meta property="og:image"[^>]*>/].map(
        (part) => part.exec(html)?.[0],
      );
    const [price = '', plain = ''] = [shown('index.html', 'candle-price:price'), site.read('index.html')];
    expect(head(plain)[2]).toBeDefined();
    expect(head(price)).toEqual(head(plain));
    expect(site.read('sitemap.xml').match(/<loc>/g)).toHaveLength(4);
  });

  it('allows the styles of all variants', () => {
    const variants = ['control', 'price', 'short'].map((id) => shown('index.html', `candle-price:${id}`));
    const hashes = variants.map((html) => cspHash(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''));
    expect(new Set(hashes).size).toBeGreaterThan(1);
    expect(site.server().styleHashes).toEqual(expect.arrayContaining(hashes));
  });

  it('combines a page’s experiment with that of the site, on the pages that it changes', async () => {
    folder.write('site.yaml', folder.read('site.yaml') + orderButton);
    await startExperiments(folder);
    await buildFolder(folder.root, out);
    const { pages } = listIn(out);
    expect(Object.keys(pages['index.html'])).toEqual(
      ['control', 'price', 'short']
        .flatMap((id) => ['call', 'control'].map((other) => `candle-price:${id} order-button:${other}`))
        .sort(),
    );
    const both = shown('index.html', 'candle-price:price order-button:call');
    expect([both.includes('From $20.'), both.includes('Call me')]).toEqual([true, true]);
    expect(shown('index.html', 'candle-price:price order-button:control')).not.toContain('Call me');
  });

  it('is like a build from scratch after a variant is changed and its experiment started again', async () => {
    folder.edit('home.yaml', 'From $20.', 'From $25.');
    await expect(buildFolder(folder.root, out)).rejects.toMatchObject({
      problems: [{ code: 'RunningExperimentChanged' }],
    });
    folder.remove('experiments.lock');
    await startExperiments(folder);
    await buildFolder(folder.root, out);
    const fresh = emptyFolder();
    await buildFolder(folder.root, fresh);
    expect(everything(site)).toEqual(everything(builtSite(fresh)));
    expect((await buildFolder(folder.root, out)).printed).toContain('Nothing changed');
  });

  it('leaves nothing behind when all are stopped', async () => {
    folder.remove('experiments.lock');
    await buildFolder(folder.root, out);
    const plain = testFolder();
    plain.write('site.yaml', folder.read('site.yaml'));
    const fresh = emptyFolder();
    await buildFolder(plain.root, fresh);
    expect(published(site)).toEqual(published(builtSite(fresh)));
  });
});

describe('a build with an experiment on a page that changes with time', () => {
  it('renders each variant in each state, and after a switch is like a build from scratch', async () => {
    const folder = timedSite();
    addExperiment(folder);
    folder.write('workshop.yaml', folder.read('workshop.yaml') + winterWords);
    await startExperiments(folder);
    const out = emptyFolder();
    const site = builtSite(out);
    await buildFolder(folder.root, out, may(1));
    const renditions = (path: string, variants: string): [number, string?][] =>
      listIn(out).pages[path][variants].map(({ from, file }: { from: number; file?: string }) => [
        (from - may(1)) / 3_600_000,
        ...(file ? [site.read(file)] : []),
      ]);
    const price = renditions('index.html', 'candle-price:price');
    expect(
      price.map(([hours, html]) => [hours, html?.includes('at the fair'), html?.includes('warm inside')]),
    ).toEqual([
      [0, true, false],
      [132, false, false],
      [144, false, true],
    ]);
    expect(price.every(([, html]) => html?.includes('From $20.'))).toBe(true);
    // The sale replaces the workshop, and its experiment, from May 3 through May 5.
    const words = renditions('workshop/index.html', 'workshop-words:winter');
    expect(words.map(([hours, html]) => [hours, html?.includes('The stove is lit.')])).toEqual([
      [0, true],
      [57, undefined],
      [120, true],
      [144, true],
    ]);
    expect(words[0]?.[1]).toContain('<title>The workshop</title>');
    for (const now of [may(3, 9), may(7)]) {
      await buildFolder(folder.root, out, now);
      const fresh = emptyFolder();
      await buildFolder(folder.root, fresh, now);
      expect(everything(site)).toEqual(everything(builtSite(fresh)));
    }
    folder.edit('winter.yaml', 'The stove is lit.', 'The stove burns.');
    await expect(buildFolder(folder.root, out, may(7))).rejects.toMatchObject({
      problems: [{ code: 'RunningExperimentChanged' }],
    });
  });
});

/** Shows another page at the workshop's address. */
const winterWords = `experiment:
  name: workshop-words
  hypothesis: People come if it is warm.
  variants:
    winter: { title: The page for winter, page: winter }
`;
