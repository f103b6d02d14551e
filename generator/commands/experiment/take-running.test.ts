import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../server/lib/day-of.ts';
import { findTaken } from '../../experiments/find-taken.ts';
import { readExperimentLock } from '../../experiments/lock-file.ts';
import { takeVariant } from '../../experiments/take/take-variant.ts';
import { experimentCommands, today } from '../../fixtures/experiment-commands.ts';
import { emptyFolder, type TestFolder } from '../../fixtures/test-folder.ts';
import { orderButton, startExperiments, testedSite } from '../../fixtures/tested-site.ts';
import { listFolder } from '../../load/page-folder.ts';
import { check } from '../check.ts';

const { run, countPast, countDay } = experimentCommands();
const end = '2031-05-09';

/** A folder whose experiment was started a week ago. */
async function startedFolder(leads: Record<string, number>): Promise<TestFolder> {
  const folder = testedSite();
  await countPast(1200, 60);
  await run(folder, 'plan candle-price');
  await run(folder, 'start candle-price');
  const arms = Object.entries(leads).map(([id, count]): [string, [number, number]] => [id, [400, count]]);
  for (let day = 0; day < 8; day += 1) await countDay(addDays(today, day), Object.fromEntries(arms));
  return folder;
}

const historyOf = (folder: TestFolder) => JSON.parse(folder.read('experiments.history.json'));

describe('a running experiment', () => {
  it('is stopped when its winner is taken', async () => {
    const folder = await startedFolder({ control: 20, price: 44, short: 21 });
    await expect(run(folder, 'take candle-price short', { day: end })).rejects.toThrow(
      /^"short" was not taken: Price wins, 21 days early\. .* To take it all the same, stop the test first: npm run experiment -- stop candle-price$/,
    );
    const printed = await run(folder, 'take candle-price price', { day: end });
    expect(printed).toMatch(/^"candle-price" stops with the next build\. Price wins/);
    expect(printed).toContain('+     heading: From $20.');
    expect(folder.read('home.yaml')).toContain('    heading: From $20.\n');
    expect(folder.read('home.yaml')).not.toContain('experiment:');
    expect(folder.read('experiments.lock')).toBe('{}\n');
    expect(historyOf(folder)).toMatchObject([
      {
        name: 'candle-price',
        route: '/',
        file: 'home.yaml',
        titles: { control: 'Control', price: 'Price in the heading' },
        startedBy: expect.stringMatching(/./),
        by: expect.stringMatching(/./),
        because: 'price was taken',
        taken: 'price',
        verdict: { kind: 'winner', arm: 'price' },
      },
    ]);
    expect((await check(folder.root, Date.UTC(2031, 4, 9))).problems).toEqual([]);
  });

  it('is only stopped when the control is taken, on any day', async () => {
    const folder = await startedFolder({ control: 20, price: 21, short: 19 });
    await run(folder, 'take candle-price control', { day: end, because: 'Out of candles.' });
    expect(folder.read('home.yaml')).toBe(testedSite('').read('home.yaml'));
    expect(historyOf(folder)).toMatchObject([{ taken: 'control', because: 'Out of candles.' }]);
  });

  it('keeps running when a variant is refused, with the reason', async () => {
    const folder = await startedFolder({ control: 20, price: 24, short: 19 });
    const before = ['home.yaml', 'experiments.lock'].map(folder.read);
    await expect(run(folder, 'take candle-price price', { day: end })).rejects.toThrow(
      '"price" was not taken: the test is not over. Running. Price is ahead by 20%, and that could still be luck. To take it all the same,',
    );
    expect(await run(folder, 'take candle-price price', { day: end, isDryRun: true })).toContain(
      'would change:',
    );
    expect(['home.yaml', 'experiments.lock'].map(folder.read)).toEqual(before);
  });
});

describe('a patch', () => {
  /** A repository whose folder of pages is not its top. */
  function repositoryOf(folder: TestFolder) {
    const top = emptyFolder();
    const pages = join(top, 'sites/my pages');
    cpSync(folder.root, pages, { recursive: true });
    execFileSync('git', ['init', '--quiet'], { cwd: top });
    const apply = (patch: string) => execFileSync('git', ['apply'], { cwd: top, input: patch });
    const read = (path: string) => readFileSync(join(pages, path), 'utf8');
    return { pages: { root: pages, read }, apply };
  }

  it('of a running experiment is accepted by git, then check asks to stop it, and its record is complete', async () => {
    const folder = await startedFolder({ control: 20, price: 44, short: 21 });
    const { pages, apply } = repositoryOf(folder);
    const patch = await run(pages, 'take candle-price price', { isPatch: true, withPaths: true });
    expect(patch).toMatch(/^--- a\/sites\/my pages\/home\.yaml\t\n\+\+\+ b\/sites\/my pages\/home\.yaml\t\n/);
    apply(patch);
    const { problems } = await check(pages.root, Date.UTC(2031, 4, 9));
    expect(problems).toMatchObject([
      {
        code: 'RunningExperimentGone',
        hint: expect.stringContaining('npm run experiment -- stop candle-price'),
      },
    ]);
    await expect(run(pages, 'take candle-price price', { day: end })).rejects.toThrow(
      '"candle-price" is running, but its file no longer has it. Stop it:',
    );
    await run(pages, 'stop candle-price', { day: end });
    expect((await check(pages.root, Date.UTC(2031, 4, 9))).problems).toEqual([]);
    const [ended] = JSON.parse(pages.read('experiments.history.json'));
    expect(ended).toMatchObject({
      hypothesis: expect.stringContaining('People leave because they fear the price.'),
      titles: { control: 'Control', price: 'Price in the heading', short: 'Without the makers' },
      route: '/',
      file: 'home.yaml',
      totals: [{ name: 'control' }, { name: 'price', conversions: 308 }, { name: 'short' }],
      verdict: { kind: 'winner', arm: 'price' },
      taken: 'price',
    });
  });

  it('of a variant of site.yaml changes the file of the forms', async () => {
    const folder = testedSite('');
    folder.write('site.yaml', folder.read('site.yaml') + orderButton);
    const { pages, apply } = repositoryOf(folder);
    apply(await run(pages, 'take order-button call', { isPatch: true, withPaths: true }));
    const all = await check(pages.root, Date.UTC(2031, 4, 1));
    expect(all.problems).toEqual([]);
  });
});

it('a page shows which variant was taken with a patch, until it is changed', async () => {
  const folder = testedSite();
  await startExperiments(folder);
  const entry = readExperimentLock(join(folder.root, 'experiments.lock')).running.get('candle-price');
  const pages = listFolder(folder.root);
  const shown = () => entry && findTaken(pages, entry);
  const texts = ['control', 'price', 'short'].map(
    (id) => [id, takeVariant(pages, { page: 'home' }, id)[0]] as const,
  );
  for (const [id, text] of texts) {
    folder.write('home.yaml', text?.after ?? '');
    expect(shown()).toBe(id);
  }
  folder.edit('home.yaml', 'Asked at the bench.', 'Asked at the stove.');
  expect(shown()).toBeUndefined();
});
