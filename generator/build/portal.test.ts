import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type BuiltSite, buildFolder, builtSite, elementsOf, hashOf } from '../fixtures/built-site.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';

const file = '.build/portal.html';

/** Bytes of script until a page of the portal can be used. */
const limits = { pay: 97_100, desk: 120_000, numbers: 118_000, experiments: 126_000, studio: 350_000 };

test('the portal document is built, and the server knows its styles', async () => {
  const folder = testFolder();
  const site = builtSite(emptyFolder());
  await buildFolder(folder.root, site.out);
  const elements = elementsOf(site.read(file));
  const style = elements.find(({ name }) => name === 'style');
  expect(site.server().styleHashes).toContain(hashOf(style?.text ?? ''));
  const scripts = elements.filter(({ name, attributes }) => name === 'script' && attributes.src);
  expect(scripts).toHaveLength(1);
  expect(site.has(scripts[0]?.attributes.src ?? '')).toBe(true);
  for (const path of site.files().filter((path) => path.endsWith('.html')))
    expect(site.read(path)).not.toMatch(/portal/);
  expect(bytesOf(site, ['portal', 'pay-page'])).toBeLessThanOrEqual(limits.pay);
  expect(bytesOf(site, ['portal', 'portal-staff', 'portal-desk'])).toBeLessThanOrEqual(limits.desk);
  expect(bytesOf(site, ['portal', 'portal-staff', 'portal-numbers'])).toBeLessThanOrEqual(limits.numbers);
  expect(bytesOf(site, ['portal', 'portal-staff', 'portal-experiments'])).toBeLessThanOrEqual(
    limits.experiments,
  );
  expect(bytesOf(site, ['portal', 'portal-staff', 'portal-studio'])).toBeLessThanOrEqual(limits.studio);
  expect(site.read('sitemap.xml') + site.read('robots.txt')).not.toMatch(/payment|sign-in|account/);
});

/** Bytes (Brotli) of scripts of the portal and all that they import before they run. */
function bytesOf(site: BuiltSite, names: string[]): number {
  const paths = new Set<string>();
  const add = (path: string) => {
    if (paths.has(path)) return;
    paths.add(path);
    for (const [, file] of site.read(path).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
      add(`assets/${file}`);
  };
  for (const name of names)
    for (const path of site.files()) if (new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(path)) add(path);
  return [...paths].reduce((sum, path) => sum + brotliCompressSync(site.read(path)).length, 0);
}

test('the portal document follows site.yaml and is restored when it was deleted', async () => {
  const folder = testFolder();
  const site = builtSite(emptyFolder());
  await buildFolder(folder.root, site.out);
  const before = site.read(file);
  rmSync(join(site.out, file));
  expect((await buildFolder(folder.root, site.out)).written).toBe(0);
  expect(site.read(file)).toBe(before);
  folder.edit('site.yaml', /^name: .*$/m.exec(folder.read('site.yaml'))?.[0] ?? '', 'name: Wick & Sons');
  await buildFolder(folder.root, site.out);
  expect(site.read(file)).toContain('<title>Wick &amp; Sons</title>');
});
