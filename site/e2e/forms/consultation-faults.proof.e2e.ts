import type { Page } from 'playwright';
import { expect } from '../harness/browser-test.ts';
import { expectFailure, failedCalls, leadsOf, someone, withoutEntropy } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';
import { test } from './split-test.ts';

// Every message of spec section 8, "Original landing form", by what really goes wrong with servers and the lines to them.

/** The form in the first section of the original landing page, which asks for no consent. */
async function sendAtLanding(page: Page, name: string): Promise<LeadFormPage> {
  const form = new LeadFormPage(page);
  await form.wake();
  const { fullName, email, phoneNumber } = someone(name);
  await form.fullName.fill(fullName);
  await form.email.fill(email);
  await form.phoneNumber.fill(phoneNumber);
  await form.submit.click();
  return form;
}

test('the original landing form goes on with one server', async ({ visit, split }) => {
  await split.crm.kill();
  const page = await visit('/order/', { mayComplain: failedCalls });
  await sendAtLanding(page, 'landing-half');
  await page.waitForURL('**/thankyou#sent');
  expect(leadsOf(split.email.leads(), 'landing-half')).toHaveLength(1);
});

test.for(['says 502', 'cuts the line'] as const)(
  'the original landing form has an alert of its own when both servers are gone, and the gateway %s',
  async (manners, { visit, split }) => {
    split.manners = manners;
    await Promise.all([split.email.kill(), split.crm.kill()]);
    const page = await visit('/order/', { mayComplain: failedCalls });
    const form = await sendAtLanding(page, 'landing');
    await expectFailure(form, 'Failed to submit. Please try again.', 'landing');
    await expect(form.submit).toHaveText('Get Started');
  },
);

test('the original landing form has an alert for an exception', async ({ visit }) => {
  const page = await visit('/order/', { fresh: true, before: withoutEntropy });
  const form = await sendAtLanding(page, 'landing-exception');
  await expectFailure(form, 'An error occurred. Please try again.', 'landing-exception');
});
