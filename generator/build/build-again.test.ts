import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { built } from '../fixtures/built-twice.ts';
import { testFolder } from '../fixtures/test-folder.ts';

describe('a second build', () => {
  it('writes nothing and says so when nothing changed', async () => {
    const { site, again } = await built();
    const manifest = statSync(join(site.out, '.build/manifest.json')).mtimeMs;
    const { written, printed, changed } = await again();
    expect([written, changed]).toEqual([0, []]);
    expect(printed).toBe('Nothing changed: 5 pages are up to date.\n');
    expect(statSync(join(site.out, '.build/manifest.json')).mtimeMs).toBe(manifest);
  });

  it('does not write a page that was saved without a change', async () => {
    const { folder, again } = await built();
    utimesSync(join(folder.root, 'home.yaml'), new Date(), new Date(Date.now() + 5000));
    expect(await again()).toMatchObject({ written: 0, changed: [] });
  });

  it('writes only the page that changed', async () => {
    const { folder, site, again } = await built();
    folder.edit('home.yaml', 'heading: Asked at the bench.', 'heading: Asked before you.');
    expect(await again()).toMatchObject({ written: 1, changed: ['index.html'] });
    expect(site.read('index.html')).toContain('Asked before you.');
    const packed = readFileSync(join(site.out, 'index.html.br'));
    expect(brotliDecompressSync(packed).toString()).toBe(site.read('index.html'));
  });

  it('notices a change that keeps the size and time of the file', async () => {
    const { folder, site, again } = await built();
    const path = join(folder.root, 'home.yaml');
    const { mtime } = statSync(path);
    folder.edit('home.yaml', 'Asked at the bench.', 'Asked at the stove.');
    utimesSync(path, mtime, mtime);
    await again();
    expect(site.read('index.html')).toContain('Asked at the stove.');
  });

  it('writes a page and its variants when the page changed', async () => {
    const { folder, again } = await built();
    folder.edit('workshop.yaml', 'heading: Come and pour one.', 'heading: Come and pour two.');
    const { changed } = await again();
    // Their share pictures show the heading.
    const pictures = [expect.stringMatching(/^assets\/share-/), expect.stringMatching(/^assets\/share-/)];
    expect(changed).toEqual([...pictures, 'winter/index.html', 'workshop/index.html']);
  });

  it('writes only the pages that show a change of a content file', async () => {
    const { folder, again } = await built();
    folder.edit('content/faqs.yaml', 'Is it warm inside?', 'Is it warm?');
    expect((await again()).changed).toEqual(['index.html', 'winter/index.html']);
    folder.edit('content/faqs.yaml', 'question: How long does one burn?', 'question: How long?');
    expect((await again()).changed).toEqual(['index.html']);
  });

  it('lets the thank-you page report leads as soon as another page has tags', async () => {
    const folder = testFolder();
    folder.edit('site.yaml', 'terms: {', 'consent: { mode: opt-out }\nterms: {');
    const { site, again } = await built(folder);
    expect(site.read('thankyou/index.html')).not.toContain('data-island="tags"');
    folder.edit('winter.yaml', 'theme: night', 'theme: night\ntags: { meta: { pixel: "123456789012345" } }');
    expect((await again()).changed).toEqual([
      'small-print/index.html',
      'thankyou/index.html',
      'winter/index.html',
    ]);
    expect(site.read('thankyou/index.html')).toContain('data-island="tags"');
  });

  it('writes all pages when the footer changed', async () => {
    const { folder, again } = await built();
    folder.edit('site.yaml', 'heading: The workshop', 'heading: Our workshop');
    expect((await again()).written).toBe(5);
  });

  it('updates the year of the copyright line', async () => {
    const { site, again } = await built();
    expect(site.read('index.html')).toContain('© 2031 Tern &amp; Tallow.');
    expect((await again(Date.UTC(2032, 0, 1))).written).toBe(5);
    expect(site.read('index.html')).toContain('© 2032 Tern &amp; Tallow.');
  });

  it('gives a changed picture a new name and keeps the old file for a week', async () => {
    const { folder, site, again } = await built();
    const svgs = () => site.files().filter((path) => path.includes('wick-works'));
    const [old = ''] = svgs();
    folder.edit('media/makers/wick-works.svg', '#555', '#333');
    expect((await again()).changed).toContain('index.html');
    expect(svgs()).toHaveLength(2);
    expect(site.read('index.html')).not.toContain(old);
    folder.edit('home.yaml', 'Asked at the bench.', 'Asked.');
    await again(Date.UTC(2031, 4, 7));
    expect(svgs()).toHaveLength(2);
    folder.edit('home.yaml', 'Asked.', 'Asked again.');
    await again(Date.UTC(2031, 4, 9));
    expect(svgs()).toHaveLength(1);
    expect(site.has(`${old}.br`)).toBe(false);
  });

  it('removes a deleted page, its folder, and its entry in the sitemap', async () => {
    const { folder, site, again } = await built();
    folder.remove('winter.yaml');
    folder.unlock('/winter/');
    const { gone, written, printed } = await again();
    expect([gone, written]).toEqual([['winter/index.html'], 0]);
    expect(site.has('winter')).toBe(false);
    expect(site.read('sitemap.xml')).not.toContain('/winter/');
    expect(printed).toContain('4 pages in');
    expect(printed).toContain('1 removed');
  });

  it('moves a page to its new route', async () => {
    const { folder, site, again } = await built();
    folder.edit('winter.yaml', 'route: /winter/', 'route: /seasons/cold/');
    folder.unlock('/winter/');
    expect(await again()).toMatchObject({
      changed: ['seasons/cold/index.html'],
      gone: ['winter/index.html'],
    });
    expect(site.read('sitemap.xml')).toContain('/seasons/cold/');
    folder.write('moved.yaml', folder.read('winter.yaml'));
    folder.remove('winter.yaml');
    expect(await again()).toMatchObject({ gone: [] });
    expect(site.read('seasons/cold/index.html')).toContain('The stove is lit.');
  });

  it('lets two pages swap routes', async () => {
    const { folder, site, again } = await built();
    folder.edit('winter.yaml', 'route: /winter/', 'route: /thankyou');
    folder.edit('thanks.yaml', 'route: /thankyou', 'route: /winter/');
    expect((await again()).gone).toEqual([]);
    expect(site.read('winter/index.html')).toContain('<title>Thank you</title>');
  });
});
