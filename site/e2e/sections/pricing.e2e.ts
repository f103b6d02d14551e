import { LeadFormPage, visitor } from '../forms/lead-form-page.ts';
import { expect, phone, test } from '../harness/browser-test.ts';

/** Source: spec section 9, "Prices". */
const plans = [
  ['Starter Box', 119, 170],
  ['Studio Box', 150, 220, 'MOST POPULAR'],
  ['Professional Level Bundle', 219, 320],
  ['Office Box', 389, 520, 'BEST VALUE'],
  ['Executive Level Bundle', 499, 670],
  ['Web Based Portfolio', 369, 720],
  ['LinkedIn Profiles', 219, 370],
  ['Cover Letter', 110, 220],
  ['Wedding Suite', 169, 270],
] as const;

test('nine cards say what each plan is, costs and did cost', async ({ visit }) => {
  const page = await visit('/pricing/');
  const cards = page.locator('.ledger > li');
  await expect(cards).toHaveCount(9);
  for (const [index, [name, price, original, ribbon]] of plans.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(name);
    await expect(card.locator('.now')).toHaveText(`$${price}`);
    await expect(card.locator('del')).toHaveText(`instead of $${original}`);
    await expect(card.locator('.save')).toHaveText(`You save $${original - price}`);
    await expect(card.locator('.ribbon')).toHaveText(ribbon ? [ribbon] : []);
    expect(await card.locator('li').count()).toBeGreaterThan(3);
    await expect(card.getByText('Questions? Call')).toBeVisible();
    await expect(card.locator('a[href="tel:+12185550147"]', { hasText: '(218) 555-0147' })).toBeVisible();
    await expect(card.getByText('Order Now')).toBeVisible();
    await expect(card.getByText('Live Chat')).toBeVisible();
  }
});

test('plans of a row stand on the same lines, the raised ones too', async ({ visit }) => {
  const page = await visit('/pricing/');
  for (const part of ['h3', '.sub', '.amount', '.act']) {
    const tops = await page
      .locator(`.ledger > li ${part}`)
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
    for (const row of [tops.slice(0, 3), tops.slice(3, 6), tops.slice(6)])
      expect([part, Math.max(...row) - Math.min(...row)]).toEqual([part, 0]);
  }
});

test('ordering opens the form with the plan and its prices, and closing it forgets them', async ({
  visit,
}) => {
  const page = await visit('/pricing/');
  await page.getByRole('link', { name: 'Order Now : Office Box' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Office Box')).toBeVisible();
  await expect(dialog.locator('[data-fill="price"].price')).toHaveText('389');
  await expect(dialog.locator('[data-fill="originalPrice"]')).toHaveText('520');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#form-plan [name="serviceName"]')).toHaveValue('Stationery');
  await expect(page.locator('#form-plan [name="servicePrice"]')).toHaveValue('');
  await expect(page.locator('#form-plan [data-fill="originalPrice"]')).toHaveText('');
});

test('an order is stored with the plan and its price', async ({ visit, site }) => {
  const page = await visit('/pricing/', phone);
  await page.getByRole('link', { name: 'Order Now : Wedding Suite' }).tap();
  const form = new LeadFormPage(page, 'dialog-plan');
  await form.fill({ ...visitor, email: 'postings@mail.example' });
  await expect(form.submit).toHaveText('Order Now');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter(({ email }) => email === 'postings@mail.example')).toMatchObject([
    { service: 'Wedding Suite', price: '169', form: 'plan' },
  ]);
});

test('while there is no chat, asking for it says so, and the message can be closed', async ({ visit }) => {
  const page = await visit('/pricing/');
  await page.getByRole('link', { name: 'Live Chat about Starter Box' }).click();
  const message = page.getByText('Our chat opens soon!');
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(message).toBeHidden();
});

test('the second address shows the same plans and names the first one to search engines', async ({
  visit,
}) => {
  const page = await visit('/prices');
  await expect(page.locator('.ledger > li')).toHaveCount(9);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://www.northlight.example/pricing/',
  );
});
