import { emailCall, json } from '../../../../server/testing/leads/lead-bodies.ts';
import { expect } from '../../harness/browser-test.ts';
import { test } from '../payment-test.ts';
import { fillSignIn } from '../staff-page.ts';

test('the numbers have an address of their own, and lead back to the leads', async ({ visit, site }) => {
  const sent = await fetch(`${site.url}/api/email/send-resume-email`, json(emailCall()));
  expect(sent.ok).toBe(true);
  const page = await visit('/sign-in', { allowedProblems: /401/ });
  await fillSignIn(page);
  const strip = page.getByRole('region', { name: 'Today' });
  await expect(strip).toContainText('No answers due yet.');
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect(strip).toContainText('unclaimed');

  await strip.getByRole('link', { name: 'All numbers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(`${site.url}/leads?queue=mine&numbers=7d`);
  await page.reload();
  await expect(page).toHaveTitle(/^Numbers/);
  await expect(page.getByRole('row', { name: /^Direct 1 0/ })).toBeVisible();

  await page.getByLabel('From').fill('2026-03-01');
  await page.getByLabel('to', { exact: true }).fill('2026-03-06');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No leads were received on Mar 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Leads: Mine' })).toBeVisible();
  await expect(strip.getByRole('link', { name: 'All numbers' })).toBeFocused();
});
