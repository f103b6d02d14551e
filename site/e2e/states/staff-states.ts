import type { Page } from 'playwright';
import { staffPassword } from '../harness/staff-console.ts';
import { errorBox } from '../portal/pay-form.ts';
import { fillSignIn } from '../portal/staff-page.ts';
import type { State } from './state.ts';

const unknown = /401/;
const rows = (page: Page) => page.locator('.links > li');

const fillOrder = async (page: Page) => {
  await page.getByLabel('Project name').fill('Executive Level Bundle');
  await page.getByLabel('Price in US dollars').fill('219.00');
  await page.getByLabel('Description').fill('Resume, cover letter and profile.');
};

/** What the staff see. */
export const staffStates: State[] = [
  {
    name: 'the staff are asked to sign in',
    at: '/sign-in',
    mayComplain: unknown,
    show: (page) => page.getByRole('button', { name: 'Sign in' }).waitFor(),
  },
  {
    name: 'a password is wrong',
    at: '/sign-in',
    mayComplain: unknown,
    async show(page) {
      await fillSignIn(page, 'not the password');
      await errorBox(page).waitFor();
    },
  },
  {
    name: 'a link is to be made',
    at: '/create-payment',
    signedIn: true,
    show: (page) => page.getByLabel('Project name').waitFor(),
  },
  {
    name: 'a link lacks its fields',
    at: '/create-payment',
    signedIn: true,
    async show(page) {
      await page.getByRole('button', { name: 'Generate Payment Link' }).click();
      await page.locator('.field .msg').first().waitFor();
    },
  },
  {
    name: 'a link is ready',
    at: '/create-payment',
    signedIn: true,
    async show(page) {
      await fillOrder(page);
      await page.getByRole('button', { name: 'Generate Payment Link' }).click();
      await page.getByLabel('Payment link').waitFor();
    },
  },
  {
    name: 'links are listed',
    at: '/payments',
    signedIn: true,
    show: (page) => rows(page).first().waitFor(),
  },
  {
    name: 'a link is to be revoked',
    at: '/payments',
    signedIn: true,
    async show(page) {
      await rows(page).getByRole('button', { name: 'Revoke' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'no link fits a search',
    at: '/payments?search=nothing+of+the+kind',
    signedIn: true,
    show: (page) => page.getByText('No payment links match.').waitFor(),
  },
  {
    name: 'there is no link yet',
    at: '/payments',
    site: 'empty',
    signedIn: true,
    show: (page) => page.getByText(/no payment link/i).waitFor(),
  },
  {
    name: 'the list cannot be loaded',
    at: '/payments',
    signedIn: true,
    mayComplain: /net::ERR|no answer/,
    before: (page) => page.route('**/api/staff/payment-links**', (route) => route.abort('connectionreset')),
    show: (page) => errorBox(page).waitFor(),
  },
  {
    name: 'the account is shown',
    at: '/account',
    signedIn: true,
    show: (page) => page.getByRole('heading', { name: 'Account' }).waitFor(),
  },
  {
    name: 'a second factor is being set up',
    at: '/account',
    site: 'empty',
    signedIn: true,
    async show(page) {
      const factor = page.locator('section').filter({ hasText: 'Two-factor sign-in' });
      await factor.getByLabel('Password').fill(staffPassword);
      await factor.getByRole('button', { name: 'Turn on' }).click();
      await page.locator('.codes').waitFor();
    },
  },
];
