import type { Page } from 'playwright';
import { violationsOf } from './axe.ts';
import { expect, phone, test } from './browser-test.ts';
import { LeadFormPage } from './lead-form-page.ts';

const widths = { '390 px': phone, '1440 px': {} };

/** States of landing page 8 in which something stands that no page shows at first. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the order dialog is open': async (page) => {
    await page.locator('main a[data-form]').first().click();
    await page.getByRole('dialog').waitFor();
  },
  'the form shows its errors': async (page) => {
    const form = new LeadFormPage(page);
    await form.wake();
    await form.submit.click();
    await form.messageOf('email').waitFor();
  },
  'the form shows its failure': async (page) => {
    const form = new LeadFormPage(page);
    await form.fill();
    await page.context().setOffline(true);
    await form.submit.click();
    await form.failure.waitFor();
  },
  'the country list is open': async (page) => {
    const form = new LeadFormPage(page);
    await form.wake();
    await form.country.click();
    await form.options.first().waitFor();
  },
  'the country list finds nothing': async (page) => {
    const form = new LeadFormPage(page);
    await form.wake();
    await form.country.fill('atlantis');
    await page.getByText('No country matches').waitFor();
  },
  'a toast is shown': async (page) => {
    await page.locator('[data-chat]').filter({ visible: true }).first().click();
    await page.getByText('Chat functionality').waitFor();
  },
};

for (const [width, options] of Object.entries(widths)) {
  test.for(Object.keys(states))(`axe finds nothing when %s at ${width}`, async (state, { visit }) => {
    const page = await visit('/lp8/', { ...options, mayComplain: /INTERNET_DISCONNECTED/ });
    await states[state]?.(page);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('axe finds nothing when the menu is open', async ({ visit }) => {
  const page = await visit('/lp8/', phone);
  await page.getByRole('link', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('what can be touched on a phone is at least 44 px high', async ({ visit }) => {
  const page = await visit('/lp8/', phone);
  const small = await page
    .locator('a, button, input, summary')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        // A link inside a sentence is as high as its line, and a box is touched by its label.
        .filter(
          (element) => !element.closest('p, address, .check span') && !element.matches('[type="checkbox"]'),
        )
        .map((element) => ({
          name: element.textContent || element.className,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
    );
  expect(small).toEqual([]);
});
