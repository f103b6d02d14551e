import { readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { elementsOf } from '../fixtures/built-site.ts';
import { built } from '../fixtures/built-twice.ts';
import { testFolder } from '../fixtures/test-folder.ts';

type Site = Awaited<ReturnType<typeof built>>['site'];

/** The share picture in a page's metadata. */
function shareOf(site: Site, page: string) {
  const all = elementsOf(site.read(page)).map(({ attributes }) => attributes);
  const meta = (key: string) => all.find(({ property }) => property === `og:image${key}`)?.content ?? '';
  return {
    path: new URL(meta('')).pathname.slice(1),
    alt: meta(':alt'),
    size: [meta(':width'), meta(':height')],
  };
}

const pagesOf = (site: Site) => site.files().filter((path) => path.endsWith('.html'));
const drawn = /^assets\/share-\w{8}\.png$/;

describe('the share pictures of a site', () => {
  it('exist for every page at 1200 x 630 px, and differ between headlines', async () => {
    const { site } = await built();
    const pages = pagesOf(site).map((page) => shareOf(site, page));
    for (const { path, size } of pages) {
      expect(path).toMatch(drawn);
      const { format, width, height } = await sharp(join(site.out, path)).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(size).toEqual(['1200', '630']);
    }
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  it('have an alt text of the headline and the company name', async () => {
    const { site } = await built();
    expect(shareOf(site, 'index.html').alt).toBe('Light that lasts. Tern & Tallow');
    expect(shareOf(site, 'small-print/index.html').alt).toBe('Small print. Tern & Tallow');
  });

  it('are not drawn for a page with its own share picture; an undrawable headline uses that of the site', async () => {
    const folder = testFolder();
    folder.edit('home.yaml', 'service:', 'share: { src: makers/wax-hall.png, alt: Wax }\nservice:');
    folder.edit('thanks.yaml', 'heading: Thank you.', 'heading: Спасибо.');
    const notFound = folder
      .read('thanks.yaml')
      .replace('/thankyou', '/404')
      .replace('Спасибо', 'Nothing here');
    folder.write('404.yaml', notFound);
    const { site } = await built(folder);
    expect(shareOf(site, 'index.html')).toMatchObject({
      path: expect.stringMatching(/^assets\/wax-hall-\w{8}\.png$/),
      alt: 'Wax',
    });
    const ownShare = shareOf(site, 'thankyou/index.html');
    expect(ownShare).toMatchObject({ size: ['600', '315'], alt: 'A candle in spring light' });
    expect(readFileSync(join(site.out, ownShare.path))).toEqual(
      readFileSync(join(folder.root, 'media/share.png')),
    );
    expect(shareOf(site, '404.html')).toEqual(ownShare);
  });

  it('are drawn only when they are new or were deleted', async () => {
    const { folder, site, again } = await built();
    const before = shareOf(site, 'index.html').path;
    folder.edit('home.yaml', 'Asked at the bench.', 'Asked before you.');
    expect((await again()).changed).toEqual(['index.html']);
    folder.edit('home.yaml', 'Light that ((lasts)).', 'Light that ((stays)).');
    const { changed, gone } = await again();
    const after = shareOf(site, 'index.html').path;
    expect([after === before, changed.toSorted(), gone]).toEqual([false, [after, 'index.html'], []]);
    const bytes = readFileSync(join(site.out, after));
    unlinkSync(join(site.out, after));
    await again();
    expect(readFileSync(join(site.out, after)).equals(bytes)).toBe(true);
  });

  it('change with the theme and the brand', async () => {
    const { folder, site, again } = await built();
    const before = pagesOf(site).map((page) => shareOf(site, page).path);
    folder.edit('home.yaml', 'service:', 'theme: evergreen\nservice:');
    await again();
    expect(shareOf(site, 'index.html').path).not.toBe(before[0]);
    folder.edit('site.yaml', 'first: Tern', 'first: Gull');
    await again();
    for (const page of pagesOf(site)) expect(before).not.toContain(shareOf(site, page).path);
  });
});
