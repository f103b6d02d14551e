import type { Page } from 'playwright';
import { emailCall } from '../../../server/testing/leads/lead-bodies.ts';
import type { StateVisit } from './state.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Opens a path of the visited site. */
const open = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** Loads the page again: Escape, which comes before each state, also closes a lead. */
async function openLead(page: Page, name = 'Jordan Ellis'): Promise<void> {
  await open(page, '/leads?queue=new');
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
        name: 'the numbers of a time without leads',
        async show(page) {
          await open(page, '/leads?numbers=28d');
          await page.getByText('No leads were received').waitFor();
        },
      },
      {
        name: 'own dates are in the wrong order',
        async show(page) {
          await open(page, '/leads?numbers=2026-03-06..2026-03-05');
          await page.getByRole('button', { name: 'Show' }).click();
          await page.getByText('The first day is after the last.').waitFor();
        },
      },
      {
        name: 'no lead matches a search',
        async show(page) {
          await open(page, '/leads');
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
        name: 'the numbers of the desk',
        async show(page) {
          await open(page, '/leads?numbers=7d');
          await page.getByRole('table', { name: 'By source' }).waitFor();
        },
      },
      {
        name: 'its tags are open',
        async show(page) {
          await openLead(page);
          await page.getByRole('button', { name: 'Add a tag' }).click();
          await page.getByRole('dialog', { name: 'Tags' }).waitFor();
        },
      },
      {
        name: 'its person is about to be erased',
        async show(page) {
          await openLead(page);
          await page.getByRole('button', { name: 'Erase…' }).click();
          await page.getByLabel('To confirm').waitFor();
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
    allowedProblems: /net::ERR|no answer/,
    before: (page) => page.route('**/api/staff/desk/numbers**', (route) => route.abort('connectionreset')),
    states: [
      {
        name: 'the numbers cannot be loaded',
        async show(page) {
          await open(page, '/leads?numbers=today');
          await page.getByRole('alert').waitFor();
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
          await open(page, '/leads?lead=019c0000-0000-7000-8000-000000000001');
          await heading(page, 'This lead was not found.');
        },
      },
    ],
  },
];
