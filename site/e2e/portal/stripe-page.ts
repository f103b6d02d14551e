import type { Page } from 'playwright';
import type { FakeStripe } from '../../../server/testing/fake-stripe/fake-stripe.ts';
import type { Visit } from '../harness/browser-test.ts';
import type { StaffConsole } from '../harness/staff-console.ts';
import { type StandInOptions, standInForStripe } from './fake-stripe/stand-in.ts';

/** What is refused, and what a connection did, browsers note in their console. */
export const refusals = /40[0-9]|50[0-9]|no answer|net::ERR/;

/** Opens the pay page of a new link, with Stripe's script stood in for. */
export async function openPayPage(
  { visit, staff, stripe }: { visit: Visit; staff: StaffConsole; stripe: FakeStripe },
  options?: StandInOptions,
): Promise<Page> {
  return visit(await staff.createLink(), {
    mayComplain: refusals,
    before: (page) => standInForStripe(page, stripe, options),
  });
}

export const success = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' });
