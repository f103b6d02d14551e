import { LeadFormPage, visitor } from '../forms/lead-form-page.ts';
import { expect, phone, test } from '../harness/browser-test.ts';

test('each card shows its plan, its prices, and ways to order and to ask, on the lines of its row', async ({
  visit,
}) => {
  const page = await visit('/pricing/');
  const cards = page.locator('.ledger > li');
  await expect(cards).toHaveCount(4);
  await expect(cards.locator('.ribbon')).toHaveText(['MOST POPULAR', 'BEST VALUE']);
  for (const card of await cards.all())
    for (const part of ['.now', 'del', '.save', 'a[href="tel:+12185550147"]', '.act'])
      await expect(card.locator(part).first()).toBeVisible();
  for (const part of ['h3', '.sub', '.amount', '.act']) {
    const tops = await page
      .locator(`.ledger > li ${part}`)
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
    for (const row of [tops.slice(0, 3), tops.slice(3)])
      expect([part, Math.max(...row) - Math.min(...row)]).toEqual([part, 0]);
  }
});

test('ordering opens the form with the plan and its prices, closing it clears them, and chat shows a message', async ({
  visit,
}) => {
  const page = await visit('/pricing/');
  await page.getByRole('link', { name: 'Order Now : Office Box' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Office Box')).toBeVisible();
  await expect(dialog.locator('[data-fill="price"].price')).toHaveText('199');
  await expect(dialog.locator('[data-fill="originalPrice"]')).toHaveText('260');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#form-plan [name="serviceName"]')).toHaveValue('Stationery');
  await expect(page.locator('#form-plan [name="servicePrice"]')).toHaveValue('');
  await expect(page.locator('#form-plan [data-fill="originalPrice"]')).toHaveText('');

  await page.getByRole('link', { name: 'Live Chat about Starter Box' }).click();
  const message = page.getByText('Our chat opens soon!');
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(message).toBeHidden();
});

test('an order is stored with the plan and its price', async ({ visit, site }) => {
  const page = await visit('/pricing/', phone);
  await page.getByRole('link', { name: 'Order Now : Wedding Suite' }).tap();
  const form = new LeadFormPage(page, 'dialog-plan');
  await form.fill({ ...visitor, email: 'wedding@mail.example' });
  await expect(form.submit).toHaveText('Order Now');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter(({ email }) => email === 'wedding@mail.example')).toMatchObject([
    { service: 'Wedding Suite', price: '399', form: 'plan' },
  ]);
});
