import type { Locator, Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';
import { LeadFormPage, visitor } from './lead-form-page.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Order from the mill' });

const openersOf = (page: Page) => page.locator('a[data-form]').filter({ visible: true });

async function open(page: Page, opener: Locator): Promise<Locator> {
  await opener.click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('every form action of the page opens the dialog, with the focus in its first field', async ({
  visit,
}) => {
  const page = await visit('/landing/');
  const labels = ['Order Your Paper', 'Order Your Paper', 'Start My Order'];
  // Not what is rendered: sections below the first screen are laid out a moment later.
  await expect(openersOf(page)).toHaveText(labels);
  for (const [index, label] of labels.entries()) {
    const opener = openersOf(page).nth(index);
    const dialog = await open(page, opener);
    await expect(dialog.getByLabel('Full name'), label).toBeFocused();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener, label).toBeFocused();
  }
});

test('the close button closes it and gives the focus back', async ({ visit }) => {
  const page = await visit('/landing/');
  const opener = openersOf(page).first();
  const dialog = await open(page, opener);
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('the backdrop closes it and gives the focus back; a drag that ends there does not', async ({
  visit,
}) => {
  const page = await visit('/landing/');
  const opener = openersOf(page).first();
  const dialog = await open(page, opener);
  await dialog.getByLabel('Full name').hover();
  await page.mouse.down();
  await page.mouse.move(20, 450, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the focus stays inside', async ({ visit }) => {
  const page = await visit('/landing/');
  await open(page, openersOf(page).first());
  const inPage = () =>
    page.evaluate(() => !document.activeElement?.closest('dialog, html:not(:has(body :focus))'));
  const visited = new Set<string>();
  for (let press = 0; press < 24; press++) {
    await page.keyboard.press('Tab');
    expect(await inPage()).toBe(false);
    visited.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
  }
  expect([...visited]).toEqual(
    expect.arrayContaining(['fullName', 'email', 'country', 'phoneNumber', 'termsAgreed']),
  );
});

test('Escape closes the open country list first, and the dialog only then', async ({ visit }) => {
  const page = await visit('/landing/');
  const dialog = await open(page, openersOf(page).first());
  const form = new LeadFormPage(page, 'dialog-order');
  await form.untilAwake();
  await form.country.click();
  await expect(form.options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.options).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a lead sent from the dialog is stored, and going back shows no dialog', async ({ visit, site }) => {
  const page = await visit('/landing/');
  await open(page, openersOf(page).last());
  const form = new LeadFormPage(page, 'dialog-order');
  await form.fill({ ...visitor, email: 'dialog@mail.example' });
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads()).toMatchObject([{ email: 'dialog@mail.example', form: 'order' }]);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
});
