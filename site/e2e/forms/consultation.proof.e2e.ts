import type { Page } from 'playwright';
import { expect, ownSiteTest as test } from '../harness/browser-test.ts';
import { leadsOf, someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

/** Fills in the consultation form, which has no terms box. */
async function fill(page: Page, name: string): Promise<LeadFormPage> {
  const form = new LeadFormPage(page);
  const { fullName, email, phoneNumber } = someone(name);
  await form.fullName.fill(fullName);
  await form.email.fill(email);
  await form.phoneNumber.fill(phoneNumber);
  return form;
}

test('only name, email, and phone are required, and the lead has service, price, and country', async ({
  visit,
  site,
}) => {
  const page = await visit('/order/');
  const form = new LeadFormPage(page);
  await expect(form.terms).toHaveCount(0);
  await expect(form.country).toHaveValue('United States');
  await form.wake();
  await form.submit.click();
  await expect(form.messageOf('fullName')).toHaveText('Enter your full name.');
  await expect(form.messageOf('email')).toHaveText('Enter an email address like name@example.com.');
  await expect(form.messageOf('phoneNumber')).toHaveText('Enter your phone number with its area code.');
  await expect(form.form.locator('.msg:visible')).toHaveCount(3);
  await expect(form.fullName).toBeFocused();

  await fill(page, 'consult');
  const resume = site.hang();
  await form.submit.click();
  await expect(form.submit).toHaveText('Processing...');
  await expect(form.submit).toBeDisabled();
  resume();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'consult')).toMatchObject([
    {
      service: 'Custom Stationery',
      price: '49',
      country: 'United States',
      phone: '+1 (813) 555-0142',
      form: 'consultation',
    },
  ]);
});

test('when both calls fail the form says so in its own words and keeps what was typed', async ({
  visit,
  site,
}) => {
  const page = await visit('/order/', { allowedProblems: /send-resume-email|rafp\/submit/ });
  const release = site.lockStorage();
  await new LeadFormPage(page).wake();
  const form = await fill(page, 'refused');
  await form.submit.click();
  await expect(form.failure).toHaveText('Failed to submit. Please try again.');
  await expect(form.submit).toHaveText('Get Started');
  await expect(form.email).toHaveValue('refused@mail.example');
  release();
});

test('a consultation arrives without scripts, too', async ({ visit, site }) => {
  const page = await visit('/order/', { javaScriptEnabled: false });
  const form = await fill(page, 'plain-consult');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'plain-consult')).toMatchObject([{ price: '49', country: 'United States' }]);
});
