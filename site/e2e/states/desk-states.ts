import type { Page } from 'playwright';
import { emailCall } from '../../../server/testing/leads/lead-bodies.ts';
import type { StateVisit } from './state.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Loads the page again: Escape, which comes before each state, also closes a lead. */
async function openLead(page: Page): Promise<void> {
  await page.goto('/leads?queue=new');
  await page.locator('.row').first().waitFor();
  await page.keyboard.press('j');
  await heading(page, 'Jordan Ellis');
  await page.getByRole('region', { name: 'Timeline' }).waitFor();
}

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
