import { expect, test } from 'vitest';
import { testFolder } from '../fixtures/test-folder.ts';
import { openProject } from '../project/project.ts';
import { createPlaces } from './places.ts';

const may = Date.UTC(2031, 4, 1);

/** Places of the small site with a row per town, and the names of the pages that are read. */
async function townPlaces(towns: number, more = '') {
  const folder = testFolder();
  const names = Array.from({ length: towns }, (_, index) => `Town ${index}`);
  folder.write(
    'towns.yaml',
    `extends: winter\nroute: /wax/{{city}}\nmatrix: { values: { city: [${names}] } }\n${more}`,
  );
  const project = await openProject(folder.root, may);
  const read: string[] = [];
  const located: string[] = [];
  const places = createPlaces({
    folder: project.folder,
    page(name) {
      read.push(name);
      return project.page(name);
    },
    addresses(name) {
      located.push(name);
      return project.addresses(name);
    },
  });
  return { folder, places, read, located };
}

test('only the pages at a path are read, with and without a slash at its end', async () => {
  const { places, read } = await townPlaces(1500);
  for (const path of ['/wax/town-1234', '/wax/town-1234/', '/workshop/', '/workshop', '/', '/nowhere/'])
    places.at(path);
  expect(read).toEqual(['towns#/wax/town-1234', 'towns#/wax/town-1234', 'workshop', 'workshop', 'home']);
});

test('a file is looked at once for its route, and a row only for its former addresses', async () => {
  const { places, located } = await townPlaces(50);
  for (let request = 0; request < 3; request++) places.at('/wax/town-7');
  expect(located).not.toContain('towns#/wax/town-7');
  expect(new Set(located).size).toBe(located.length);
  expect(places.redirects()).toEqual([]);
  expect(located.filter((name) => name.startsWith('towns#'))).toHaveLength(1);
  const moved = await townPlaces(3, 'formerly: ["/{{city}}.html"]\n');
  expect(moved.places.redirects().map(({ from, to }) => [from, to])).toEqual(
    [0, 1, 2].map((town) => [`/town-${town}.html`, `/wax/town-${town}`]),
  );
});

test('of two pages at one path, the draft comes last', async () => {
  const { folder, places } = await townPlaces(2);
  folder.write('a-draft.yaml', 'extends: workshop\nroute: /wax/town-1/\ndraft: true\n');
  const project = await openProject(folder.root, may);
  const names = (path: string) =>
    createPlaces(project)
      .at(path)
      .map(({ name }) => name);
  expect(names('/wax/town-1')).toEqual(['towns#/wax/town-1', 'a-draft']);
  expect(places.at('/wax/town-1')).toHaveLength(1);
});
