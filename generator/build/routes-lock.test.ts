import { expect, test } from 'vitest';
import { check } from '../commands/check.ts';
import { ProblemsError } from '../errors/problem.ts';
import { buildFolder } from '../fixtures/built-site.ts';
import { built } from '../fixtures/built-twice.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';

const routesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('/'));
const published = ['/', '/small-print', '/thankyou', '/winter/', '/workshop/'];
const problemsOf = async ({ root }: { root: string }) =>
  (await check(root, 2031)).problems.map(({ code }) => code);

test('a build adds its routes once it has published them', async () => {
  const folder = testFolder();
  const { again } = await built(folder);
  expect(routesIn(folder.read('routes.lock'))).toEqual(published);
  folder.write('spring.yaml', 'extends: workshop\nroute: /spring/\ntheme: dusk\n');
  await expect(again()).rejects.toThrow(ProblemsError);
  expect(routesIn(folder.read('routes.lock'))).toEqual(published);
  folder.edit('spring.yaml', 'theme: dusk', 'theme: night');
  expect((await again()).printed).toContain('routes.lock has 1 new route.');
  expect(routesIn(folder.read('routes.lock'))).toEqual([...published, '/spring/'].sort());
});

test('a build without changes still reads the file, and adds what an earlier build could not', async () => {
  const { folder, again } = await built();
  folder.remove('routes.lock');
  expect((await again()).printed).toContain('Nothing changed');
  expect(routesIn(folder.read('routes.lock'))).toEqual(published);
  folder.write('routes.lock', `${folder.read('routes.lock')}/summer/\n`);
  await expect(again()).rejects.toThrow('1 problem found');
  folder.write('routes.lock', '<<<<<<< HEAD\n/\n');
  await expect(again()).rejects.toThrow('1 problem found');
});

test('two builds of one folder at the same time leave a complete file', async () => {
  const folder = testFolder();
  await Promise.all([1, 2].map(() => buildFolder(folder.root, emptyFolder())));
  expect(routesIn(folder.read('routes.lock'))).toEqual(published);
});

test('a route that is gone stops a build until it is redirected or its line is deleted, and check writes nothing', async () => {
  const { folder, again } = await built();
  folder.edit('winter.yaml', 'route: /winter/', 'route: /snow/');
  const lock = folder.read('routes.lock');
  expect(await problemsOf(folder)).toEqual(['GoneRoute']);
  expect(folder.read('routes.lock')).toBe(lock);
  await expect(again()).rejects.toThrow('1 problem found');
  folder.edit('winter.yaml', 'route: /snow/', 'route: /snow/\nformerly: [/Winter]');
  await again();
  folder.remove('winter.yaml');
  expect(await problemsOf(folder)).toEqual(['GoneRoute', 'GoneRoute']);
  folder.write('site.yaml', `${folder.read('site.yaml')}redirects: { /snow: /workshop/ }\n`);
  folder.unlock('/winter/');
  expect((await again()).gone).toEqual(['snow/index.html']);
});
