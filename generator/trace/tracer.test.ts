import { beforeAll, expect, test } from 'vitest';
import { smallSite } from '../fixtures/folders.ts';
import { parsePage } from '../fixtures/parsed-page.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { may, timedSite } from '../fixtures/timed-site.ts';
import { createTestTracer, lineOf, placesAt, type TracedFolder } from './testing/open-traced.ts';

let open: Awaited<ReturnType<typeof createTestTracer>>;
let site: TracedFolder;
beforeAll(async () => {
  open = await createTestTracer();
  site = await open(smallSite);
});

const linesAt = (name: string, selector: string, { trace } = site) =>
  placesAt(trace(name), selector).map(lineOf);

async function openEdited(edit: (folder: TestFolder) => void): Promise<TracedFolder> {
  const folder = testFolder();
  edit(folder);
  const opened = await open(folder.root);
  expect(opened.project.sharedProblems).toEqual([]);
  return opened;
}

test('a value of the page’s own file', () => {
  expect(linesAt('home', '#welcome-heading')).toEqual(['page home.yaml sections.welcome.heading']);
  const [place] = placesAt(site.trace('home'), '#welcome-heading');
  expect(place).toMatchObject({
    pagePath: ['sections', 'welcome', 'heading'],
    text: 'Light that ((lasts)).',
  });
});

/** The names of the pages that show what is first at a place. */
function pagesAt(name: string, selector: string, { trace, showings } = site): string[] {
  const [place] = placesAt(trace(name), selector);
  return place ? showings.of(place).map(({ page }) => page) : [];
}

test('a value that the page inherits, and the pages that show it', () => {
  expect(linesAt('winter', '#visit-heading')).toEqual(['inherited workshop.yaml sections.visit.heading']);
  for (const name of ['workshop', 'winter'])
    expect(pagesAt(name, '#visit-heading')).toEqual(['winter', 'workshop']);
});

test('a value that a variant overrides, in a section that it moves', async () => {
  const edited = await openEdited(({ edit }) =>
    edit(
      'winter.yaml',
      'sections:\n',
      'sections:\n  visit:\n    after: questions\n    actions: [{ label: Back, link: / }]\n',
    ),
  );
  expect(linesAt('winter', '#visit .btns a', edited)).toEqual([
    'page winter.yaml sections.visit.actions.0.label',
  ]);
  expect(linesAt('winter', '#visit-heading', edited)).toEqual([
    'inherited workshop.yaml sections.visit.heading',
  ]);
  expect(edited.trace('winter').outline.map(({ id }) => id)).toEqual(['stove', 'questions', 'visit']);
});

test('a content entry, and the pages that list it', () => {
  expect(linesAt('winter', '#questions details:last-of-type summary span')).toEqual([
    'content content/faqs.yaml parking.question',
  ]);
  expect(pagesAt('winter', '#questions details:last-of-type summary span')).toHaveLength(3);
});

test('a fact inside a text, and where it is in what visitors read', async () => {
  const message = '#visit .lead';
  expect(linesAt('winter', message)).toEqual([
    'inherited workshop.yaml sections.visit.message',
    'fact winter.yaml facts.season',
  ]);
  expect(linesAt('workshop', message)[1]).toBe('fact site.yaml facts.season');
  const { html, places } = site.trace('winter');
  const element = parsePage(html ?? '').one(message);
  const [, part = ''] = (element.attribute('data-at-parts') ?? '').split(' ');
  const [number, range = ''] = part.split(':');
  const [from, to] = range.split('-').map(Number);
  expect(element.text.slice(from, to)).toBe('winter');
  expect(places[Number(number)]).toMatchObject({ pagePath: ['facts', 'season'], text: 'winter' });
});

test('texts of site.yaml, and the company’s details, which are facts', () => {
  expect(linesAt('home', 'footer h2')).toEqual(['site site.yaml footer.columns.0.heading']);
  expect(linesAt('home', 'footer address')).toEqual(
    ['street', 'city', 'state', 'zip'].map((name) => `fact site.yaml company.${name}`),
  );
  expect(linesAt('home', 'footer .end > span')).toEqual([
    'site site.yaml footer.copyright',
    'default site.yaml facts.year',
    'fact site.yaml name',
  ]);
  expect(placesAt(site.trace('home'), 'footer h2')).toMatchObject([{ text: 'The workshop' }]);
  expect(pagesAt('home', 'footer h2')).toHaveLength(5);
});

test('an item of a list', () => {
  expect(linesAt('small-print', '#returns p')).toEqual([
    'page small-print.yaml sections.print.parts.0.paragraphs.0',
  ]);
});

test('a picture, also without words for it', async () => {
  const edited = await openEdited(({ edit }) =>
    edit(
      'workshop.yaml',
      '  questions:',
      '  makers: { type: client-logos, heading: With, clients: all }\n  questions:',
    ),
  );
  expect(linesAt('home', '#makers li:first-of-type img')).toEqual([
    'content content/clients.yaml wick-works.logo',
  ]);
  const { places } = edited.trace('workshop');
  const logos = places.filter(({ path }) => path.includes('logo'));
  expect(logos.map(({ file }) => file)).toEqual(['content/clients.yaml', 'content/clients.yaml']);
  for (const logo of logos) expect(edited.showings.of(logo)).toHaveLength(3);
  expect(places.find(({ path }) => path.includes('logo'))).not.toHaveProperty('text');
});

