import type { Page } from 'playwright';
import { LeadFormPage } from '../forms/lead-form-page.ts';
import { submitEmpty } from './page-actions.ts';
import type { StateVisit } from './state.ts';

const longVisitor = {
  fullName: 'Wilhelmina Konstantinopolitanska-Featherstonehaugh de la Cruz',
  email: 'wilhelmina.konstantinopolitanska@a-rather-long-domain.example',
};

async function failToSubmit(page: Page): Promise<void> {
  const form = new LeadFormPage(page);
  await form.fill();
  await page.context().setOffline(true);
  await form.submit.click();
  await form.failure.waitFor();
}

async function submitWithoutResponse(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.route(/send-resume-email|rafp\/submit/, () => {});
  const form = new LeadFormPage(page);
  await form.submit.click();
  await form.form.getByRole('button', { name: 'Submitting...' }).waitFor();
}

/** Forms in their sections. */
export const formVisits: StateVisit[] = [
  {
    at: '/landing/',
    allowedProblems: /INTERNET_DISCONNECTED|send-resume-email|rafp\/submit/,
    states: [
      { name: 'the form shows its errors', show: (page) => submitEmpty(page) },
      {
        name: 'the country list is open',
        async show(page) {
          const form = new LeadFormPage(page);
          await form.dialCode.click();
          await form.options.first().waitFor();
        },
      },
      {
        name: 'the country list has no match',
        async show(page) {
          await new LeadFormPage(page).searchCountry('atlantis');
          await page.getByText('No country matches').waitFor();
        },
      },
      { name: 'the form holds long names', show: (page) => new LeadFormPage(page).fill(longVisitor) },
      { name: 'the form shows its failure', show: failToSubmit },
      { name: 'the form is being sent', show: submitWithoutResponse },
    ],
  },
  {
    at: '/contact/',
    states: [
      {
        name: 'the contact form shows its errors',
        async show(page) {
          const form = page.locator('#contact-form');
          await form.locator('[name="email"]').focus();
          await form.locator('[data-island][data-awake]').waitFor({ state: 'attached' });
          await form.getByRole('button', { name: 'Send Message' }).click();
          await form.locator('.msg').first().waitFor();
        },
      },
    ],
  },
];
