import type { Page } from 'playwright';
import { errorBox, fillDetails, fillTestCard, payButton } from '../portal/pay-form.ts';
import type { StateVisit } from './state.ts';

const goodCard = '4242 4242 4242 4242';
const declinedCard = '4000 0000 0000 0002';

const pay = async (page: Page, card: string) => {
  await fillDetails(page);
  await fillTestCard(page, card);
  await payButton(page).click();
};

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).waitFor();

/** The page of a payment link. */
export const paymentVisits: StateVisit[] = [
  {
    at: { link: 'open' },
    allowedProblems: /402/,
    states: [
      { name: 'a payment is requested', show: heading('Pay by card') },
      {
        name: 'the payer’s details are missing',
        async show(page) {
          await payButton(page).click();
          await page.locator('.field .msg').first().waitFor();
        },
      },
      {
        name: 'the card preview shows the security code',
        async show(page) {
          await fillDetails(page);
          await fillTestCard(page, goodCard);
          await page.getByLabel('Security code').focus();
          await page.getByRole('img', { name: 'Card preview, back' }).waitFor();
        },
      },
      {
        name: 'the card is declined',
        async show(page) {
          await pay(page, declinedCard);
          await errorBox(page).waitFor();
        },
      },
      {
        name: 'the payment is being processed',
        async show(page) {
          await page.route('**/api/payments/create-payment', () => {});
          await pay(page, goodCard);
          await page.getByRole('button', { name: 'Processing...' }).waitFor();
        },
      },
    ],
  },
  {
    at: { link: 'payable' },
    states: [
      {
        name: 'the payment succeeded',
        async show(page) {
          await pay(page, goodCard);
          await heading('Payment Successful!')(page);
        },
      },
    ],
  },
  {
    at: { link: 'paid' },
    allowedProblems: /409/,
    states: [{ name: 'the link was already paid', show: heading(/already been paid/) }],
  },
  {
    at: { link: 'revoked' },
    allowedProblems: /404|410/,
    states: [{ name: 'the link was revoked', show: heading(/not found or has expired/) }],
  },
  {
    at: '/payment/test_k7Qm2xVb9TqHc4Zr8WnYd3Ge',
    allowedProblems: /404/,
    states: [{ name: 'the link does not exist', show: heading(/not found or has expired/) }],
  },
  {
    at: { link: 'open' },
    allowedProblems: /net::ERR|no answer/,
    before: (page) => page.route('**/api/payments/**', (route) => route.abort('connectionreset')),
    states: [
      {
        name: 'the link cannot be loaded',
        show: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
      },
    ],
  },
  {
    at: '/payment/k7Qm2xVb9TqHc4Zr8WnYd3Ge',
    site: 'unpaid',
    allowedProblems: /503/,
    states: [{ name: 'payments are not set up', show: heading('Payments are not set up yet.') }],
  },
];
