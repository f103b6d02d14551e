import { expect, testOn } from '../harness/browser-test.ts';
import { startSite } from '../harness/running-site.ts';

/** A production site without Stripe keys. */
const test = testOn(() => startSite(undefined, { NODE_ENV: 'production' }));

test('without Stripe keys the pay page says so and shows the phone number', async ({ visit, site }) => {
  const page = await visit('/payment/k7Qm2xVb9TqHc4Zr8WnYd3Ge', { allowedProblems: /503/ });
  await expect(page.getByRole('heading', { name: 'Payments are not set up yet.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '(218) 555-0147' })).toBeVisible();
  expect(site.log()).toContain('payments are disabled');
});
