import { expect, test } from 'vitest';
import { buildFolder, builtSite } from '../fixtures/built-site.ts';
import { built } from '../fixtures/built-twice.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';
import { openProject } from '../project/project.ts';

const hostile = ['</script><script>alert(1)</script>', '"&\'', '$& $1', '\\n {x} }}', 'Œuvre 東京 x'];

const towns = (rows: string, more = '') => `extends: winter
route: /wax/{{city}}/
matrix:
${rows}
title: Wax in {{city}}
description: 'Poured for {{city}}: {{note}}'
sections:
  stove: { heading: "The stove of {{city}}.", paragraphs: ["[Again](/wax/{{city}}/)"] }
${more}`;

/** Without what is different on pages of one file: near-duplicates are not indexed, and no picture is drawn for each. */
const comparable = (html: string) =>
  html
    .replace('<meta name="robots" content="noindex">\n', '')
    .replaceAll(/<meta property="og:image.*\n/g, '');

test('each page is what its own file with the values typed into it would be', async () => {
  const folder = testFolder();
  const rows = hostile.map((note, index) => ({ city: `Town ${index}`, note }));
  folder.write('towns.yaml', towns(`  rows: ${JSON.stringify(rows)}`));
  const out = emptyFolder();
  await buildFolder(folder.root, out);
  const many = builtSite(out);
  const typed = testFolder();
  for (const { city, note } of rows) {
    const name = city.toLowerCase().replace(' ', '-');
    const text = towns('')
      .replace('matrix:\n\n', '')
      .replaceAll('/wax/{{city}}/', `/wax/${name}/`)
      .replaceAll('{{city}}', city)
      .replaceAll('{{note}}', () => note.replaceAll("'", "''"));
    typed.write(`${name}.yaml`, text);
  }
  const own = emptyFolder();
  await buildFolder(typed.root, own);
  for (const path of builtSite(own)
    .files()
    .filter((path) => path.startsWith('wax/')))
    expect(comparable(many.read(path))).toBe(comparable(builtSite(own).read(path)));
  expect(many.files().filter((path) => path.startsWith('wax/'))).toHaveLength(hostile.length);
});

test('rows of a CSV file are combined with values, and overrides change some of the pages', async () => {
  const folder = testFolder();
  folder.write(
    'data/towns.csv',
    '\uFEFFcity,note\r\n"St. Ives, West","a ""quiet"" town"\r\n24 Oaks,trees\r\n',
  );
  const matrix =
    '  file: towns.csv\n  values: { size: [large, small] }\n  overrides:\n    - when: { size: small, city: 24 Oaks }\n      page: { theme: day, sections: { stove: { paragraphs: ["Only {{size}}."] } } }';
  folder.write('towns.yaml', towns(matrix).replace('{{city}}/\n', '{{city}}/{{size}}/\n'));
  folder.edit('towns.yaml', 'Again](/wax/{{city}}/)', 'Again](/wax/{{city}}/{{size}}/)');
  const { folder: pages, page, shared } = await openProject(folder.root, Date.UTC(2031, 4, 1));
  expect(shared.site).toBeDefined();
  const names = [...pages.pages.keys()].filter((name) => name.startsWith('towns'));
  const all = names.map((name) => page(name));
  expect(folder.shown(all.flatMap(({ problems }) => problems))).toBe('');
  expect(all.map(({ route }) => route)).toEqual([
    '/wax/st-ives-west/large/',
    '/wax/st-ives-west/small/',
    '/wax/24-oaks/large/',
    '/wax/24-oaks/small/',
  ]);
  expect(all.map(({ page }) => page?.theme)).toEqual(['night', 'night', 'night', 'day']);
  expect(all.map(({ page }) => page?.head.description)[0]).toBe('Poured for St. Ives, West: a "quiet" town');
});

test('a changed row builds its page again, a removed one removes it, and the file builds all', async () => {
  const folder = testFolder();
  folder.write('data/towns.csv', 'city,note\nBath,One\nEly,Two\nYork,Three\n');
  folder.write('towns.yaml', towns('  file: towns.csv'));
  const { again } = await built(folder);
  expect((await again()).printed).toContain('Nothing changed');
  folder.edit('data/towns.csv', 'Ely,Two', 'Ely,Other');
  expect((await again()).changed).toEqual(['wax/ely/index.html']);
  folder.edit('data/towns.csv', 'Ely,Other\n', '');
  folder.unlock('/wax/ely/');
  expect((await again()).gone).toEqual(['wax/ely/index.html']);
  folder.edit('towns.yaml', 'title: Wax in', 'title: Best wax in');
  expect((await again()).changed).toEqual(['wax/bath/index.html', 'wax/york/index.html']);
});

test('a draft makes no pages', async () => {
  const folder = testFolder();
  folder.write('towns.yaml', towns('  rows: [{ city: Bath, note: One }]', 'draft: true\n'));
  const { site } = await built(folder);
  expect(site.has('wax/bath/index.html')).toBe(false);
});

test('of near-duplicates, only the first is indexed, and rows with facts of their own are', async () => {
  const folder = testFolder();
  const facts = Array.from({ length: 30 }, (_, index) => `fact${index} of${index} ely${index}`).join(' ');
  folder.write('data/towns.csv', `city,note\nBath,One\nEly,Two\nYork,${facts}\n`);
  folder.write(
    'towns.yaml',
    'extends: home\nroute: /wax/{{city}}/\nmatrix: { file: towns.csv }\ntitle: Wax in {{city}}\nsections: { story: { type: prose, heading: A story, paragraphs: ["{{note}}"] } }\n',
  );
  const { site, again } = await built(folder);
  const indexed = () => [...site.read('sitemap.xml').matchAll(/wax\/(\w+)/g)].map(([, name]) => name);
  const hidden = () =>
    ['bath', 'ely', 'york'].filter((name) => site.read(`wax/${name}/index.html`).includes('noindex'));
  expect([indexed(), hidden()]).toEqual([['bath', 'york'], ['ely']]);
  // The page that it nearly duplicated becomes another one.
  folder.edit(
    'data/towns.csv',
    'Bath,One',
    `Bath,${facts.replaceAll('fact', 'lore').replaceAll('ely', 'bath')}`,
  );
  const { changed, printed } = await again();
  expect(changed).toEqual(['wax/bath/index.html', 'wax/ely/index.html']);
  expect(printed).not.toContain('near-duplicates');
  expect([indexed(), hidden()]).toEqual([['bath', 'ely', 'york'], []]);
});

test('rows in another order are compared in it, like in a build from scratch', async () => {
  const folder = testFolder();
  folder.write('data/towns.csv', 'city,note\nBath,One\nEly,Two\nYork,Three\n');
  folder.write(
    'towns.yaml',
    'extends: home\nroute: /wax/{{city}}/\nmatrix: { file: towns.csv }\ntitle: Wax in {{city}}\ndescription: "{{note}}"\n',
  );
  const { site, again } = await built(folder);
  const hidden = (of: typeof site) =>
    ['bath', 'ely', 'york'].filter((name) => of.read(`wax/${name}/index.html`).includes('noindex'));
  expect(hidden(site)).toEqual(['ely', 'york']);
  folder.edit('data/towns.csv', 'Bath,One\nEly,Two\n', 'Ely,Two\nBath,One\n');
  expect((await again()).changed).toEqual(['wax/bath/index.html', 'wax/ely/index.html']);
  const fresh = await built(folder);
  expect(hidden(site)).toEqual(hidden(fresh.site));
  expect(site.read('sitemap.xml')).toBe(fresh.site.read('sitemap.xml'));
  expect((await again()).printed).toContain('Nothing changed');
  folder.edit('data/towns.csv', 'Bath,One\nYork,Three\n', 'York,Three\nBath,One\n');
  expect(await again()).toMatchObject({ written: 0, changed: [] });
  expect((await again()).printed).toContain('Nothing changed');
});
