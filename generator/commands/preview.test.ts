import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ProblemsError } from '../errors/problem.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import { addExperiment } from '../fixtures/tested-site.ts';
import { may, timedSite } from '../fixtures/timed-site.ts';
import { buildPreview, checkPort } from './preview.ts';

const folder = testFolder();
const lines: string[] = [];
const homes: string[] = [];
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

it('is a build with drafts and tags, without search engines and a trace in the folder', async () => {
  folder.edit('winter.yaml', 'title:', 'draft: true # until fall\ntitle:');
  folder.write('typo.yaml', 'draft: true\nextends: workshop\nroute: /typo/\nsection: {}\n');
  folder.edit(
    'site.yaml',
    'terms: {',
    'tags:\n  google: { ads: AW-123456789 }\nconsent: { mode: opt-in }\nterms: {',
  );
  folder.edit('site.yaml', 'url: ', 'timeZone: Central\nurl: ');
  addExperiment(folder);
  folder.edit('home.yaml', 'service:', 'tags: {\n  google: { ads: AW-987654321 }\n}\nservice:');
  const { out, configs } = await buildPreview({
    configs: folder.root,
    now: Date.UTC(2031, 4, 1),
    steps: { step: async (_title, work) => work(() => {}), note: (text) => lines.push(text) },
  });
  homes.push(join(out, '..'));
  const page = (path: string) => readFileSync(join(out, path), 'utf8');
  expect(page('winter/index.html')).toContain('<meta name="robots" content="noindex');
  expect(page('index.html')).toContain('<meta name="robots" content="noindex');
  expect(page('index.html')).toContain('AW-987654321');
  const { pages } = JSON.parse(page('.build/experiments.json'));
  expect(page(pages['index.html']['candle-price:price'][0].file)).toContain('From $20.');
  expect(existsSync(join(out, 'typo'))).toBe(false);
  expect(lines.join('\n')).toMatch(/Draft left out: \S+typo\.yaml has 1 problem, see npm run check\./);
  expect(lines.join('\n')).not.toContain('routes.lock');
  expect(existsSync(join(folder.root, 'routes.lock'))).toBe(false);
  expect(configs).not.toBe(folder.root);
});

it('knows a port that another program uses', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port));
  });
  await expect(checkPort(port)).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  await new Promise((resolve) => other.close(resolve));
  await checkPort(port);
});

it('leaves out drafts that link to or extend one that is left out, and no others', async () => {
  const { root: configs, write } = testFolder();
  const link = (route: string) =>
    `sections:\n  visit:\n    actions:\n      - { label: Here, link: ${route} }\n`;
  write('a.yaml', 'draft: true\nextends: workshop\nroute: /a/\nsection: {}\n');
  write('b.yaml', `draft: true\nextends: workshop\nroute: /b/\n${link('/a/')}`);
  write('c.yaml', `draft: true\nextends: workshop\nroute: /c/\n${link('/b/')}`);
  write('d.yaml', 'draft: true\nextends: a\nroute: /d/\n');
  write('e.yaml', 'draft: true\nextends: workshop\nroute: /e/\n');
  const notes: string[] = [];
  const { out } = await buildPreview({
    configs,
    now: Date.UTC(2031, 4, 1),
    steps: { step: async (_title, work) => work(() => {}), note: (text) => notes.push(text) },
  });
  homes.push(join(out, '..'));
  const shown = ['a', 'b', 'c', 'd', 'e'].filter((name) => existsSync(join(out, name, 'index.html')));
  expect(shown).toEqual(['e']);
  const needing = notes.filter((note) => note.endsWith('needs a draft that is left out.'));
  expect(needing.map((note) => /(\w)\.yaml/.exec(note)?.[1]).sort()).toEqual(['b', 'c', 'd']);
});

it('names the file to edit if the build finds a problem', async () => {
  folder.edit('site.yaml', 'terms: {', 'budgets: { html: 1 }\nterms: {');
  const failed = buildPreview({
    configs: folder.root,
    now: Date.UTC(2031, 4, 1),
    steps: { step: async (_title, work) => work(() => {}), note: () => {} },
  });
  const { problems } = await failed.then(
    () => ({ problems: [] }),
    (error) => error,
  );
  expect(problems[0]?.code).toBe('OverBudget');
  expect(folder.shown(problems)).toMatch(/^pages\/\S+\.yaml:/);
});

it('shows the pages of another day, also of one before', async () => {
  const { root: configs } = timedSite();
  const printed: string[] = [];
  const titleAt = async (at: string) => {
    const { out, ...preview } = await buildPreview({
      configs,
      now: may(1),
      at,
      steps: { step: async (_title, work) => work(() => {}), note: (text) => printed.push(text) },
    });
    homes.push(join(out, '..'));
    const [, title] =
      /<title>(.*)<\/title>/.exec(readFileSync(join(out, 'workshop/index.html'), 'utf8')) ?? [];
    return [preview.at, title];
  };
  expect(await titleAt('2031-05-06')).toEqual([may(6), 'The workshop']);
  expect(await titleAt('2031-05-04')).toEqual([may(4), 'The sale at the workshop']);
  await expect(titleAt('next week')).rejects.toThrow(ProblemsError);
  expect(printed).toContain('The pages as they are at the start of Sunday, May 4, 2031 (Central).');
});
