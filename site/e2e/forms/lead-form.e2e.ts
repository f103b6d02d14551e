import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';
import { expectFailure, expectThankYou, failedCalls, leadsOf, someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

async function send(page: Page, name: string): Promise<LeadFormPage> {
  const form = new LeadFormPage(page);
  await form.fill(someone(name));
  await form.submit.click();
  return form;
}

test('a lead that both calls accepted is thanked for and stored once, with all its fields', async ({
  visit,
  site,
}) => {
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

test('the message on the thank-you page is green and the first thing in its place', async ({ visit }) => {
  const page = await visit('/thankyou#received');
  const message = page.locator('#received');
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(message).toHaveCSS('background-color', 'rgb(28, 91, 72)');
  await expect(page.locator('#sent, #stored').filter({ visible: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Home page' }).click();
  await page.waitForURL('**/');
});

test('without the anchor of an outcome the thank-you page shows none', async ({ visit }) => {
  const page = await visit('/thankyou');
  await expect(page.locator('#received, #sent, #stored').filter({ visible: true })).toHaveCount(0);
});

test('a network that fails is told in the words that the browser throws', async ({ visit, site }) => {
  const page = await visit('/landing/', { mayComplain: failedCalls });
  const form = new LeadFormPage(page);
  await form.fill(someone('offline'));
  await page.context().setOffline(true);
  await form.submit.click();
  await expectFailure(form, 'Submission issues: Email: Failed to fetch, CRM: Failed to fetch', 'offline');
  expect(leadsOf(site.leads(), 'offline')).toEqual([]);
});

test('while it is being sent the button says so and is disabled', async ({ visit, site }) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.fill(someone('slow'));
  const goOn = site.hang();
  await form.submit.click();
  await expect(form.submit).toHaveText('Submitting...');
  await expect(form.submit).toBeDisabled();
  goOn();
  await page.waitForURL('**/thankyou#received');
});

test('Enter pressed twice and a double click send one lead', async ({ visit, site }) => {
  const page = await visit('/landing/');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  const form = new LeadFormPage(page);
  await form.fill(someone('twice'));
  const goOn = site.hang();
  const { x, y } = (await form.submit.boundingBox()) ?? { x: 0, y: 0 };
  await form.email.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.mouse.dblclick(x + 20, y + 20);
  goOn();
  await page.waitForURL('**/thankyou#received');
  expect(sent.sort()).toEqual(['/api/email/send-resume-email', '/rafp/submit']);
  expect(leadsOf(site.leads(), 'twice')).toHaveLength(1);
});

test('a form that is sent twice in one moment makes its two calls once', async ({ visit }) => {
  const page = await visit('/landing/');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
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

test.for(['as it was left', 'loaded again'])(
  'the way back leads to an idle, empty form: %s',
  async (how, { visit }) => {
    const page = await visit('/landing/');
    const isKept = how === 'as it was left';
    // A page that listens for `unload` is not kept by the browser.
    if (!isKept) await page.evaluate(() => addEventListener('unload', () => undefined));
    await page.evaluate(() => Object.assign(window, { wasHereBefore: true }));
    await send(page, isKept ? 'back' : 'back-again');
    await page.waitForURL('**/thankyou#received');
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate(() => 'wasHereBefore' in window)).toBe(isKept);
    const form = new LeadFormPage(page);
    await expect(form.submit).toHaveText('Get Started');
    await expect(form.submit).toBeEnabled();
    expect(await form.values()).toEqual({
      fullName: '',
      email: '',
      country: 'UNITED STATES',
      phoneNumber: '',
      termsAgreed: false,
    });
  },
);

test('a server that dies in the middle is told as a failure, and its successor gets the lead once', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/', { mayComplain: failedCalls });
  const release = site.lockStorage();
  const form = await send(page, 'killed');
  await expect(form.submit).toHaveText('Submitting...');
  await site.kill();
  release();
  await expectFailure(form, 'Submission issues: Email: Failed to fetch, CRM: Failed to fetch', 'killed');
  await site.restart();
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'killed')).toHaveLength(1);
});
