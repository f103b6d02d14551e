import type { Page } from 'playwright';
import { errorBox, fillDetails, fillTestCard, payButton } from '../portal/pay-form.ts';
import { type Scene, untilPaid } from './scene.ts';
import type { State } from './state.ts';

const openLink = ({ links }: Scene) => links.open;
const declined = '4000 0000 0000 0002';

const pay = async (page: Page, card: string) => {
  await fillDetails(page);
  await fillTestCard(page, card);
  await payButton(page).click();
};

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).waitFor();

/** What clients see of a payment. */
export const paymentStates: State[] = [
  { name: 'a payment is asked for', at: openLink, show: heading('Pay by card') },
  {
    name: 'the card is turned while its code is typed',
    at: openLink,
    async show(page) {
      await fillDetails(page);
      await fillTestCard(page, '4242 4242 4242 4242');
      await page.getByLabel('Security code').focus();
      await page.getByRole('img', { name: 'Card preview, back' }).waitFor();
    },
  },
  {
    name: 'the details of the payer are missing',
    at: openLink,
    async show(page) {
      await payButton(page).click();
      await page.locator('.field .msg').first().waitFor();
    },
  },
  {
    name: 'the card is declined',
    at: openLink,
    mayComplain: /402/,
    async show(page) {
      await pay(page, declined);
      await errorBox(page).waitFor();
    },
  },
  {
    name: 'the payment is on its way',
    at: openLink,
    async show(page) {
      await page.route('**/api/payments/create-payment', () => {});
      await pay(page, '4242 4242 4242 4242');
      await page.getByRole('button', { name: 'Processing...' }).waitFor();
    },
  },
  {
    name: 'the payment succeeded',
    at: '/account',
    signedIn: true,
    async show(page, { full }) {
      await page.goto(
        await full.staff.createLink({ projectName: 'Executive Level Bundle', amount: '499.00' }),
      );
      await pay(page, '4242 4242 4242 4242');
      await untilPaid(page);
    },
  },
  {
    name: 'the link was paid before',
    at: ({ links }) => links.paid,
    mayComplain: /409/,
    show: heading(/already been paid/),
  },
  {
    name: 'the link was revoked',
    at: ({ links }) => links.revoked,
    mayComplain: /404|410/,
    show: heading(/not found or has expired/),
  },
  {
    name: 'there is no such link',
    at: '/payment/test_k7Qm2xVb9TqHc4Zr8WnYd3Ge',
    mayComplain: /404/,
    show: heading(/not found or has expired/),
  },
  {
    name: 'the link cannot be loaded',
    at: openLink,
    mayComplain: /net::ERR|no answer/,
    before: (page) => page.route('**/api/payments/**', (route) => route.abort('connectionreset')),
    show: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
  },
  {
    name: 'nobody takes payments yet',
    at: '/payment/k7Qm2xVb9TqHc4Zr8WnYd3Ge',
    site: 'unpaid',
    mayComplain: /503/,
    show: heading('Payments are not set up yet.'),
  },
];
