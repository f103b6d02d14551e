import type { Page } from 'playwright';
import { staffPassword } from '../harness/staff-console.ts';
import { errorBox } from '../portal/pay-form.ts';
import { fillSignIn } from '../portal/staff-page.ts';
import type { StateVisit } from './state.ts';

const rows = (page: Page) => page.locator('.links > li');

const generateLink = (page: Page) => page.getByRole('button', { name: 'Generate Payment Link' }).click();

/** Pages for staff. */
export const staffVisits: StateVisit[] = [
  {
    at: '/sign-in',
    allowedProblems: /401/,
    states: [
      {
        name: 'the sign-in form is shown',
        show: (page) => page.getByRole('button', { name: 'Sign in' }).waitFor(),
      },
      {
        name: 'the password is wrong',
        async show(page) {
          await fillSignIn(page, 'not the password');
          await errorBox(page).waitFor();
        },
      },
    ],
  },
  {
    at: '/create-payment',
    signedIn: true,
    states: [
      { name: 'the form of a new link is shown', show: (page) => page.getByLabel('Project name').waitFor() },
      {
        name: 'the form of a new link shows its errors',
        async show(page) {
          await generateLink(page);
          await page.locator('.field .msg').first().waitFor();
        },
      },
      {
        name: 'a link is ready',
        async show(page) {
          await page.getByLabel('Project name').fill('Executive Level Bundle');
          await page.getByLabel('Price in US dollars').fill('219.00');
          await page.getByLabel('Description').fill('Resume, cover letter and profile.');
          await generateLink(page);
          await page.getByLabel('Payment link').waitFor();
        },
      },
    ],
  },
  {
    at: '/numbers',
    site: 'empty',
    signedIn: true,
    states: [
      {
        name: 'nothing was counted yet',
        show: (page) => page.getByText('No views were counted yet.').waitFor(),
      },
      {
        name: 'the days of the numbers are in the wrong order',
        async show(page) {
          await page.getByRole('combobox', { name: 'Period' }).selectOption('Other days…');
          await page.getByLabel('First day').fill('2026-03-06');
          await page.getByLabel('Last day').fill('2026-03-05');
          await page.getByRole('button', { name: 'Show', exact: true }).click();
          await page.getByText('The first day is after the last.').waitFor();
        },
      },
    ],
  },
  {
    at: '/numbers/experiments',
    site: 'empty',
    signedIn: true,
    states: [
      {
        name: 'no experiment was written yet',
        show: (page) => page.getByText('No experiment was written yet.').waitFor(),
      },
    ],
  },
  {
    at: '/numbers/experiments/nothing',
    site: 'empty',
    signedIn: true,
    allowedProblems: /404/,
    states: [
      {
        name: 'an experiment is unknown',
        show: (page) => page.getByText('There is no such experiment.').waitFor(),
      },
    ],
  },
  {
    at: '/numbers/experiments/lp8-price',
    signedIn: true,
    allowedProblems: /net::ERR|no answer/,
    before: (page) => page.route('**/api/staff/experiments/**', (route) => route.abort('connectionreset')),
    states: [
      {
        name: 'an experiment cannot be loaded',
        show: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
      },
    ],
  },
  {
    at: '/payments',
    signedIn: true,
    states: [
      { name: 'links are listed', show: (page) => rows(page).first().waitFor() },
      {
        name: 'revoking a link needs a confirmation',
        async show(page) {
          await rows(page).getByRole('button', { name: 'Revoke' }).first().click();
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
  {
    at: '/payments?search=nothing+of+the+kind',
    signedIn: true,
    states: [
      {
        name: 'no link matches the search',
        show: (page) => page.getByText('No payment links match.').waitFor(),
      },
    ],
  },
  {
    at: '/payments',
    site: 'empty',
    signedIn: true,
    states: [
      { name: 'there are no links yet', show: (page) => page.getByText(/no payment link/i).waitFor() },
    ],
  },
  {
    at: '/payments',
    signedIn: true,
    allowedProblems: /net::ERR|no answer/,
    before: (page) => page.route('**/api/staff/payment-links**', (route) => route.abort('connectionreset')),
    states: [{ name: 'the list cannot be loaded', show: (page) => errorBox(page).waitFor() }],
  },
  {
    at: '/account',
    site: 'empty',
    signedIn: true,
    states: [
      {
        name: 'the account is shown',
        show: (page) => page.getByRole('heading', { name: 'Account' }).waitFor(),
      },
      {
        name: 'a second factor is being set up',
        async show(page) {
          const factor = page.locator('section').filter({ hasText: 'Two-factor sign-in' });
          await factor.getByLabel('Password').fill(staffPassword);
          await factor.getByRole('button', { name: 'Turn on' }).click();
          await page.locator('.codes').waitFor();
        },
      },
    ],
  },
];
