import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ProblemsError } from '../errors/problem.ts';
import { buildFolder, builtSite } from '../fixtures/built-site.ts';
import { emptyFolder, type TestFolder, testFolder } from '../fixtures/test-folder.ts';

/** A folder that was built once, and what changes when it is built again. */
async function built(folder: TestFolder = testFolder()) {
  const out = emptyFolder();
  await buildFolder(folder.root, out);
  const site = builtSite(out);
  const again = async (now?: number) => {
    const before = site.times();
    const { written, printed } = await buildFolder(folder.root, out, now);
    const after = site.times();
    const changed = [...after].filter(([path, time]) => before.get(path) !== time).map(([path]) => path);
    const gone = [...before.keys()].filter((path) => !after.has(path));
    return {
      written,
      printed,
      changed: changed.filter((path) => !/\.(txt|xml|br)$/.test(path)),
      gone: gone.filter((path) => !path.endsWith('.br')),
    };
  };
  return { folder, out, site, again };
}

/** Every file below a folder with its content, the build's own notes included. */
function everything(site: ReturnType<typeof builtSite>) {
  const paths = [...site.times().keys(), '.build/server.json', '.build/manifest.json'];
  return Object.fromEntries(
    paths.map((path) => [path, readFileSync(join(site.out, path)).toString('base64')]),
  );
}

describe('a second build', () => {
  it('writes nothing when nothing changed, and says so', async () => {
    const { site, again } = await built();
    const manifest = statSync(join(site.out, '.build/manifest.json')).mtimeMs;
    const { written, printed, changed } = await again();
    expect([written, changed]).toEqual([0, []]);
    expect(printed).toBe('Nothing changed: 5 pages are as they were.\n');
    expect(statSync(join(site.out, '.build/manifest.json')).mtimeMs).toBe(manifest);
  });

  it('writes no page again that was saved without a change', async () => {
    const { folder, again } = await built();
    utimesSync(join(folder.root, 'home.yaml'), new Date(), new Date(Date.now() + 5000));
    expect(await again()).toMatchObject({ written: 0, changed: [] });
  });

  it('writes one page that changed, and no other', async () => {
    const { folder, site, again } = await built();
    folder.edit('home.yaml', 'heading: Asked at the bench.', 'heading: Asked before you.');
    expect(await again()).toMatchObject({ written: 1, changed: ['index.html'] });
    expect(site.read('index.html')).toContain('Asked before you.');
    const packed = readFileSync(join(site.out, 'index.html.br'));
    expect(brotliDecompressSync(packed).toString()).toBe(site.read('index.html'));
  });

  it('writes a page and its variants when the page changed', async () => {
    const { folder, again } = await built();
    folder.edit('workshop.yaml', 'heading: Come and pour one.', 'heading: Come and pour two.');
    const { changed } = await again();
    expect(changed).toEqual(['winter/index.html', 'workshop/index.html']);
  });

  it('writes of a changed content file only the pages that show the change', async () => {
    const { folder, again } = await built();
    folder.edit('content/faqs.yaml', 'Is it warm inside?', 'Is it warm?');
    expect((await again()).changed).toEqual(['index.html', 'winter/index.html']);
    folder.edit('content/faqs.yaml', 'question: How long does one burn?', 'question: How long?');
    expect((await again()).changed).toEqual(['index.html']);
  });

  it('writes all pages when the footer of all changed', async () => {
    const { folder, again } = await built();
    folder.edit('site.yaml', 'heading: The workshop', 'heading: Our workshop');
    expect((await again()).written).toBe(5);
  });

  it('writes the year of the copyright anew', async () => {
    const { site, again } = await built();
    expect(site.read('index.html')).toContain('© 2031 Tern &amp; Tallow.');
    expect((await again(Date.UTC(2032, 0, 1))).written).toBe(5);
    expect(site.read('index.html')).toContain('© 2032 Tern &amp; Tallow.');
  });

  it('gives a changed picture a new name, and keeps the old one for a week', async () => {
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

  it('removes a page whose file is gone, with its folder and its line in the sitemap', async () => {
    const { folder, site, again } = await built();
    folder.remove('winter.yaml');
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

  it('lets two pages change their places', async () => {
    const { folder, site, again } = await built();
    folder.edit('winter.yaml', 'route: /winter/', 'route: /thankyou');
    folder.edit('thanks.yaml', 'route: /thankyou', 'route: /winter/');
    expect((await again()).gone).toEqual([]);
    expect(site.read('winter/index.html')).toContain('<title>Thank you</title>');
  });

  it.each(['index.html', 'sitemap.xml', 'robots.txt', '.build/server.json', '.build/manifest.json'])(
    'makes %s again when it was deleted',
    async (path) => {
      const { site, again } = await built();
      const before = everything(site);
      rmSync(join(site.out, path));
      await again();
      const { '.build/manifest.json': _, ...rest } = everything(site);
      expect(before).toMatchObject(rest);
      expect(site.has(path)).toBe(true);
    },
  );

  it('makes deleted pictures, scripts and their siblings again', async () => {
    const { site, again } = await built();
    const some = site
      .files()
      .filter((path) => /wax-hall-240.*avif|runtime-.*\.js|wick-works.*svg/.test(path));
    expect(some.length).toBeGreaterThanOrEqual(3);
    for (const path of some) rmSync(join(site.out, path));
    rmSync(join(site.out, `${some.find((path) => path.endsWith('.svg'))}.br`));
    expect((await again()).written).toBe(0);
    for (const path of some) expect([path, site.has(path)]).toEqual([path, true]);
    expect((await again()).printed).toContain('Nothing changed');
  });

  it('puts a page back that somebody changed in the output', async () => {
    const { site, again } = await built();
    const before = site.read('index.html');
    writeFileSync(join(site.out, 'index.html'), 'changed by hand');
    expect((await again()).written).toBe(1);
    expect(site.read('index.html')).toBe(before);
  });

  it('leaves files alone that it did not make', async () => {
    const { site, again, folder } = await built();
    mkdirSync(join(site.out, '.well-known'));
    writeFileSync(join(site.out, '.well-known/security.txt'), 'x');
    folder.remove('winter.yaml');
    await again();
    expect(site.has('.well-known/security.txt')).toBe(true);
  });

  it('publishes nothing while anything is wrong, and leaves the old site whole', async () => {
    const { folder, site, again } = await built();
    const before = everything(site);
    folder.edit('home.yaml', 'heading: Asked at the bench.', 'heading: Better.');
    folder.edit('winter.yaml', 'theme: night', 'theme: dusk');
    await expect(again()).rejects.toThrow(ProblemsError);
    expect(everything(site)).toEqual(before);
    folder.edit('winter.yaml', 'theme: dusk', 'theme: evergreen');
    expect((await again()).changed).toEqual(['index.html', 'winter/index.html']);
  });

  it('tells of a link that broke because another page went away, where the link is written', async () => {
    const { folder, again } = await built();
    folder.remove('winter.yaml');
    folder.remove('workshop.yaml');
    const failed = (await again().catch((error) => error)) as ProblemsError;
    const place = ({ code, file, line }: (typeof failed.problems)[number]) =>
      `${code} ${file.split('/').at(-1)}:${line}`;
    expect(failed.problems.map(place)).toEqual(['UnknownLink faqs.yaml:7', 'UnknownLink home.yaml:19']);
  });
});
