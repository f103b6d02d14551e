import { expect, test } from 'vitest';
import { ProblemsError } from '../errors/problem.ts';
import { built } from '../fixtures/built-twice.ts';
import { testFolder } from '../fixtures/test-folder.ts';

test('a draft is on no list and stops no build, and only its own changes matter', async () => {
  const folder = testFolder();
  folder.edit('winter.yaml', 'route: /winter/', 'route: /winter/\nformerly: [/ice/]\ndraft: true');
  folder.edit('winter.yaml', 'theme: night', 'theme: nigth');
  const { site, again } = await built(folder);
  expect(site.has('winter/index.html')).toBe(false);
  for (const list of ['sitemap.xml', '.build/server.json']) expect(site.read(list)).not.toContain('winter');
  expect(site.has('.build/redirects.txt')).toBe(false);
  expect(folder.read('routes.lock')).not.toContain('/winter/');
  expect((await again()).printed).toBe('Nothing changed: 4 pages are up to date. Draft left out: winter.\n');

  folder.edit('winter.yaml', 'From November on.', 'From December on.');
  const changed = await again();
  expect(changed).toMatchObject({ written: 0, changed: [] });
  expect(changed.printed).toContain('building 1 pages');
  expect(changed.printed).toMatch(/4 pages in .*, 0 written\. Draft left out: winter\./);

  folder.edit('home.yaml', 'link: /workshop/', 'link: /winter/');
  const failed = await again().catch((error) => error);
  expect(failed).toBeInstanceOf(ProblemsError);
  expect(failed.problems.map(({ code }: { code: string }) => code)).toEqual(['DraftLink']);

  folder.edit('winter.yaml', 'draft: true', 'draft: false');
  folder.edit('winter.yaml', 'theme: nigth', 'theme: night');
  expect((await again()).changed).toContain('winter/index.html');
  expect(folder.read('routes.lock')).toContain('/winter/');
});

test('a page that becomes a draft is removed, and its variants stay', async () => {
  const { folder, site, again } = await built();
  folder.edit('content/faqs.yaml', '](/workshop/)', '](/winter/)');
  folder.edit('home.yaml', 'link: /workshop/', 'link: /winter/');
  folder.edit('workshop.yaml', 'route: /workshop/', 'route: /workshop/\ndraft: true');
  folder.unlock('/workshop/');
  expect((await again()).gone).toEqual(['workshop/index.html']);
  expect(site.read('winter/index.html')).toContain('Come and pour one.');
  expect((await again()).printed).toContain('Nothing changed');
  folder.edit('workshop.yaml', 'heading: Come and pour one.', 'heading: Come and pour two.');
  expect((await again()).changed).toContain('winter/index.html');
});

test.each([
  ['a table that is missing', 'file: towns.csv', ''],
  ['a row twice', 'values: { city: [Bath, Bath] }', ''],
  [
    'many empty cells',
    `values: { city: [${Array.from({ length: 30 }, (_, n) => `Town ${n}`)}], shop: [""] }`,
    '{{shop}}',
  ],
  ['a misspelled key', 'value: { city: [Bath] }', ''],
])('a draft whose matrix has %s stops no build', async (_mistake, matrix, shop) => {
  const folder = testFolder();
  folder.write(
    'towns.yaml',
    `extends: winter\ndraft: true\nroute: /wax/{{city}}/\nmatrix:\n  ${matrix}\ndescription: "Ask. ${shop}"\n`,
  );
  const { site } = await built(folder);
  expect(site.has('winter/index.html')).toBe(true);
  expect(site.has('wax')).toBe(false);
  expect(folder.read('routes.lock')).not.toContain('/wax/');
});
