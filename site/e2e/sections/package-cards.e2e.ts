import { expect, test } from '../harness/browser-test.ts';

test('the Live Chat buttons of the packages are in line on a desktop', async ({ visit }) => {
  const page = await visit('/order/');
  const buttons = page.locator('#packages').getByRole('link', { name: /^Live Chat about/ });
  await expect(buttons).toHaveCount(3);
  const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  await buttons.last().click();
  await expect(page.getByText('Our chat opens soon!')).toBeVisible();
});
