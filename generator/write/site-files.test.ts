import { expect, test } from 'vitest';
import type { PageRecord } from './manifest.ts';
import { sitemapFile, sitemapsOf } from './site-files.ts';

const url = 'https://tern.example';
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ route: `/${index}/`, indexed: true }) as PageRecord);

test('a sitemap with too many addresses is split into files that it lists', () => {
  const files = new Map(sitemapsOf(url, pages(5), 2));
  const main = files.get(sitemapFile) ?? '';
  files.delete(sitemapFile);
  expect(main).toContain('<sitemapindex ');
  expect(main.match(/<loc>.*<\/loc>/g)).toEqual([
    '<loc>https://tern.example/sitemap-1.xml</loc>',
    '<loc>https://tern.example/sitemap-2.xml</loc>',
    '<loc>https://tern.example/sitemap-3.xml</loc>',
  ]);
  const listed = [...files.values()].map((text) => text.match(/(?<=example)\/\d+\//g));
  expect(listed).toEqual([['/0/', '/1/'], ['/2/', '/3/'], ['/4/']]);
});

test('a sitemap with as many addresses as allowed is one file', () => {
  const files = sitemapsOf(url, pages(2), 2);
  expect([...files.keys()]).toEqual([sitemapFile]);
  expect(files.get(sitemapFile)).toContain('<urlset ');
});
