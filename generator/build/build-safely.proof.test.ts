import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ProblemsError } from '../errors/problem.ts';
import { SystemError } from '../errors/system-error.ts';
import { built, everything } from '../fixtures/built-twice.ts';
import { type Manifest, readManifest } from '../write/manifest.ts';

describe('a build over an earlier one', () => {
  const written = ['index.html', 'index.html.br', 'sitemap.xml', 'robots.txt', '.build/server.json'];

  it.each([...written, '.build/manifest.json'])('restores %s when it was deleted', async (path) => {
    const { site, again } = await built();
    const before = everything(site);
    rmSync(join(site.out, path));
    await again();
    expect(everything(site)).toEqual(before);
    expect(site.has(path)).toBe(true);
  });

  it.each(written)('restores %s when it was changed', async (path) => {
    const { site, again } = await built();
    const before = everything(site);
    writeFileSync(join(site.out, path), '{}');
    await again();
    expect(everything(site)).toEqual(before);
    expect((await again()).printed).toContain('Nothing changed');
  });

  it('restores pictures and scripts that were emptied', async () => {
    const { site, again } = await built();
    const before = everything(site);
    const some = site
      .files()
      .filter((path) => /wax-hall-240.*avif|runtime-.*\.js|wick-works.*svg/.test(path));
    for (const path of some) writeFileSync(join(site.out, path), '');
    await again();
    expect(everything(site)).toEqual(before);
  });

  it('restores deleted pictures, scripts, and their compressed siblings', async () => {
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

  it('restores a page that was edited in the output', async () => {
    const { site, again } = await built();
    const before = site.read('index.html');
    writeFileSync(join(site.out, 'index.html'), 'changed by hand');
    expect((await again()).written).toBe(1);
    expect(site.read('index.html')).toBe(before);
  });

  it('deletes the partial files of a killed build', async () => {
    const { site, again, folder } = await built();
    const before = readdirSync(site.out, { recursive: true }).sort();
    writeFileSync(join(site.out, 'assets/.box-160-abcdefghij.avif.99999999.part'), 'x');
    mkdirSync(join(site.out, '.build/staging-99999999-abc/7'), { recursive: true });
    folder.edit('home.yaml', 'heading: Asked at the bench.', 'heading: Asked.');
    await again();
    expect(readdirSync(site.out, { recursive: true }).sort()).toEqual(before);
  });

  it('leaves other files in the output alone', async () => {
    const { site, again, folder } = await built();
    mkdirSync(join(site.out, '.well-known'));
    writeFileSync(join(site.out, '.well-known/security.txt'), 'x');
    folder.remove('winter.yaml');
    folder.unlock('/winter/');
    await again();
    expect(site.has('.well-known/security.txt')).toBe(true);
  });

  it('publishes nothing while there are problems, and keeps the old site intact', async () => {
    const { folder, site, again } = await built();
    const before = everything(site);
    folder.edit('home.yaml', 'heading: Asked at the bench.', 'heading: Better.');
    folder.edit('winter.yaml', 'theme: night', 'theme: dusk');
    await expect(again()).rejects.toThrow(ProblemsError);
    expect(everything(site)).toEqual(before);
    folder.edit('winter.yaml', 'theme: dusk', 'theme: evergreen');
    const picture = expect.stringMatching(/^assets\/share-/);
    expect((await again()).changed).toEqual([picture, 'index.html', 'winter/index.html']);
  });

  it('reports a link to a deleted page in the file that contains the link', async () => {
    const { folder, again } = await built();
    folder.remove('winter.yaml');
    folder.remove('workshop.yaml');
    folder.unlock('/winter/');
    folder.unlock('/workshop/');
    const failed = (await again().catch((error) => error)) as ProblemsError;
    const place = ({ code, file, line }: (typeof failed.problems)[number]) =>
      `${code} ${file.split('/').at(-1)}:${line}`;
    expect(failed.problems.map(place)).toEqual(['UnknownLink faqs.yaml:7', 'UnknownLink home.yaml:19']);
  });

  it.each([
    ['home.yml', 'SameName'],
    ['spring.YAML', 'WrongExtension'],
  ])('reports a new file that is not read: %s', async (name, code) => {
    const { folder, again } = await built();
    folder.write(name, folder.read('home.yaml'));
    const failed = (await again().catch((error) => error)) as ProblemsError;
    expect(failed.problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('goes on when the schemas for editors cannot be written, and says so', async () => {
    const { folder, site, again } = await built();
    rmSync(join(folder.root, '.schema'), { recursive: true });
    folder.write('.schema', 'in the way');
    folder.edit('home.yaml', 'heading: Asked at the bench.', 'heading: Better.');
    expect((await again()).printed).toContain(
      '.schema already exists and is not a folder. The site is not affected, but editors do not know',
    );
    expect(site.read('index.html')).toContain('Better.');
  });

  it('keeps the old site and reports the blocker when a page cannot be moved into place', async () => {
    const { folder, site, again } = await built();
    folder.edit('home.yaml', 'heading: Asked at the bench.', 'heading: Better.');
    folder.edit('winter.yaml', 'route: /winter/', 'route: /zebra/');
    folder.unlock('/winter/');
    writeFileSync(join(site.out, 'zebra'), 'in the way');
    const before = everything(site);
    const failed = await again().catch((error) => error);
    expect(failed).toBeInstanceOf(SystemError);
    expect(failed.message).toContain('/zebra is a file, but a folder for pages belongs there.');
    expect(everything(site)).toEqual(before);
    rmSync(join(site.out, 'zebra'));
    expect((await again()).changed).toEqual(['index.html', 'zebra/index.html']);
  });
});

describe('pages that are not in the manifest', () => {
  /** A build that was killed after it moved the pages and before it moved the manifest. */
  async function killed() {
    const { folder, site, again } = await built();
    const manifest = readFileSync(join(site.out, '.build/manifest.json'));
    folder.write('spring.yaml', 'extends: workshop\nroute: /spring/\n');
    await again();
    writeFileSync(join(site.out, '.build/manifest.json'), manifest);
    writeFileSync(join(site.out, '.build/unfinished.json'), '["spring/index.html"]');
    folder.remove('spring.yaml');
    folder.unlock('/spring/');
    return { site, again };
  }

  it('are listed only while they are being published', async () => {
    const { site } = await built();
    expect(readdirSync(join(site.out, '.build')).sort()).toEqual([
      'manifest.json',
      'pages.json',
      'portal.html',
      'server.json',
    ]);
  });

  it('are deleted after a killed build', async () => {
    const { site, again } = await killed();
    await again();
    expect(site.has('spring')).toBe(false);
    expect((await again()).printed).toContain('Nothing changed');
  });

  it.each([
    ['was deleted', (out: string) => rmSync(join(out, '.build'), { recursive: true })],
    [
      'has a different version',
      (out: string) => writeFileSync(join(out, '.build/manifest.json'), '{"version":5}'),
    ],
  ])('are deleted when the manifest %s, but files of others are not', async (_name, lose) => {
    const { folder, site, again } = await built();
    folder.remove('winter.yaml');
    folder.unlock('/winter/');
    lose(site.out);
    mkdirSync(join(site.out, 'manual'));
    writeFileSync(
      join(site.out, 'manual/index.html'),
      '<!doctype html>\n<html lang="en"><title>Manual</title>',
    );
    await again();
    expect([site.has('winter'), site.has('manual/index.html')]).toEqual([false, true]);
  });
});

describe('a site that was built incrementally', () => {
  it('equals a site that was built at once', async () => {
    const { folder, site, again } = await built();
    folder.write('media/brand/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await again();
    expect(site.has('favicon.svg')).toBe(true);
    folder.remove('media/brand');
    folder.edit('home.yaml', 'clients: [wick-works, wax-hall]', 'clients: [wick-works]');
    await again();
    folder.remove('winter.yaml');
    folder.unlock('/winter/');
    await again();
    const fresh = await built(folder);
    const pages = (files: object) =>
      Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('assets/')));
    expect(pages(everything(site))).toEqual(pages(everything(fresh.site)));
    const { assets, styleHashes, retired } = readManifest(site.out) as Manifest;
    const cold = readManifest(fresh.site.out) as Manifest;
    expect([Object.keys(assets).sort(), styleHashes]).toEqual([
      Object.keys(cold.assets).sort(),
      cold.styleHashes,
    ]);
    expect(Object.keys(retired).filter((name) => name.startsWith('wax-hall'))).not.toEqual([]);
  });

  it('never has an outdated compressed sibling next to a page', async () => {
    const { folder, site, again } = await built();
    const packed = () => brotliDecompressSync(readFileSync(join(site.out, 'index.html.br'))).toString();
    folder.edit('home.yaml', 'Asked at the bench.', 'Asked before.');
    for (let page = 0; page < 60; page++)
      folder.write(`p${page}.yaml`, `extends: workshop\nroute: /p${page}/\n`);
    // Of many pages, only the heaviest is compressed.
    const notice = '{ type: notice, heading: More., message: More words than on any other page. }';
    folder.write('heavy.yaml', `extends: home\nroute: /heavy/\nsections:\n  more: ${notice}\n`);
    await again();
    expect([site.has('index.html.br'), site.has('heavy/index.html.br')]).toEqual([false, true]);
    folder.edit('home.yaml', 'Asked before.', 'Asked again.');
    await again();
    expect(packed()).toBe(site.read('index.html'));
  });
});
