import { expect, it } from 'vitest';
import { addDays } from '../../../server/lib/day-of.ts';
import { ProblemsError } from '../../errors/problem.ts';
import { experimentCommands, today } from '../../fixtures/experiment-commands.ts';
import { addExperiment, candlePrice, orderButton, testedSite } from '../../fixtures/tested-site.ts';

const { run, countPast, countDay } = experimentCommands();

it('an experiment is planned, started, watched, stopped, and its winner taken', async () => {
  const folder = testedSite();
  await countPast(1200, 60);
  expect(await run(folder, 'plan candle-price')).toMatch(
    /^1680 of 33600 visits in 28 days became leads, which is 5%\. To find a change of 20%, "candle-price" needs [\d,]+ visits, which take \d+ days\.\n\npages\/home\.yaml:\n/,
  );
  expect(folder.read('home.yaml')).toMatch(
    /makers: null\n {2}plan:\n {4}visits: \d+\n {4}days: 28\n {4}baseRate: 5\n$/,
  );

  expect(await run(folder, 'start candle-price')).toMatch(
    /^"candle-price" starts with the next build: control 33\.34%, price 33\.33%, short 33\.33%, for 28 days\.[\s\S]*\nNo pictures of the variants were taken, because no Chromium was found\. Install one, then run: npm run experiment -- pictures candle-price$/,
  );
  await expect(run(folder, 'pictures candle-price')).rejects.toThrow('no Chromium was found');
  expect(await run(folder, 'status')).toContain('It started today.');
  await expect(run(folder, 'start candle-price')).rejects.toThrow('"candle-price" is running already.');
  await expect(run(folder, 'take candle-price price')).rejects.toThrow(
    '"price" was not taken: the test started today, and its first day is counted tomorrow. To take it all the same, stop the test first: npm run experiment -- stop candle-price',
  );
  await expect(run(folder, 'plan candle-price')).rejects.toThrow('so its plan cannot change');

  for (let day = 0; day < 8; day += 1)
    await countDay(addDays(today, day), { control: [400, 20], price: [400, 44], short: [400, 21] });
  const shown = await run(folder, 'status candle-price', { day: '2031-05-09' });
  expect(shown).toMatch(/^candle-price, day 7 of 28, 8400 of \d+ visits\n {2}price wins, 21 days early\./i);
  expect(shown).toContain('control          140 of     2800 visits  5.0% (4.3% to 5.9%)');

  expect(await run(folder, 'stop candle-price', { day: '2031-05-09', because: 'It won.' })).toContain(
    'pages/experiments.history.json; commit it with pages/experiments.lock',
  );
  const [ended] = JSON.parse(folder.read('experiments.history.json'));
  expect(ended).toMatchObject({
    name: 'candle-price',
    route: '/',
    started: today,
    stopped: '2031-05-09',
    because: 'It won.',
    by: expect.stringMatching(/./),
    totals: [{ name: 'control', conversions: 140 }, { name: 'price', conversions: 308 }, {}],
    verdict: { kind: 'winner', arm: 'price' },
  });
  expect(folder.read('experiments.lock')).toBe('{}\n');

  const before = folder.read('home.yaml');
  expect(await run(folder, 'take candle-price price', { isPatch: true })).toMatch(
    /^--- pages\/home\.yaml\n\+\+\+ pages\/home\.yaml\n@@ -12,7 \+12,7 @@\n/,
  );
  expect(folder.read('home.yaml')).toBe(before);
  await run(folder, 'take candle-price price');
  const heading = /^ {4}heading: (.*)$/m.exec(testedSite('').read('home.yaml'))?.[0] ?? '';
  expect(folder.read('home.yaml')).toBe(
    testedSite('').read('home.yaml').replace(heading, '    heading: From $$20.'),
  );
  expect(JSON.parse(folder.read('experiments.history.json'))[0].taken).toBe('price');
});

it('what would take more than 60 days is refused, with the effect that is feasible', async () => {
  const folder = testedSite();
  await countPast(40, 1);
  await expect(run(folder, 'plan candle-price')).rejects.toThrow(
    /would take \d+ days, and 60 is the limit.*In 56 days, a change of \d+% can be found: write "worthHaving: \d+"/,
  );
  expect(folder.read('home.yaml')).not.toContain('plan:');
});

it('without visits or with too few leads, nothing is planned', async () => {
  const folder = testedSite();
  await expect(run(folder, 'plan candle-price')).rejects.toThrow('Write "views: true" in site.yaml');
  await countPast(100, 0);
  await expect(run(folder, 'plan candle-price')).rejects.toThrow(
    'Only 0 of 2800 visits in the last 28 days became leads. 20 are needed',
  );
});

it('an experiment without a plan, or with mistakes in the folder, is not started', async () => {
  const folder = testedSite();
  await expect(run(folder, 'start candle-price')).rejects.toThrow(
    'Run: npm run experiment -- plan candle-price',
  );
  await expect(run(folder, 'start candle-prize')).rejects.toThrow('Did you mean "candle-price"?');
  await countPast(1200, 60);
  await run(folder, 'plan candle-price');
  folder.write('broken.yaml', 'route: /broken/\n');
  await expect(run(folder, 'start candle-price')).rejects.toThrow(ProblemsError);
});

it('a variant of site.yaml is written into the file of the forms', async () => {
  const folder = testedSite('');
  folder.write('site.yaml', folder.read('site.yaml') + orderButton);
  await run(folder, 'take order-button call');
  expect(folder.read('content/forms.yaml')).toContain('submit: Call me\n');
  expect(folder.read('site.yaml')).toBe(testedSite('').read('site.yaml'));
});

it('a variant that is a page is taken without its title and address', async () => {
  const folder = testedSite('');
  folder.write(
    'bold.yaml',
    'extends: home\nroute: /bold/\ntitle: Bold candles\nsections:\n  welcome: { heading: Bolder. }\n',
  );
  addExperiment(
    folder,
    candlePrice.replace(/ {2}variants:[\s\S]*/, '  variants:\n    bold: { title: Bold, page: bold }\n'),
  );
  const title = folder
    .read('home.yaml')
    .split('\n')
    .find((line) => line.startsWith('title:'));
  await run(folder, 'take candle-price bold');
  expect(folder.read('home.yaml')).toContain('heading: Bolder.');
  expect(folder.read('home.yaml').split('\n')).toContain(title);
});
