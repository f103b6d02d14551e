import type { Page } from 'playwright';
import { expect, ownSiteTest as test } from '../harness/browser-test.ts';
import {
  expectFailure,
  expectThankYou,
  failedCalls,
  leadsOf,
  postsOf,
  someone,
} from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

async function send(page: Page, name: string): Promise<LeadFormPage> {
  const form = new LeadFormPage(page);
  await form.fill(someone(name));
  await form.submit.click();
  return form;
}

test('a lead that both calls accept is stored once with all its fields', async ({ visit, site }) => {
  const page = await visit('/landing/?utm_source=mail');
  await send(page, 'both');
  await expectThankYou(page, 'received', 'Thank you! Both our desks have your request.');
  const leads = leadsOf(site.leads(), 'both');
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    full_name: 'Jordan Ellis',
    email: 'both@mail.example',
    phone: '+1 (813) 555-0142',
    country: 'UNITED STATES',
    service: 'Custom Stationery',
    page_url: `${site.url}/landing/?utm_source=mail`,
    brand_slug: 'northlight-papers',
    email_at: expect.any(String),
    crm_at: expect.any(String),
  });
});

test('the thank-you page shows only the outcome that its address names', async ({ visit }) => {
  const page = await visit('/thankyou#received');
  const outcomes = page.locator('#received, #sent, #stored').filter({ visible: true });
  await expect(outcomes).toHaveCount(1);
  await expect(page.locator('#received')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#received')).toHaveCSS('background-color', 'rgb(74, 45, 140)');
  await page.getByRole('link', { name: 'Back to Home page' }).click();
  await page.waitForURL('**/');
  await page.goto('/thankyou');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(outcomes).toHaveCount(0);
});

test('a network failure is reported in the words of the browser', async ({ visit, site }) => {
  const page = await visit('/landing/', { allowedProblems: failedCalls });
  const form = new LeadFormPage(page);
  await form.fill({ ...someone('offline'), phoneNumber: '8135550142' });
  // The code that formats numbers is there, so only the lead fails.
  await expect(form.phoneNumber).toHaveValue('(813) 555-0142');
  await page.context().setOffline(true);
  await form.submit.click();
  await expectFailure(form, 'Submission issues: Email: Failed to fetch, CRM: Failed to fetch', 'offline');
  expect(leadsOf(site.leads(), 'offline')).toEqual([]);
});

test('while the form is sent the button says so, and Enter and clicks send nothing more', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/');
  const sent = postsOf(page);
  const form = new LeadFormPage(page);
  await form.fill(someone('twice'));
  const resume = site.hang();
  const { x, y } = (await form.submit.boundingBox()) ?? { x: 0, y: 0 };
  await form.email.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.mouse.dblclick(x + 20, y + 20);
  await expect(form.submit).toHaveText('Submitting...');
  await expect(form.submit).toBeDisabled();
  resume();
  await page.waitForURL('**/thankyou#received');
  expect(sent.sort()).toEqual(['/api/email/send-resume-email', '/rafp/submit']);
  expect(leadsOf(site.leads(), 'twice')).toHaveLength(1);
});

test('a form that is submitted twice at once makes each call once', async ({ visit }) => {
  const page = await visit('/landing/');
  const sent = postsOf(page);
  const form = new LeadFormPage(page);
  await form.fill(someone('moment'));
  await form.form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await page.waitForURL('**/thankyou#received');
  expect(sent).toHaveLength(2);
});

test('a double click on the button sends one lead', async ({ visit, site }) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.fill(someone('double'));
  await form.submit.dblclick();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'double')).toHaveLength(1);
});
