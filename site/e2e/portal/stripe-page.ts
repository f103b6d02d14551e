import type { Page } from 'playwright';
import type { FakeStripe } from '../../../server/testing/fake-stripe/fake-stripe.ts';
import type { Visit } from '../harness/browser-test.ts';
import type { StaffConsole } from '../harness/staff-console.ts';
import { type StripeJsOptions, serveStripeJs } from './fake-stripe/serve-stripe-js.ts';

/** The console reports refused requests and broken connections. */
export const refusals = /40[0-9]|50[0-9]|no answer|net::ERR/;

/** Opens the pay page of a new link with the fake Stripe.js. */
export async function openPayPage(
  { visit, staff, stripe }: { visit: Visit; staff: StaffConsole; stripe: FakeStripe },
  options?: StripeJsOptions,
): Promise<Page> {
  return visit(await staff.createLink(), {
    allowedProblems: refusals,
    before: (page) => serveStripeJs(page, stripe, options),
  });
}

export const success = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' });
