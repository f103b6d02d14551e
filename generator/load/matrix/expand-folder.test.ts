import { expect, it } from 'vitest';
import { check } from '../../commands/check.ts';
import { testFolder } from '../../fixtures/test-folder.ts';

/** The problems of a file with many pages and the number of all pages. */
async function checkTowns(matrix: string) {
  const folder = testFolder();
  folder.write('data/towns.csv', 'city\nBath\nEly\n');
  folder.write(
    'towns.yaml',
    `extends: winter\nroute: /wax/{{city}}/\n${matrix}\ntitle: Wax in {{city}}\ndescription: We pour it in {{city}}.\n`,
  );
  const before = (await check(testFolder().root, Date.UTC(2031, 4, 1))).pages;
  const { problems, pages } = await check(folder.root, Date.UTC(2031, 4, 1));
  return { added: pages - before, problems: problems.map(({ code, line }) => `${code} ${line}`) };
}

it.each([
  'matrix: { file: towns.csv }',
  'matrix : { file: towns.csv }',
  '"matrix": { file: towns.csv }',
  "'matrix':\n  file: towns.csv",
])('makes a page for each row, written as %j', async (matrix) => {
  expect(await checkTowns(matrix)).toEqual({ added: 2, problems: [] });
});

it.each(['file: data/towns.csv', 'file: towns.xlsx', 'value: { city: [Bath] }'])(
  'reports only what is wrong with a matrix: %s',
  async (wrong) => {
    const { problems } = await checkTowns(`matrix:\n  ${wrong}`);
    expect(problems).toEqual([expect.stringMatching(/ 4$/)]);
  },
);
