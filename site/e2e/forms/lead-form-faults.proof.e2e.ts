import type { Page } from 'playwright';
import { expect, type Visit } from '../harness/browser-test.ts';
import {
  expectFailure,
  expectThankYou,
  failedCalls,
  leadsOf,
  someone,
  withoutEntropy,
} from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';
import { test } from './split-test.ts';

// Each message for failures of the lead form, caused by real failures of servers and connections.

const unsaved = 'We couldn’t save your request just now. Please try again in a moment.';

/** Fills in the form in the home page's dialog. */
async function fillAtHome(visit: Visit, name: string, options = {}): Promise<LeadFormPage> {
  const page = await visit('/', { allowedProblems: failedCalls, ...options });
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  const form = new LeadFormPage(page, 'dialog-request');
  await form.fill(someone(name));
  return form;
}

async function sendAtHome(visit: Visit, name: string, options = {}): Promise<LeadFormPage> {
  const form = await fillAtHome(visit, name, options);
  await form.submit.click();
  return form;
}

test('both servers accept: each has the lead once', async ({ visit, split }) => {
  const form = await sendAtHome(visit, 'two-servers');
  await expectThankYou(form.page, 'received', 'Thank you! Both our desks have your request.');
  expect(leadsOf(split.email.leads(), 'two-servers')).toMatchObject([{ crm_at: null }]);
  expect(leadsOf(split.crm.leads(), 'two-servers')).toMatchObject([{ email_at: null }]);
});

test('without the CRM the visitor is thanked for the email', async ({ visit, split }) => {
  await split.crm.kill();
  const form = await sendAtHome(visit, 'email-only');
  await expectThankYou(form.page, 'sent', 'Your request is on its way.');
  expect(leadsOf(split.email.leads(), 'email-only')).toHaveLength(1);
});

test('without the email the visitor is thanked for the CRM', async ({ visit, split }) => {
  await split.email.kill();
  const form = await sendAtHome(visit, 'crm-only');
  await expectThankYou(form.page, 'stored', 'Your request is in our book.');
  expect(leadsOf(split.crm.leads(), 'crm-only')).toHaveLength(1);
});

test('servers that cannot store a lead say so, and the form shows both messages', async ({
  visit,
  split,
}) => {
  const locks = [split.email.lockStorage(), split.crm.lockStorage()];
  const form = await sendAtHome(visit, 'locked');
  await expectFailure(form, `Submission issues: Email: ${unsaved}, CRM: ${unsaved}`, 'locked');
  for (const release of locks) release();
  expect(leadsOf([...split.email.leads(), ...split.crm.leads()], 'locked')).toEqual([]);
});

test('a gateway error without a message shows the message of each call', async ({ visit, split }) => {
  await Promise.all([split.email.kill(), split.crm.kill()]);
  const form = await sendAtHome(visit, 'silent');
  const message = 'Submission issues: Email: Email submission failed, CRM: RAFP submission failed';
  await expectFailure(form, message, 'silent');
});

test('a refusal with a reason and a server that is down show different messages', async ({
  visit,
  split,
}) => {
  const release = split.email.lockStorage();
  await split.crm.kill();
  const form = await sendAtHome(visit, 'mixed');
  await expectFailure(form, `Submission issues: Email: ${unsaved}, CRM: RAFP submission failed`, 'mixed');
  release();
});

test('cut connections are reported in the words of the browser', async ({ visit, split }) => {
  split.outageMode = 'cut the connection';
  await Promise.all([split.email.kill(), split.crm.kill()]);
  const form = await sendAtHome(visit, 'cut');
  await expectFailure(form, 'Submission issues: Email: Failed to fetch, CRM: Failed to fetch', 'cut');
});

/** Sends the form and lets 15 s pass once both calls are under way. */
async function submitAndTimeOut({ page, submit }: LeadFormPage): Promise<void> {
  const calls = ['**/send-resume-email', '**/rafp/submit'].map((url) => page.waitForRequest(url));
  await submit.click();
  await Promise.all(calls);
  await expect(submit).toHaveText('Submitting...');
  await page.clock.runFor(15_000);
}

