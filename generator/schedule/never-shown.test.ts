import { expect, test } from 'vitest';
import { check } from '../commands/check.ts';
import { testFolder } from '../fixtures/test-folder.ts';

/** The problems of a variant of the workshop, and of the workshop with a fair in the middle of May. */
async function problemsOf(lines: string) {
  const folder = testFolder();
  folder.edit('site.yaml', 'terms: {', 'timeZone: Central\nterms: {');
  folder.edit(
    'workshop.yaml',
    '  questions:\n',
    '  fair:\n    type: notice\n    heading: The fair.\n    message: Come by.\n    from: 2031-05-10\n    until: 2031-05-20\n  questions:\n',
  );
  folder.write('sale.yaml', `extends: workshop\nroute: /sale/\ntitle: Sale\n${lines}`);
  const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
  return problems.map(({ code, file, line }) => `${code} ${file.split('/').at(-1)}:${line}`);
}

const notes = (more: string) =>
  `sections:\n  notes:\n    type: prose\n    heading: Notes.\n    paragraphs: [Wax.]\n${more}`;

test('a section that ends before its page begins is never shown', async () => {
  const lines = `from: 2031-05-08\n${notes('    until: 2031-05-07\n')}`;
  expect(await problemsOf(lines)).toEqual(['NeverShown sale.yaml:10']);
});

test('an entry that begins when its section ends is never shown', async () => {
  const faqs = (from: string) =>
    `sections:\n  questions:\n    until: 2031-05-07\n    items:\n      - parking\n      - { question: Why?, answer: Wax., from: ${from} }\n`;
  expect(await problemsOf(faqs('2031-05-08'))).toEqual(['NeverShown sale.yaml:9']);
  expect(await problemsOf(faqs('2031-05-07'))).toEqual([]);
});

test('a section can have any time that overlaps that of its page', async () => {
  const lines = `from: 2031-05-08\nuntil: 2031-05-09\n${notes('    from: 2031-05-01\n    until: 2031-05-08\n')}`;
  expect(await problemsOf(lines)).toEqual([]);
});

test('a page can inherit a section whose time is not that of the page', async () => {
  expect(await problemsOf('from: 2031-05-21\n')).toEqual([]);
  expect(await problemsOf('until: 2031-05-09\n')).toEqual([]);
});
