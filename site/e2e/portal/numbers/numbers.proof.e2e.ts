import { violationsOf } from '../../harness/axe.ts';
import { expect, phone } from '../../harness/browser-test.ts';
import { addStaff } from '../../harness/staff-console.ts';
import { test } from '../payment-test.ts';
import { fillSignIn } from '../staff-page.ts';
import { fillNumbers } from './fill-numbers.ts';

const allowedProblems = /401/;

test('a manager reads, filters, and opens figures, by keyboard as well', async ({ visit, site }) => {
  await fillNumbers(site);
  const page = await visit('/numbers', { allowedProblems });
  await fillSignIn(page);
  await expect(page.getByText(/^In four weeks/)).toContainText(
    '3,052 views brought 70 leads and $1,545, which is $231 more',
  );
  await expect(page.locator('.plot canvas')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Device' }).selectOption('Desktop');
  await expect(page).toHaveURL(`${site.url}/numbers?device=desktop`);
  await expect(page.getByText(/^In four weeks/)).toContainText('brought no leads and no money');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
  await expect(page.getByText(/^In a week/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^In four weeks/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Device' })).toHaveValue('');

  const table = page.getByRole('table', { name: /^Leads a day/ });
  expect((await table.getByRole('row').count()) - 1).toBe(28);
  await page.getByRole('button', { name: 'Show as table' }).press('Enter');
  await expect(page.locator('.plot')).toHaveCount(0);
  await page.getByRole('button', { name: 'Revenue' }).press('Enter');
  await expect(page.getByRole('table', { name: /^Revenue a day/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const twisty = page.getByRole('button', { name: 'Parts of /' });
  await expect(page.getByRole('row', { name: /^home-price: a/ })).toBeVisible();
  await twisty.press('Enter');
  await expect(page.getByRole('row', { name: /^home-price: a/ })).toHaveCount(0);
  await page
    .getByRole('row', { name: /^Parts of \/ / })
    .getByRole('link')
    .last()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads who paid of /');
  await expect(page.getByText('5 leads,')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('on a phone, rows are blocks and nothing scrolls sideways', async ({ visit, site }) => {
  await addStaff(site, 'ada@northlight.example', 'author');
  const page = await visit('/numbers', { ...phone, allowedProblems });
  await fillSignIn(page, undefined, 'ada@northlight.example');
  await expect(page.getByText(/^In four weeks/)).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  // Authors see figures, and not who is behind them.
  await expect(page.locator('.figures.pages tbody tr').first()).toContainText('2,800');
  await expect(page.locator('.figures').getByRole('link')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  // Text at twice the size.
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '32px' }));
  expect(await overflow()).toBe(0);
});
