import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ProblemsError } from '../errors/problem.ts';
import { built, everything } from '../fixtures/built-twice.ts';

describe('a build over an earlier one', () => {
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