test('a text of the engine, and where it would be written', async () => {
  const items = '[{ mark: tick, title: Wax, text: Ours. }, { mark: circle, title: Wick, text: Ours. }]';
  const edited = await openEdited(({ edit }) =>
    edit(
      'home.yaml',
      '  makers:',
      `  why: { type: why-us, statement: It lasts., items: ${items} }\n  makers:`,
    ),
  );
  const path = ['sections', 'why', 'heading'];
  expect(placesAt(edited.trace('home'), '#why-heading')).toEqual([
    { kind: 'default', file: 'home.yaml', path, pagePath: path, text: 'Why us' },
  ]);
});

test('a row of a matrix has the places of its template, and its values those of its table', async () => {
  const edited = await openEdited(({ write }) => {
    write('data/towns.csv', 'town\nAda\nEly\n');
    write(
      'towns.yaml',
      `extends: workshop
route: /{{town}}/{{season}}/
matrix:
  file: towns.csv
  values: { season: [May, June] }
  overrides:
    - when: { town: Ely }
      page: { sections: { visit: { heading: "Hello, {{town}}." } } }
title: "{{town}} in {{season}}"
description: "The workshop near {{town}}, in {{season}}."
sections:
  visit: { heading: "Come from {{town}} in {{season}}." }
`,
    );
  });
  const heading = (town: string) => linesAt(`towns#/${town}/june/`, '#visit-heading', edited);
  expect(heading('ada')).toEqual([
    'page towns.yaml sections.visit.heading',
    'page data/towns.csv 0.town',
    'page towns.yaml matrix.values.season.1',
  ]);
  expect(heading('ely')).toEqual([
    'page towns.yaml matrix.overrides.0.page.sections.visit.heading',
    'page data/towns.csv 1.town',
  ]);
  const traced = edited.trace('towns#/ada/june/');
  expect(traced.data).toMatchObject({ title: '{{town}} in {{season}}' });
  const [template, town, season] = placesAt(traced, '#visit-heading');
  expect(template).toMatchObject({ text: 'Come from {{town}} in {{season}}.' });
  for (const place of [template, town, season]) expect(place && edited.showings.of(place)).toHaveLength(2);
  expect(town).not.toHaveProperty('text');
  expect(edited.showings.of({ file: 'data/towns.csv', path: [0, 'town'] })[0]).toEqual({
    ...{ page: 'towns#/ada/may/', route: '/ada/may/' },
    where: ['Come from {{town}} in {{season}}.', 'Search results'],
  });
});

test('the sections themselves are places that no element names', () => {
  const { places, html } = site.trace('winter');
  const sections = places.slice(-3);
  expect(sections.map(lineOf)).toEqual([
    'inherited workshop.yaml sections.visit',
    'page winter.yaml sections.stove',
    'page winter.yaml sections.questions',
  ]);
  expect(html).not.toContain(`data-at="${places.length - 1}"`);
});

test('the outline names sections by their headings, with the line that writes them', () => {
  expect(site.trace('winter').outline).toEqual([
    { id: 'visit', type: 'notice', name: 'Come and pour one.', file: 'workshop.yaml', line: 7 },
    { id: 'stove', type: 'prose', name: 'The stove is lit.', file: 'winter.yaml', line: 12 },
    { id: 'questions', type: 'faqs', name: 'Before you come.', file: 'winter.yaml', line: 10 },
  ]);
});

test('origins are those that differ from the value around them', () => {
  expect(site.trace('home').origins).toEqual([{ path: [], file: 'home.yaml', line: 1 }]);
  expect(site.trace('winter').origins).toEqual([
    { path: [], file: 'winter.yaml', line: 1 },
    { path: ['layout'], file: 'workshop.yaml', line: 3 },
    { path: ['description'], file: 'workshop.yaml', line: 5 },
    { path: ['sections', 'visit'], file: 'workshop.yaml', line: 7 },
    { path: ['sections', 'questions', 'type'], file: 'workshop.yaml', line: 14 },
    { path: ['sections', 'questions', 'heading'], file: 'workshop.yaml', line: 15 },
  ]);
});

test('a page with a mistake has no HTML, but its data, origins, and outline', async () => {
  const edited = await openEdited(({ edit }) =>
    edit('workshop.yaml', 'heading: Before you come.', 'heading: 7'),
  );
  const { html, data, origins, outline } = edited.trace('winter');
  expect(html).toBeNull();
  expect(data).toMatchObject({ title: 'The workshop in winter' });
  expect([origins.length, outline.length]).toEqual([6, 3]);
});

test('a page that changes with time is what it is at the time of the project', async () => {
  const { root } = timedSite();
  expect(linesAt('home', '#fair-heading', await open(root, may(4)))).toEqual([
    'page home.yaml sections.fair.heading',
  ]);
  expect((await open(root, may(6, 12))).trace('home').html).not.toContain('id="fair"');
});
