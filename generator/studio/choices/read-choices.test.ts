import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fact } from '../../fixtures/fact.ts';
import { type TestFolder, testFolder } from '../../fixtures/test-folder.ts';
import { createReadingTools, openProject } from '../../project/project.ts';
import { createPageSummaries } from './page-summaries.ts';
import { readChoices } from './read-choices.ts';

const now = Date.UTC(2031, 4, 1);
const hall = `The hall of ${fact('company')}`;
const tools = createReadingTools();

/** Opens the folder again and again, and says which pages were read. */
function opener({ root }: TestFolder) {
  const summaries = createPageSummaries();
  return async () => {
    const project = await openProject(root, now, tools);
    const read: string[] = [];
    const page: typeof project.page = (name) => {
      read.push(name);
      return project.page(name);
    };
    const seen = { ...project, page };
    return { choices: readChoices(seen, summaries(seen)), read };
  };
}

describe('the choices of a folder', () => {
  it('have the pages to link to, with their titles and sections', async () => {
    const { choices } = await opener(testFolder())();
    expect(choices.routes.find(({ page }) => page === 'home')).toEqual({
      ...{ page: 'home', route: '/', isDraft: false, isRow: false },
      title: 'Candles that burn for 40 hours',
      places: 0,
    });
    expect(choices.places[0]?.map(({ value }) => value)).toEqual(['welcome', 'makers', 'questions']);
    expect(choices.forms).toEqual([{ value: 'order', description: 'Order a box' }]);
  });

  it('have the rows of a table as pages that no page can extend', async () => {
    const folder = testFolder();
    folder.write('data/towns.csv', 'city\nDuluth\nEly\n');
    folder.write('towns.yaml', 'extends: winter\nroute: /wax/{{city}}/\nmatrix: { file: towns.csv }\n');
    const { choices } = await opener(folder)();
    const rows = choices.routes.filter(({ isRow }) => isRow);
    expect(rows.map(({ route }) => route)).toEqual(['/wax/duluth/', '/wax/ely/']);
    expect(new Set(rows.map(({ places }) => places)).size).toBe(1);
  });

  it('have the pictures, newest first, with the pages that show them and what they are said to show', async () => {
    const folder = testFolder();
    const logo = `{ src: makers/wax-hall.png, alt: "${hall}" }`;
    folder.write(
      'workshop.yaml',
      `${folder.read('workshop.yaml')}  logos: { type: partners, heading: H, items: [{ name: W, text: W, logo: ${logo} }] }\n`,
    );
    for (const [path, at] of [
      ['makers/wick-works.svg', 1000],
      ['share.png', 2000],
      ['makers/wax-hall.png', 3000],
    ] as const)
      utimesSync(join(folder.root, 'media', path), at, at);
    const { pictures } = (await opener(folder)()).choices;
    expect(pictures.map(({ src, pages, alts }) => [src, pages, alts])).toEqual([
      // Its text is written by two pages: a variant inherits it.
      ['makers/wax-hall.png', ['home', 'winter', 'workshop'], [hall, 'Wax Hall']],
      ['share.png', [], [expect.stringContaining('A candle in')]],
      ['makers/wick-works.svg', ['home'], ['Wick Works']],
    ]);
    expect(pictures[0]).toMatchObject({ pageCount: 3, changedAt: 3_000_000 });
    expect(pictures[1]).toMatchObject({ width: 600, height: 315 });
  });

  it('do without what cannot be read', async () => {
    const folder = testFolder();
    folder.write('broken.yaml', 'route: /broken/\nsections: [\n');
    folder.write('media/text.png', 'hello');
    const { choices } = await opener(folder)();
    expect(choices.routes.map(({ page }) => page)).toContain('broken');
    expect(choices.pictures.map(({ src }) => src)).not.toContain('text.png');
  });
});

describe('opened again, only pages are read', () => {
  const all = ['home', 'small-print', 'thanks', 'winter', 'workshop'];

  it.each<[string, (folder: TestFolder) => unknown, string[]]>([
    ['that changed: none', () => undefined, []],
    ['that changed', ({ edit }) => edit('winter.yaml', 'From November', 'From October'), ['winter']],
    ['whose base changed', ({ edit }) => edit('workshop.yaml', 'Come and', 'Do'), ['winter', 'workshop']],
    ['that are new', ({ write }) => write('new.yaml', 'extends: home\nroute: /new/\n'), ['new']],
    ['after a change of all', ({ edit }) => edit('site.yaml', 'burnHours: 40', 'burnHours: 50'), all],
    ['after a change of content', ({ edit }) => edit('content/faqs.yaml', 'Behind', 'Near'), all],
    ['that show a picture that is gone', ({ remove }) => remove('media/makers/wax-hall.png'), ['home']],
  ])('%s', async (_name, change, pages) => {
    const folder = testFolder();
    const open = opener(folder);
    expect((await open()).read.toSorted()).toEqual(all);
    change(folder);
    expect((await open()).read.toSorted()).toEqual(pages);
    expect((await open()).read).toEqual([]);
  });

  it('with a missing picture, once there is a new one', async () => {
    const folder = testFolder();
    const open = opener(folder);
    folder.edit('home.yaml', 'heading: Asked', 'picture: new.png\n    heading: Asked');
    await open();
    folder.write('media/new.png', readFileSync(join(folder.root, 'media/share.png')));
    expect((await open()).read).toEqual(['home']);
  });
});
