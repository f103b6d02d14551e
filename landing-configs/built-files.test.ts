import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { crawlSite } from '../generator/fixtures/crawl-site.ts';
import { htmlMistakes } from '../generator/fixtures/html-mistakes.ts';
import { sitePages } from '../generator/fixtures/site-pages.ts';
import { origin } from './larkfield.ts';

test.for(sitePages(inject('dist')))('$path is valid HTML', async ({ html }) => {
  expect(await htmlMistakes(html)).toEqual([]);
});

test('every link, anchor, file, and form action resolves', () => {
  const { broken, files, anchors } = crawlSite(inject('dist'), origin);
  expect(broken).toEqual([]);
  // A crawl that finds little proves little.
  expect(files.length).toBeGreaterThan(120);
  expect(anchors).toBeGreaterThan(100);
});

test.for(['/', '/lp/', '/lp8/'])('the HTML of %s is at most 20 kB with Brotli', (route) => {
  expect(statSync(join(inject('dist'), route, 'index.html.br')).size).toBeLessThanOrEqual(20_000);
});

test('the scripts of the desk are at most 120 kB with Brotli', () => {
  const folder = join(inject('dist'), 'assets');
  const scripts = readdirSync(folder).filter((name) =>
    /^(?:portal|portal-(?:door|react|shared|staff|desk)|app)-[\w-]{8}\.js\.br$/.test(name),
  );
  expect(scripts).toHaveLength(7);
  const bytes = scripts.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(120_000);
});
