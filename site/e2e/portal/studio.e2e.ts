import { violationsOf } from '../harness/axe.ts';
import { expect, phone } from '../harness/browser-test.ts';
import { addStaff } from '../harness/staff-console.ts';
import { fillSignIn } from './staff-page.ts';
import { email, openStudio, refusals, studioSite } from './studio/studio-site.ts';

const { test } = studioSite();

test('an author changes a text in the form, sees it on the page, and takes it back', {
  timeout: 300_000,
}, async ({ visit, site }) => {
  await addStaff(site, email, 'author');
  const page = await visit('/sign-in', { allowedProblems: refusals });
  await openStudio(page);
  const headline = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  const field = page.getByLabel('Headline', { exact: true });
  const before = await field.inputValue();
  await field.fill('The {rotate}\npaper for May.');
  await expect(headline).toContainText('paper for May.');
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(headline).toContainText('paper for May.');
  await page.getByRole('button', { name: 'Undo, Ctrl Z' }).click();
  await expect(field).toHaveValue(before);
  await page.setViewportSize(phone.viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
});

test('the studio is for authors only', async ({ visit, site }) => {
  await addStaff(site, 'sam@northlight.example', 'agent');
  const page = await visit('/studio', { allowedProblems: refusals });
  await expect(page).toHaveURL(/\/sign-in\?next=[^&]*studio$/);
  await fillSignIn(page, undefined, 'sam@northlight.example');
  await expect(page.getByRole('heading', { name: 'The studio is not part of your role.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Studio' })).toHaveCount(0);
});
