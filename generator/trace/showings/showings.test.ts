import { beforeAll, expect, test } from 'vitest';
import { fact } from '../../fixtures/fact.ts';
import { type TestFolder, testFolder } from '../../fixtures/test-folder.ts';
import { createReadingTools, openProject } from '../../project/project.ts';
import { createTracer } from '../tracer.ts';
import type { Showings } from './showings.ts';

let folder: TestFolder;
let showings: Showings;
let openAgain: () => Promise<Showings>;

beforeAll(async () => {
  const tracer = createTracer();
  const tools = createReadingTools();
  folder = testFolder();
  openAgain = async () => tracer.showings(await openProject(folder.root, Date.UTC(2031, 4, 1), tools));
  showings = await openAgain();
});

const linesOf = (file: string, path: (string | number)[], from = showings) =>
  from.of({ file, path }).map(({ page, where }) => `${page}: ${where.join(', ')}`);

test('a content entry is shown by sections that list it, on pages that inherit them too', () => {
  expect(linesOf('content/faqs.yaml', ['parking', 'answer'])).toEqual([
    'home: Asked at the bench.',
    'winter: Before you come.',
    'workshop: Before you come.',
  ]);
  expect(linesOf('content/clients.yaml', ['wax-hall'])).toEqual(['home: Poured with']);
});

test('a form is shown by pages with a button that opens it', () => {
  expect(linesOf('content/forms.yaml', ['order', 'title'])).toEqual(['home: Form “Order a box”']);
});

test('a fact of the site is shown by pages that use it and do not state it themselves', () => {
  expect(linesOf('site.yaml', ['facts', 'season'])).toEqual([
    'home: Search results',
    'workshop: Come and pour one.',
  ]);
  expect(linesOf('winter.yaml', ['facts', 'season'])).toEqual(['winter: Come and pour one.']);
  expect(linesOf('site.yaml', ['facts', 'burnHours'])).toEqual([
    'home: Light that lasts., Asked at the bench., Search results',
  ]);
});

test('the company’s details are shown around every page', () => {
  expect(linesOf('site.yaml', ['company', 'city'])).toHaveLength(5);
  expect(linesOf('site.yaml', ['brand', 'first'])[0]).toBe('home: Navigation, Footer');
  expect(linesOf('site.yaml', ['footer', 'columns', 0, 'heading'])[4]).toBe('workshop: Footer');
  expect(linesOf('site.yaml', ['sideTab', 'label'])).toEqual([]);
});

test('a value of a page is shown by its variants that do not override it', () => {
  expect(linesOf('workshop.yaml', ['sections', 'visit', 'heading'])).toEqual([
    'winter: Come and pour one.',
    'workshop: Come and pour one.',
  ]);
  expect(linesOf('workshop.yaml', ['title'])).toEqual(['workshop: Search results']);
  expect(showings.of({ file: 'winter.yaml', path: ['title'] })).toEqual([
    { page: 'winter', route: '/winter/', where: ['Search results'] },
  ]);
});

test('after a change, they are those of the changed pages', async () => {
  folder.edit('workshop.yaml', 'items: [parking]', 'items: [burning]');
  folder.edit('content/faqs.yaml', 'The wax has', `In ${fact('season')} the wax has`);
  const changed = await openAgain();
  expect(linesOf('content/faqs.yaml', ['burning'], changed)).toEqual([
    'home: Asked at the bench.',
    'workshop: Before you come.',
  ]);
  expect(linesOf('site.yaml', ['facts', 'season'], changed)[0]).toBe(
    'home: Asked at the bench., Search results',
  );
  expect(changed.of({ file: 'content/faqs.yaml', path: ['parking'] })).toHaveLength(2);
});