test('frozen servers time out after 15 seconds, and a retry after they resume makes one lead', async ({
  visit,
  split,
}) => {
  const before = (page: Page) => page.clock.install();
  const form = await fillAtHome(visit, 'hung', { before });
  const resume = [split.email.hang(), split.crm.hang()];
  await submitAndTimeOut(form);
  const none = 'No answer within 15 seconds';
  await expectFailure(form, `Submission issues: Email: ${none}, CRM: ${none}`, 'hung');
  for (const resumeServer of resume) resumeServer();
  await form.submit.click();
  await form.page.waitForURL('**/thankyou#received');
  expect(leadsOf(split.email.leads(), 'hung')).toHaveLength(1);
  expect(leadsOf(split.crm.leads(), 'hung')).toHaveLength(1);
});

test('a frozen CRM does not keep the visitor from the thank-you page', async ({ visit, split }) => {
  const form = await fillAtHome(visit, 'half-hung');
  const resume = split.crm.hang();
  await form.submit.click();
  // In real time: a clock that jumps would also end the call that is answered.
  await form.page.waitForURL('**/thankyou#sent', { timeout: 40_000 });
  resume();
});

test('a retry after lost responses makes one lead on each server', async ({ visit, split }) => {
  split.losesResponses = true;
  const form = await sendAtHome(visit, 'retry');
  await expectFailure(form, 'Submission issues: Email: Failed to fetch, CRM: Failed to fetch', 'retry');
  expect(leadsOf(split.email.leads(), 'retry')).toHaveLength(1);
  split.losesResponses = false;
  await form.submit.click();
  await form.page.waitForURL('**/thankyou#received');
  expect(leadsOf(split.email.leads(), 'retry')).toHaveLength(1);
  expect(leadsOf(split.crm.leads(), 'retry')).toHaveLength(1);
});

test('retries after a reload and from the other form of the page make no second lead', async ({
  visit,
  split,
}) => {
  split.losesResponses = true;
  const page = await visit('/landing/', { allowedProblems: failedCalls });
  const hero = new LeadFormPage(page);
  await hero.fill(someone('again'));
  await hero.submit.click();
  await expect(hero.failure).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Order Your Paper' }).first().click();
  const dialog = new LeadFormPage(page, 'dialog-order');
  await dialog.fill(someone('again'));
  await dialog.submit.click();
  await expect(dialog.failure).toBeVisible();
  split.losesResponses = false;
  await dialog.submit.click();
  await page.waitForURL('**/thankyou#received');
  for (const server of [split.email, split.crm]) expect(leadsOf(server.leads(), 'again')).toHaveLength(1);
});

test('the server’s message for a field goes when the field is corrected, and the form’s message with it', async ({
  visit,
  split,
}) => {
  split.outageMode = 'cut the connection';
  await split.crm.kill();
  const form = await fillAtHome(visit, 'corrected');
  // The page accepts a control character as a name. The server ignores it and finds no name.
  await form.fullName.fill('\u0007');
  await form.submit.click();
  await expect(form.messageOf('fullName')).toHaveText('Enter your full name.');
  await expect(form.failure).toHaveText(
    'Submission issues: Email: Full name: Enter your full name., CRM: Failed to fetch',
  );
  await form.fullName.fill('Jordan Ellis');
  await expect(form.messageOf('fullName')).toBeHidden();
  await expect(form.failure).toBeHidden();
});

// Browsers always give a reason for a failed call; only a fake can give none.
test('failures without any details get the plain message', async ({ visit }) => {
  const form = await fillAtHome(visit, 'mute');
  await form.page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error(''));
  });
  await form.submit.click();
  await expectFailure(form, 'Failed to submit your request. Please try again.', 'mute');
});

test('an unexpected exception has a message, too', async ({ visit }) => {
  const form = await sendAtHome(visit, 'exception', { before: withoutEntropy });
  await expectFailure(form, 'An error occurred. Please try again.', 'exception');
});
