import type { Page } from 'playwright';
import { expect } from '../harness/browser-test.ts';
import { expectFailure, failedCalls, leadsOf, someone, withoutEntropy } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';
import { test } from './split-test.ts';

// Each message for failures of the consultation form, caused by real failures of servers and connections.

/** Sends the form in the first section, which has no terms box. */
async function send(page: Page, name: string): Promise<LeadFormPage> {
  const form = new LeadFormPage(page);
  await form.wake();
  const { fullName, email, phoneNumber } = someone(name);
  await form.fullName.fill(fullName);
  await form.email.fill(email);
  await form.phoneNumber.fill(phoneNumber);
  await form.submit.click();
  return form;
}

test('one server is enough for a consultation', async ({ visit, split }) => {
  await split.crm.kill();
  const page = await visit('/order/', { allowedProblems: failedCalls });
  await send(page, 'one-server');
  await page.waitForURL('**/thankyou#sent');
  expect(leadsOf(split.email.leads(), 'one-server')).toHaveLength(1);
});

test('when both servers are down the consultation form has its own alert', async ({ visit, split }) => {
  await Promise.all([split.email.kill(), split.crm.kill()]);
  const page = await visit('/order/', { allowedProblems: failedCalls });
  const form = await send(page, 'both-down');
  await expectFailure(form, 'Failed to submit. Please try again.', 'both-down');
  await expect(form.submit).toHaveText('Get Started');
  split.outageMode = 'cut the connection';
  const cut = page.waitForEvent('requestfailed');
  await form.submit.click();
  await cut;
  await expectFailure(form, 'Failed to submit. Please try again.', 'both-down');
});

test('the consultation form has an alert for an exception', async ({ visit }) => {
  const page = await visit('/order/', { before: withoutEntropy });
  const form = await send(page, 'consult-exception');
  await expectFailure(form, 'An error occurred. Please try again.', 'consult-exception');
});
