import type { Page } from 'playwright';
import { emailCall } from '../../../server/testing/leads/lead-bodies.ts';
import type { StateVisit } from './state.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Loads the page again: Escape, which comes before each state, also closes a lead. */
async function openLead(page: Page, name = 'Jordan Ellis'): Promise<void> {
  await page.goto('/leads?queue=new');
  await page.locator('.row').filter({ hasText: name }).click();
  await heading(page, name);
  await page.getByRole('region', { name: 'Timeline' }).waitFor();
}

/** A lead without a price. */
const priceless = { fullName: 'Kit Arden', email: 'kit.arden@mail.example', servicePrice: undefined };

/** The inbox. */
export const deskVisits: StateVisit[] = [
  {
    at: '/leads',
    site: 'empty',
    signedIn: true,
    states: [
      { name: 'all leads are answered', from: 768, show: (page) => heading(page, 'All answered.') },
      {
        name: 'no lead matches a search',
        async show(page) {
          await page.getByLabel('Search leads').fill('nothing of the kind');
          await page.getByRole('button', { name: 'Clear search' }).waitFor();
        },
      },
    ],
  },
  {
    at: '/leads',
    signedIn: true,
    states: [
      {
        name: 'a lead is listed',
        async show(page) {
          await page.request.post('/api/email/send-resume-email', { data: emailCall() });
          await page.locator('.row').filter({ hasText: 'Jordan Ellis' }).waitFor();
        },
      },
      { name: 'the lead is open', show: openLead },
      {
        name: 'its tags are open',
        async show(page) {
          await openLead(page);
          await page.getByRole('button', { name: 'Add a tag' }).click();
          await page.getByRole('dialog', { name: 'Tags' }).waitFor();
        },
      },
      {
        name: 'a reason to close it is missing',
        async show(page) {
          await openLead(page);
          await page.keyboard.press('e');
          await page.getByRole('radio', { name: 'Lost' }).check();
          await page.getByRole('button', { name: 'Close as lost' }).click();
          await page.getByText('Please pick or write a reason.').waitFor();
        },
      },
    ],
  },
  {
    at: '/leads',
    signedIn: true,
    states: [
      {
        name: 'a template is chosen for an email',
        async show(page) {
          await page.request.post('/api/email/send-resume-email', {
            data: emailCall(priceless),
          });
          await openLead(page, priceless.fullName);
          await page.keyboard.press('t');
          await page.getByRole('option', { name: 'What it costs' }).hover();
          await page.getByText('Missing, to write yourself: price').waitFor();
        },
      },
      {
        name: 'the email lacks a field of the template',
        async show(page) {
          await openLead(page, priceless.fullName);
          await page.keyboard.press('t');
          await page.getByRole('option', { name: 'What it costs' }).click();
          await page.keyboard.press('Control+Enter');
          await page.getByText('Write the price where it says [price], or remove it.').waitFor();
        },
      },
      {
        name: 'the email is previewed',
        async show(page) {
          await openLead(page, priceless.fullName);
          await page.keyboard.press('r');
          await page.getByRole('button', { name: 'Preview' }).click();
          await page.getByText('at Northlight Papers').waitFor();
        },
      },
    ],
  },
  {
    at: '/leads',
    signedIn: true,
    allowedProblems: /404/,
    states: [
      {
        name: 'the lead does not exist',
        async show(page) {
          await page.goto('/leads?lead=019c0000-0000-7000-8000-000000000001');
          await heading(page, 'This lead was not found.');
        },
      },
    ],
  },
];
