import type { Locator, Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';
import { leadsOf, someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Order from the mill' });

const openersOf = (page: Page) => page.locator('a[data-form]').filter({ visible: true });

async function openDialog(page: Page, opener: Locator): Promise<Locator> {
  await opener.click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('each form action opens the dialog with the focus in its first field, and closing restores the focus', async ({
  visit,
}) => {
  const page = await visit('/landing/');
  const labels = ['Order Your Paper', 'Order Your Paper', 'Start My Order'];
  // Waits: sections below the first screen are laid out a moment later.
  await expect(openersOf(page)).toHaveText(labels);
  for (const [index, label] of labels.entries()) {
    const opener = openersOf(page).nth(index);
    const dialog = await openDialog(page, opener);
    await expect(dialog.getByLabel('Full name'), label).toBeFocused();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener, label).toBeFocused();
  }

  // The close button.
  const opener = openersOf(page).first();
  const dialog = await openDialog(page, opener);
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');

  // A click on the backdrop, but not a drag that ends there.
  await openDialog(page, opener);
  await dialog.getByLabel('Full name').hover();
  await page.mouse.down();
  await page.mouse.move(20, 450, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the focus stays inside, messages do not move it, and Escape closes an open country list before the dialog', async ({
  visit,
}) => {
  const page = await visit('/landing/');
  const dialog = await openDialog(page, openersOf(page).first());
  const focused = () =>
    page.evaluate(() => ({
      isOutside: !document.activeElement?.closest('dialog, html:not(:has(body :focus))'),
      name: document.activeElement?.getAttribute('name') ?? '',
    }));
  const visited = new Set<string>();
  for (let press = 0; press < 24; press++) {
    await page.keyboard.press('Tab');
    const { isOutside, name } = await focused();
    expect(isOutside).toBe(false);
    visited.add(name);
  }
  expect([...visited]).toEqual(expect.arrayContaining(['fullName', 'email', 'phoneNumber', 'termsAgreed']));

  // The dialog grows downward when its messages appear.
  const form = new LeadFormPage(page, 'dialog-order');
  await form.untilAwake();
  const boxBefore = await dialog.boundingBox();
  await form.submit.click();
  await expect(form.messageOf('fullName')).toBeVisible();
  const boxAfter = await dialog.boundingBox();
  expect(boxAfter?.y).toBe(boxBefore?.y);
  expect(boxAfter?.height).toBeGreaterThan(boxBefore?.height ?? 0);

  await form.dialCode.click();
  await expect(form.options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.options).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a lead sent from the dialog is stored', async ({ visit, site }) => {
  const page = await visit('/landing/');
  await openDialog(page, openersOf(page).last());
  const form = new LeadFormPage(page, 'dialog-order');
  await form.fill(someone('dialog'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'dialog')).toMatchObject([{ form: 'order' }]);
});
