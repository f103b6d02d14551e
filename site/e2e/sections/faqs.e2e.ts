import { expect, test } from '../harness/browser-test.ts';

test('one question is open at a time, by mouse and by keyboard', async ({ visit }) => {
  const page = await visit('/landing/');
  const openQuestions = () =>
    page
      .locator('#faqs details')
      .evaluateAll((items) => items.flatMap((item, at) => (item.hasAttribute('open') ? [at] : [])));
  const questions = page.locator('#faqs summary');
  await expect(questions).toHaveCount(4);
  expect(await openQuestions()).toEqual([0]);
  await expect(page.locator('#faqs details').first().locator('p')).toBeVisible();

  await questions.first().click();
  expect(await openQuestions()).toEqual([]);
  for (const at of [2, 3]) {
    await questions.nth(at).click();
    expect(await openQuestions()).toEqual([at]);
  }
  await questions.nth(1).focus();
  await page.keyboard.press('Enter');
  expect(await openQuestions()).toEqual([1]);
  await page.keyboard.press('Space');
  expect(await openQuestions()).toEqual([]);
});
