import { expect, it } from 'vitest';
import { check } from '../../commands/check.ts';
import { testFolder } from '../../fixtures/test-folder.ts';

async function problemsOf(sections: string) {
  const folder = testFolder();
  folder.write('own.yaml', `route: /own/\ntitle: T\ndescription: D\nsections:\n${sections}`);
  const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
  return problems.map(({ code, line, message }) => `${code} ${line} ${/"(.+?)"/.exec(message)?.[1]}`);
}

const notice = (id: string, more = '') => `  ${id}: { type: notice, heading: H, message: M${more} }\n`;
const opens = ', actions: [{ label: Order, form: order }]';
const policy = (...ids: string[]) =>
  `  print:\n    type: policy\n    title: P\n    updated: U\n    intro: I\n    parts:\n${ids
    .map((id) => `      - { id: ${id}, heading: H, paragraphs: [x] }\n`)
    .join('')}`;

it.each([
  ['the content of every page', notice('main'), ['TakenId 5 main']],
  ['the dialog of a form that the page opens', notice('form-order', opens), ['TakenId 5 form-order']],
  ['an element in such a dialog', notice('dialog-order', opens), ['TakenId 5 dialog-order']],
  ['the heading of a section', notice('one') + notice('one-heading'), ['TakenId 6 one-heading']],
  ['a part of a policy', notice('one') + policy('one', 'two'), ['TakenId 12 one']],
  ['two parts of a policy', policy('one', 'one'), ['TakenId 12 one']],
  ['the site, in a part of a policy', policy('main'), ['TakenId 11 main']],
])('an id is rejected that is also the id of %s', async (_owner, sections, expected) => {
  expect(await problemsOf(sections)).toEqual(expected);
});

it('an id is free where the site does not use it', async () => {
  expect(await problemsOf(notice('form-order') + notice('menu') + notice('top'))).toEqual([]);
});
