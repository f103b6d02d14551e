import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ProblemsError } from '../errors/problem.ts';
import { buildFolder, builtSite } from '../fixtures/built-site.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';
import { budgetsOf, kilobytes } from './budgets.ts';
import { weightTable } from './summary.ts';

async function failingBuild(budgets: string) {
  const folder = testFolder();
  folder.write('site.yaml', `${folder.read('site.yaml')}\nbudgets: ${budgets}\n`);
  const out = emptyFolder();
  const error: unknown = await buildFolder(folder.root, out).catch((failure) => failure);
  if (!(error instanceof ProblemsError)) throw new Error('the build did not fail');
  return { problems: error.problems, site: builtSite(out) };
}

describe('a build over its budget', () => {
  it('reports every page that is too heavy and publishes nothing', async () => {
    const { problems, site } = await failingBuild('{ html: 1 }');
    expect(problems.map(({ message }) => message.replace(/\d+\.\d kB of/, 'N kB of'))).toEqual(
      ['/', '/small-print', '/thankyou', '/winter/', '/workshop/'].map(
        (route) => `${route} is over its html budget: N kB of 1.0 kB after compression.`,
      ),
    );
    expect(problems[0]?.hint).toContain('raise budgets.html in site.yaml');
    expect(site.files()).toEqual([]);
  });

  it('reports the fonts once, at the budget', async () => {
    const { problems } = await failingBuild('{ fonts: 1 }');
    expect(problems.map(({ message }) => message.replace(/\d+\.\d kB of/, 'N kB of'))).toEqual([
      'Every page is over its fonts budget: N kB of 1.0 kB.',
    ]);
    expect(problems[0]).toMatchObject({ file: expect.stringMatching(/site\.yaml$/), line: 41, column: 19 });
  });
});

/** A page with twelve notices. @param text returns text of the given length */
function notices(route: string, text: (length: number) => string): string {
  const notice = (_: unknown, index: number) =>
    `  n${index}: { type: notice, heading: Heard, message: "${text(1800)}" }\n`;
  return `route: ${route}\ntitle: Notes\ndescription: Some\nlayout: plain\nsections:\n${Array.from({ length: 12 }, notice).join('')}`;
}

it('a page over its budget is found among many pages of the same length that compress well', async () => {
  const folder = testFolder();
  folder.edit('site.yaml', 'terms: {', 'budgets: { html: 14 }\nterms: {');
  for (let page = 0; page < 60; page++)
    folder.write(
      `p${page}.yaml`,
      notices(`/p${page}/`, (length) => 'word '.repeat(length / 5 - 1).padEnd(length, 'x')),
    );
  folder.write(
    'q.yaml',
    notices('/dense/', (length) => randomBytes(length / 2).toString('hex')),
  );
  const failed: unknown = await buildFolder(folder.root, emptyFolder()).catch((error) => error);
  expect(failed).toBeInstanceOf(ProblemsError);
  expect(
    (failed as ProblemsError).problems.map(({ code, file }) => `${code} ${file.split('/').at(-1)}`),
  ).toEqual(['OverBudget q.yaml']);
});

describe('page weights', () => {
  it('have the default budgets of the schema unless the site overrides them', () => {
    const site = (budgets?: object) => ({ budgets }) as Parameters<typeof budgetsOf>[0];
    expect(budgetsOf(site())).toEqual({ html: 20_000, script: 4000, fonts: 70_000 });
    expect(budgetsOf(site({ html: 9.5 }))).toEqual({ html: 9500, script: 4000, fonts: 70_000 });
  });

  it('are listed in kilobytes for the twenty heaviest pages, the heaviest first', () => {
    const weights = Array.from({ length: 25 }, (_, index) => ({
      route: `/p${index}/`,
      raw: 30_000 + index,
      brotli: 9000 + index * 100,
      isEstimate: index % 2 === 0,
    }));
    const lines = weightTable(weights, 900, 64_600).split('\n');
    expect(lines[1]?.trim().split(/ +/)).toEqual(['/p24/', '30.0', '~11.4']);
    expect(lines[2]?.trim().split(/ +/)).toEqual(['/p23/', '30.0', '11.3']);
    expect(lines.at(-2)).toContain('5 lighter pages');
    expect(lines).toHaveLength(23);
    expect(lines.at(-1)).toContain('0.9 kB of script');
    expect(kilobytes(1049)).toBe('1.0');
  });
});
