import type { Locator, Page } from 'playwright';
import { someone } from '../forms/lead-form-outcome.ts';
import { LeadFormPage } from '../forms/lead-form-page.ts';
import { expect, phone, ownSiteTest as test } from '../harness/browser-test.ts';

// What visitors find when they go back. Only the whole browser has a back/forward cache.

async function sendForm(page: Page, form: LeadFormPage, name: string): Promise<void> {
  await form.fill(someone(name));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
}

async function expectClosedAfterGoingBack(page: Page, dialog: Locator): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
}

test.for(['from the back/forward cache', 'reloaded'])(
  'going back leads to an idle, empty form: %s',
  async (how, { visit }) => {
    const page = await visit('/landing/', { fullBrowser: true });
    const isCached = how === 'from the back/forward cache';
    // A listener for `unload` keeps a page out of the cache.
    if (!isCached) await page.evaluate(() => addEventListener('unload', () => undefined));
    await page.evaluate(() => Object.assign(window, { wasHereBefore: true }));
    await sendForm(page, new LeadFormPage(page), isCached ? 'back' : 'back-again');
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate(() => 'wasHereBefore' in window)).toBe(isCached);
    const form = new LeadFormPage(page);
    await expect(form.submit).toHaveText('Get Started');
    await expect(form.submit).toBeEnabled();
    expect(await form.values()).toEqual({
      fullName: '',
      email: '',
      country: 'UNITED STATES',
      phoneNumber: '',
      termsAgreed: false,
    });
  },
);

test('going back to a page with a dialog from which a lead was sent shows no dialog', async ({ visit }) => {
  const page = await visit('/landing/', { fullBrowser: true });
  await page.locator('a[data-form]').filter({ visible: true }).last().click();
  await sendForm(page, new LeadFormPage(page, 'dialog-order'), 'dialog-back');
  await expectClosedAfterGoingBack(page, page.getByRole('dialog', { name: 'Order from the mill' }));
});

test('going back to a page with a side tab from which a review was sent finds its form closed', async ({
  visit,
}) => {
  const page = await visit('/faqs/', { fullBrowser: true });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.locator('aside > .side-tab').click();
  await sendForm(page, new LeadFormPage(page, 'dialog-free-review'), 'review-back');
  const dialog = page.getByRole('dialog', { name: '15% off, and a free swatch book' });
  await expectClosedAfterGoingBack(page, dialog);
});

test('going back to a page whose phone menu led on finds the menu closed', async ({ visit }) => {
  const page = await visit('/faqs/', { ...phone, fullBrowser: true });
  await page.getByLabel('Open menu').tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.locator('.site-nav[data-awake]').waitFor();
  await menu.getByRole('link', { name: 'Pricing' }).tap();
  await page.waitForURL('**/pricing/');
  await expectClosedAfterGoingBack(page, menu);
});
