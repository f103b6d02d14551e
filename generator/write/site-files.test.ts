import { expect, test } from 'vitest';
import type { PageRecord } from './manifest.ts';
import { sitemapOf } from './site-files.ts';

const url = 'https://tern.example';
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ route: `/${index}/`, indexed: true }) as PageRecord);

test('a sitemap with too many addresses is split into files that it lists', () => {
  const { main, parts } = sitemapOf(url, pages(5), 2);
  expect(main).toContain('<sitemapindex ');
  expect(main.match(/<loc>.*<\/loc>/g)).toEqual([
    '<loc>https://tern.example/sitemap-1.xml</loc>',
    '<loc>https://tern.example/sitemap-2.xml</loc>',
    '<loc>https://tern.example/sitemap-3.xml</loc>',
  ]);
  const listed = [...parts.values()].map((text) => text.match(/(?<=example)\/\d+\//g));
  expect(listed).toEqual([['/0/', '/1/'], ['/2/', '/3/'], ['/4/']]);
});

test('a sitemap with as many addresses as allowed is one file', () => {
  const { main, parts } = sitemapOf(url, pages(2), 2);
  expect(main).toContain('<urlset ');
  expect(parts.size).toBe(0);
});
