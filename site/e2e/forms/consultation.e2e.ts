import { expect, test } from '../harness/browser-test.ts';
import { someone } from './lead-form-outcome.ts';
import { LeadFormPage, type visitor } from './lead-form-page.ts';

/** A form without a box for the terms. */
async function fill(form: LeadFormPage, { fullName, email, phoneNumber }: typeof visitor): Promise<void> {
  await form.fullName.fill(fullName);
  await form.email.fill(email);
  await form.phoneNumber.fill(phoneNumber);
}

test('a consultation is stored with its service, its price and its country', async ({ visit, site }) => {
  const page = await visit('/order/');
  const form = new LeadFormPage(page);
  await form.wake();
  await fill(form, someone('consult'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter(({ email }) => email === 'consult@mail.example')).toMatchObject([
    {
      service: 'Custom Stationery',
      price: '79',
      country: 'United States',
      phone: '+1 (813) 555-0142',
      form: 'consultation',
    },
  ]);
});

test('name, email and phone are required, and nothing else', async ({ visit }) => {
  const page = await visit('/order/');
  const form = new LeadFormPage(page);
  await form.wake();
  await form.submit.click();
  await expect(form.messageOf('fullName')).toHaveText('Enter your full name.');
  await expect(form.messageOf('email')).toHaveText('Enter an email address like name@example.com.');
  await expect(form.messageOf('phoneNumber')).toHaveText('Enter a phone number with at least five digits.');
  await expect(form.form.locator('.msg:visible')).toHaveCount(3);
  await expect(form.fullName).toBeFocused();
});

test('when neither call is accepted the form says so in its own words and keeps what was typed', async ({
  visit,
  site,
}) => {
  const page = await visit('/order/', { mayComplain: /send-resume-email|rafp\/submit/ });
  const release = site.lockStorage();
  const form = new LeadFormPage(page);
  await form.wake();
  await fill(form, someone('refused'));
  await form.submit.click();
  await expect(form.failure).toHaveText('Failed to submit. Please try again.');
  await expect(form.submit).toHaveText('Get Started');
  await expect(form.email).toHaveValue('refused@mail.example');
  release();
});

test('without scripts a consultation arrives, too', async ({ visit, site }) => {
  const page = await visit('/order/', { javaScriptEnabled: false });
  const form = new LeadFormPage(page);
  await fill(form, someone('plain-consult'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter(({ email }) => email === 'plain-consult@mail.example')).toMatchObject([
    { price: '79', country: 'United States' },
  ]);
});
