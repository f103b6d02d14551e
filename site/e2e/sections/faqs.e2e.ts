import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';

const openOnes = (page: Page) =>
  page.locator('#faqs details').evaluateAll((items) => items.map((item) => item.hasAttribute('open')));

const only = (index: number) => Array.from({ length: 7 }, (_, at) => at === index);

test('the first of seven questions is open at first', async ({ visit }) => {
  const page = await visit('/landing/');
  expect(await openOnes(page)).toEqual(only(0));
  await expect(page.locator('#faqs details').first().locator('p')).toBeVisible();
});

test('opening another question closes the one before', async ({ visit }) => {
  const page = await visit('/landing/');
  const questions = page.locator('#faqs summary');
  await questions.nth(3).click();
  expect(await openOnes(page)).toEqual(only(3));
  await questions.nth(6).click();
  expect(await openOnes(page)).toEqual(only(6));
});

test('clicking the open question closes all', async ({ visit }) => {
  const page = await visit('/landing/');
  await page.locator('#faqs summary').first().click();
  expect(await openOnes(page)).toEqual(only(-1));
});

test('questions open and close by keyboard', async ({ visit }) => {
  const page = await visit('/landing/');
  await page.locator('#faqs summary').nth(1).focus();
  await page.keyboard.press('Enter');
  expect(await openOnes(page)).toEqual(only(1));
  await page.keyboard.press('Space');
  expect(await openOnes(page)).toEqual(only(-1));
});
