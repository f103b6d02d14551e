import { expect, test } from 'vitest';
import { testFolder } from '../../fixtures/test-folder.ts';
import { createDevSite } from '../dev-site.ts';
import { sectionsGallery } from '../gallery/sections-gallery.ts';
import { pagesIndex } from './pages-index.ts';

const may = Date.UTC(2031, 4, 1);

/** A site with 40 rows. @param last the note of the last one */
function townSite({ last = 'Forty', more = '' } = {}) {
  const folder = testFolder();
  const rows = Array.from({ length: 40 }, (_, index) => `Town ${index},${index < 39 ? 'A note' : last}\n`);
  folder.write('data/towns.csv', `city,note\n${rows.join('')}`);
  folder.write(
    'towns.yaml',
    `extends: winter\nroute: /wax/{{city}}/\nmatrix: { file: towns.csv }\ndescription: "{{note}}"\n${more}`,
  );
  return createDevSite(folder.root, () => may);
}

const toFix = (html: string) => /To fix: (.*)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
const deadLinks = (html: string) =>
  [...html.matchAll(/href="#(page-[^"]*)"/g)].filter(([, id]) => !html.includes(`id="${id}"`));

test.each([
  ['all rows have a mistake', { more: 'theme: dusk\n' }],
  ['the last row has one', { last: '' }],
])('a file is named once, with a link to a page with the mistake, if %s', async (_name, mistake) => {
  const html = pagesIndex(await townSite(mistake).check(), may);
  expect([toFix(html), deadLinks(html)]).toEqual(['towns', []]);
  const id = /href="#(page-towns[^"]*)"/.exec(html)?.[1];
  const [card] = html.slice(html.indexOf(`id="${id}"`)).split('</li>');
  expect(card).toContain('is-wrong');
  expect(html).toContain('28 more of ');
});

test('mistakes of rows are not repeated outside of pages', async () => {
  const html = pagesIndex(await townSite({ more: 'theme: dusk\n' }).check(), may);
  expect(html).not.toContain('Outside of pages');
});

test('the index reads only the pages that it shows', async () => {
  const current = await townSite().check();
  const read = new Set<string>();
  const page = (name: string) => {
    read.add(name);
    return current.project.page(name);
  };
  pagesIndex({ ...current, project: { ...current.project, page } }, may);
  expect([...read].filter((name) => name.startsWith('towns#'))).toHaveLength(12);
});

test('the gallery names a file with many pages once, next to other pages', async () => {
  const site = townSite();
  const html = sectionsGallery(await site.check(), await site.gallery());
  expect(html).toContain('<a href="/wax/town-0/">towns.yaml</a>');
  expect(html).not.toContain('/wax/town-1/');
});
