import { expect, test } from 'vitest';
import { openTestStudio } from '../testing/open-test-studio.ts';
import { draftAnswer } from './draft-answer.ts';

test('the list of a site that is still being checked has what the texts of its pages say', async () => {
  const { drafts } = openTestStudio();
  const open = await (await drafts()).create('Ana');
  const undoer = { author: 'Ana', client: 'tab' };
  const soon = await draftAnswer(open, undoer, 0);
  const checked = await draftAnswer(open, undoer);
  expect([soon.isChecked, checked.isChecked]).toEqual([false, true]);
  const known = ({ pages }: typeof soon) =>
    pages.map(({ page, route, extends: base, isDraft }) => ({ page, route, base, isDraft }));
  expect(known(soon)).toEqual(known(checked));
  expect(soon.pages.find(({ page }) => page === 'winter')).toMatchObject({
    extends: 'workshop',
    title: 'winter',
  });
});
