import { type FakeStripe, startFakeStripe } from '../../../server/testing/fake-stripe/fake-stripe.ts';
import { stripeEnvironment } from '../../../server/testing/payments/payments-app.ts';
import { ownSiteTest as base } from '../harness/browser-test.ts';
import { type RunningSite, startSite } from '../harness/running-site.ts';
import { openStaffConsole, type StaffConsole } from '../harness/staff-console.ts';

/** A site with the built-in test provider. */
export const test = base.extend<{ staff: StaffConsole }>({
  staff: [async ({ site }, use) => use(await openStaffConsole(site)), { scope: 'file', auto: true }],
});

/** A site with a fake Stripe server. */
export const stripeTest = base.extend<{ stripe: FakeStripe; site: RunningSite; staff: StaffConsole }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
    async ({}, use) => {
      const stripe = await startFakeStripe({ webhooks: { delivery: 'held' } });
      await use(stripe);
      await stripe[Symbol.asyncDispose]();
    },
    { scope: 'file' },
  ],
  site: [
    async ({ stripe }, use) => {
      const site = await startSite(undefined, { ...stripeEnvironment(stripe), ...shortTimeouts });
      await use(site);
      await site.stop();
    },
    { scope: 'file' },
  ],
  staff: [async ({ site }, use) => use(await openStaffConsole(site)), { scope: 'file', auto: true }],
});

/** Much shorter than in production, so tests of timeouts are fast. */
const shortTimeouts = {
  STRIPE_TIMEOUT_MS: '1000',
  PAYMENT_ANSWER_MS: '2500',
  PAYMENT_SETTLE_MS: '4000',
  PAYMENT_SWEEP_MS: '300',
};
