import { expect, it } from 'vitest';
import { endedExperiment } from '../fixtures/ended-experiment.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { orderButton, startExperiments, testedSite } from '../fixtures/tested-site.ts';
import { openProject } from '../project/project.ts';
import { experimentReport } from './experiment-report-file.ts';

async function reportOf({ root }: TestFolder) {
  const project = await openProject(root, Date.UTC(2031, 4, 1));
  const pages = [...project.folder.pages.keys()].map((name) => {
    const experiment = project.page(name).experiment?.facts;
    return [name, { ...(experiment && { experiment }) }] as const;
  });
  return experimentReport(project, new Map(pages));
}

const writeHistory = (folder: TestFolder, ...entries: object[]) =>
  folder.write('experiments.history.json', JSON.stringify(entries));

it('a folder without experiments has no report', async () => {
  expect(await reportOf(testFolder())).toBeUndefined();
});

it('an experiment that is only written is reported with what it is about', async () => {
  expect(await reportOf(testedSite())).toEqual({
    running: [],
    written: [
      {
        name: 'candle-price',
        route: '/',
        file: 'home.yaml',
        hypothesis:
          'People leave because they fear the price. If the heading says it, more of them will order.',
        titles: { control: 'Control', price: 'Price in the heading', short: 'Without the makers' },
      },
    ],
    ended: [],
  });
});

it('running experiments are reported with what taking a variant would write, without what decides who sees it', async () => {
  const folder = testedSite();
  folder.write('site.yaml', folder.read('site.yaml') + orderButton);
  await startExperiments(folder);
  const report = await reportOf(folder);
  expect(report?.written).toEqual([]);
  expect(JSON.stringify(report)).not.toMatch(/"(salt|contents|page)"/);
  const [price, button] = report?.running ?? [];
  expect(price).toMatchObject({ name: 'candle-price', started: '2031-05-01', split: { control: 33.34 } });
  expect(button).toMatchObject({ name: 'order-button', route: '', file: 'site.yaml' });
  const { control, short, price: taken } = price?.takes ?? {};
  expect([control, short, taken].map((one) => one?.changes)).toEqual([
    [],
    ['sections.makers', 'sections.banner'],
    ['sections.welcome.heading'],
  ]);
  expect(taken?.files.map(({ file }) => file)).toEqual(['home.yaml']);
  expect(taken?.files[0]?.blocks[0]).toEqual([
    { kind: 'same', before: 13, after: 13, text: '  welcome:' },
    { kind: 'same', before: 14, after: 14, text: '    type: notice' },
    { kind: 'removed', before: 15, text: '    heading: Light that ((lasts)).' },
    { kind: 'added', after: 15, text: '    heading: From $20.' },
    { kind: 'same', before: 16, after: 16, text: expect.stringContaining('Each candle burns') },
    { kind: 'same', before: 17, after: 17, text: '    actions:' },
  ]);
  expect(taken?.patch).toMatch(/^--- a\/\S+\/home\.yaml\n\+\+\+ b\/\S+\/home\.yaml\n@@ -12,7 \+12,7 @@\n/);
  expect(button?.takes.call).toMatchObject({
    files: [{ file: 'content/forms.yaml' }, { file: 'site.yaml' }],
    changes: ['forms.order.submit'],
  });
});

it('a variant that cannot be written into its file is reported with the reason', async () => {
  const folder = testedSite();
  folder.edit('home.yaml', '    heading: Light that', '    heading: &light Light that');
  folder.edit('home.yaml', '    heading: Asked at the bench.', '    heading: *light');
  await startExperiments(folder);
  const [running] = (await reportOf(folder))?.running ?? [];
  expect(Object.keys(running?.takes ?? {})).toEqual(['control', 'short']);
  expect(running?.takeProblems).toEqual({
    price: expect.stringMatching(/^sections\.welcome\.heading .* the anchor &light .* first\.$/),
  });
});

it('those that are over are reported, also entries with fewer fields', async () => {
  const folder = testFolder();
  writeHistory(folder, endedExperiment);
  expect((await reportOf(folder))?.ended).toEqual([
    { ...endedExperiment, route: '', file: '', hypothesis: '', titles: {} },
  ]);
});

it('a stopped experiment is reported once, and after a variant was taken, one of its name is a new one', async () => {
  const folder = testedSite();
  const stopped = { ...endedExperiment, name: 'candle-price' };
  writeHistory(folder, stopped);
  expect(await reportOf(folder)).toMatchObject({ written: [], ended: [{ name: 'candle-price' }] });
  writeHistory(folder, { ...stopped, taken: 'price' });
  expect(await reportOf(folder)).toMatchObject({ written: [{ name: 'candle-price' }] });
});
