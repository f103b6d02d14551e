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

// Every message of spec section 8, "Lead form (home)", by what really goes wrong with servers and the lines to them.

const unsaved = 'We could not save your request just now. Please try again in a moment.';

/** Fills in the form in the dialog of the home page. */
async function fillAtHome(visit: Visit, name: string, options = {}): Promise<LeadFormPage> {
  const page = await visit('/', { mayComplain: failedCalls, ...options });
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

test('without the CRM the visitor is thanked for the e-mail', async ({ visit, split }) => {
  await split.crm.kill();
  const form = await sendAtHome(visit, 'email-only');
  await expectThankYou(form.page, 'sent', 'Your request is on its way.');
  expect(leadsOf(split.email.leads(), 'email-only')).toHaveLength(1);
});

test('without the e-mail the visitor is thanked for the CRM', async ({ visit, split }) => {
  await split.email.kill();
  const form = await sendAtHome(visit, 'crm-only');
  await expectThankYou(form.page, 'stored', 'Your request has been received. We will contact you shortly.');
  expect(leadsOf(split.crm.leads(), 'crm-only')).toHaveLength(1);
});

test('servers that cannot store say so, and both are told', async ({ visit, split }) => {
  const locks = [split.email.lockStorage(), split.crm.lockStorage()];
  const form = await sendAtHome(visit, 'locked');
  await expectFailure(form, `Submission issues: Email: ${unsaved}, CRM: ${unsaved}`, 'locked');
  for (const release of locks) release();
  expect(leadsOf([...split.email.leads(), ...split.crm.leads()], 'locked')).toEqual([]);
});

test('a gateway that says nothing of its servers gets the words of each call', async ({ visit, split }) => {
  await Promise.all([split.email.kill(), split.crm.kill()]);
  const form = await sendAtHome(visit, 'silent');
  const told = 'Submission issues: Email: Email submission failed, CRM: RAFP submission failed';
  await expectFailure(form, told, 'silent');
});

test('one server that says why and one that is gone are told each in its own way', async ({
  visit,
  split,
}) => {
  const release = split.email.lockStorage();
  await split.crm.kill();
  const form = await sendAtHome(visit, 'mixed');
  await expectFailure(form, `Submission issues: Email: ${unsaved}, CRM: RAFP submission failed`, 'mixed');
  release();
});

test('lines that are cut are told in the words that the browser throws', async ({ visit, split }) => {
  split.manners = 'cuts the line';
  await Promise.all([split.email.kill(), split.crm.kill()]);
  const form = await sendAtHome(visit, 'cut');
  await expectFailure(form, 'Submission issues: Email: Failed to fetch, CRM: Failed to fetch', 'cut');
});

test('servers that stand still are given up after 15 seconds, and their lead is one when they go on', async ({
  visit,
  split,
}) => {
  const before = (page: Page) => page.clock.install();
  const form = await fillAtHome(visit, 'hung', { fresh: true, before });
  const resume = [split.email.hang(), split.crm.hang()];
  await form.submit.click();
  await expect(form.submit).toHaveText('Submitting...');
  await form.page.clock.runFor(15_000);
  const none = 'No answer within 15 seconds';
  await expectFailure(form, `Submission issues: Email: ${none}, CRM: ${none}`, 'hung');
  for (const goOn of resume) goOn();
  await form.submit.click();
  await form.page.waitForURL('**/thankyou#received');
  expect(leadsOf(split.email.leads(), 'hung')).toHaveLength(1);
  expect(leadsOf(split.crm.leads(), 'hung')).toHaveLength(1);
});

test('a CRM that stands still keeps nobody from being thanked', async ({ visit, split }) => {
  const before = (page: Page) => page.clock.install();
  const form = await fillAtHome(visit, 'half-hung', { fresh: true, before });
  const resume = split.crm.hang();
  await form.submit.click();
  await expect(form.submit).toHaveText('Submitting...');
  await form.page.clock.runFor(15_000);
  await form.page.waitForURL('**/thankyou#sent');
  resume();
});

test('a retry after answers that were lost makes one lead on each server', async ({ visit, split }) => {
  split.losesAnswers = true;
  const form = await sendAtHome(visit, 'retry');
  await expectFailure(form, 'Submission issues: Email: Failed to fetch, CRM: Failed to fetch', 'retry');
  expect(leadsOf(split.email.leads(), 'retry')).toHaveLength(1);
  split.losesAnswers = false;
  await form.submit.click();
  await form.page.waitForURL('**/thankyou#received');
  expect(leadsOf(split.email.leads(), 'retry')).toHaveLength(1);
  expect(leadsOf(split.crm.leads(), 'retry')).toHaveLength(1);
});

test('a retry after a reload, and one from the other form of the page, make no second lead', async ({
  visit,
  split,
}) => {
  split.losesAnswers = true;
  const page = await visit('/landing/', { mayComplain: failedCalls });
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
  split.losesAnswers = false;
  await dialog.submit.click();
  await page.waitForURL('**/thankyou#received');
  for (const server of [split.email, split.crm]) expect(leadsOf(server.leads(), 'again')).toHaveLength(1);
});

test('what the server says beside a field goes when it is mended, and with it the message of the form', async ({
  visit,
  split,
}) => {
  split.manners = 'cuts the line';
  await split.crm.kill();
  const form = await fillAtHome(visit, 'mended');
  // A name that the form lets pass and the server does not: control characters are nothing to it.
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

// Browsers name a reason for whatever goes wrong with a call; one that names none can only be made up.
test('failures without any details get the plain message', async ({ visit }) => {
  const form = await fillAtHome(visit, 'mute');
  await form.page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error(''));
  });
  await form.submit.click();
  await expectFailure(form, 'Failed to submit your request. Please try again.', 'mute');
});

test('an exception that nobody expects is told, too', async ({ visit }) => {
  const form = await sendAtHome(visit, 'exception', { fresh: true, before: withoutEntropy });
  await expectFailure(form, 'An error occurred. Please try again.', 'exception');
});
