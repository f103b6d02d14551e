import type { Page, Route } from 'playwright';
import { expect, test } from './browser-test.ts';
import { calls, LeadFormPage, visitor } from './lead-form-page.ts';

/** A visitor that no other test sends, so that each finds its own lead in the database. */
const someone = (name: string) => ({ ...visitor, email: `${name}@mail.example` });

const leadsOf = (leads: Record<string, unknown>[], name: string) =>
  leads.filter((lead) => lead.email === `${name}@mail.example`);

/** The browser's own complaints about calls that a test lets fail. */
const failedCalls = /send-resume-email|rafp\/submit/;

const refuse =
  (status: number, body = '') =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body });

const unreachable = (route: Route) => route.abort('connectionrefused');

async function send(page: Page, name: string): Promise<LeadFormPage> {
  const form = new LeadFormPage(page);
  await form.fill(someone(name));
  await form.submit.click();
  return form;
}

async function expectThankYou(page: Page, anchor: string, message: string): Promise<void> {
  await page.waitForURL(`**/thankyou#${anchor}`);
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText(message);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You For Choosing Us!', {
    useInnerText: true,
  });
}

/** The form as it must look after a failure: the message, the focus on it, and nothing that was typed lost. */
async function expectFailure(form: LeadFormPage, message: string, name: string): Promise<void> {
  await expect(form.failure).toHaveText(message);
  await expect(form.failure).toBeFocused();
  await expect(form.submit).toHaveText('Get Started');
  await expect(form.submit).toBeEnabled();
  expect(await form.values()).toEqual({ ...someone(name), country: 'UNITED STATES', termsAgreed: true });
}

test('a lead that both calls accepted is thanked for and stored once, with all its fields', async ({
  visit,
  site,
}) => {
  const page = await visit('/lp8/?utm_source=mail');
  await send(page, 'both');
  await expectThankYou(
    page,
    'received',
    'Thank you! Your request has been submitted successfully. We will contact you shortly.',
  );
  const leads = leadsOf(site.leads(), 'both');
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    full_name: 'Jordan Ellis',
    email: 'both@mail.example',
    phone: '+1 (813) 555-0142',
    country: 'UNITED STATES',
    service: 'Professional Resume Writing',
    page_url: `${site.url}/lp8/?utm_source=mail`,
    brand_slug: 'larkfield-resumes',
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

test('when only the e-mail call is accepted the visitor is thanked for that', async ({ visit, site }) => {
  const page = await visit('/lp8/', { mayComplain: failedCalls });
  await page.route(calls.crm, unreachable);
  await send(page, 'email-only');
  await expectThankYou(page, 'sent', 'Your request has been submitted. We will contact you shortly.');
  const leads = leadsOf(site.leads(), 'email-only');
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ email_at: expect.any(String), crm_at: null });
});

test('when only the CRM call is accepted the visitor is thanked for that', async ({ visit, site }) => {
  const page = await visit('/lp8/', { mayComplain: failedCalls });
  await page.route(calls.email, refuse(502));
  await send(page, 'crm-only');
  await expectThankYou(page, 'stored', 'Your request has been received. We will contact you shortly.');
  const leads = leadsOf(site.leads(), 'crm-only');
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ email_at: null, crm_at: expect.any(String) });
});

test('when the server cannot store the lead, both of its answers are told', async ({ visit, site }) => {
  const page = await visit('/lp8/', { mayComplain: failedCalls });
  const release = site.lockStorage();
  const form = await send(page, 'locked');
  const answer = 'We could not save your request just now. Please try again in a moment.';
  await expectFailure(form, `Submission issues: Email: ${answer}, CRM: ${answer}`, 'locked');
  release();
  expect(leadsOf(site.leads(), 'locked')).toEqual([]);
});

test('a refusal that says nothing gets the words of its call', async ({ visit }) => {
  const page = await visit('/lp8/', { mayComplain: failedCalls });
  await page.route(calls.email, refuse(500));
  await page.route(calls.crm, refuse(500, '{"success":false}'));
  const form = await send(page, 'silent');
  await expectFailure(
    form,
    'Submission issues: Email: Email submission failed, CRM: RAFP submission failed',
    'silent',
  );
});

test('a network that fails is told in the words that the browser throws', async ({ visit, site }) => {
  const page = await visit('/lp8/', { mayComplain: failedCalls });
  const form = new LeadFormPage(page);
  await form.fill(someone('offline'));
  await page.context().setOffline(true);
  await form.submit.click();
  await expectFailure(form, 'Submission issues: Email: Failed to fetch, CRM: Failed to fetch', 'offline');
  expect(leadsOf(site.leads(), 'offline')).toEqual([]);
});

test('failures without any details get the plain message', async ({ visit }) => {
  const page = await visit('/lp8/');
  const form = new LeadFormPage(page);
  await form.fill(someone('mute'));
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error(''));
  });
  await form.submit.click();
  await expectFailure(form, 'Failed to submit your request. Please try again.', 'mute');
});

test('an exception that nobody expects is told, too', async ({ visit }) => {
  const page = await visit('/lp8/', {
    before: (page) =>
      page.addInitScript(() => {
        crypto.getRandomValues = () => {
          throw new Error('No entropy.');
        };
      }),
  });
  const form = await send(page, 'exception');
  await expectFailure(form, 'An error occurred. Please try again.', 'exception');
});

test('while it is being sent the button says so and is disabled', async ({ visit }) => {
  const page = await visit('/lp8/');
  const held: Route[] = [];
  await page.route(calls.email, (route) => void held.push(route));
  const form = await send(page, 'slow');
  await expect(form.submit).toHaveText('Submitting...');
  await expect(form.submit).toBeDisabled();
  for (const route of held) await route.continue();
  await page.waitForURL('**/thankyou#received');
});

test('Enter pressed twice and a double click send one lead', async ({ visit, site }) => {
  const page = await visit('/lp8/');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  const held: Route[] = [];
  await page.route(calls.email, (route) => void held.push(route));
  const form = new LeadFormPage(page);
  await form.fill(someone('twice'));
  const { x, y } = (await form.submit.boundingBox()) ?? { x: 0, y: 0 };
  await form.email.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.mouse.dblclick(x + 20, y + 20);
  for (const route of held) await route.continue();
  await page.waitForURL('**/thankyou#received');
  expect(sent.sort()).toEqual(['/api/email/send-resume-email', '/rafp/submit']);
  expect(leadsOf(site.leads(), 'twice')).toHaveLength(1);
});

test('a form that is sent twice in one moment makes its two calls once', async ({ visit }) => {
  const page = await visit('/lp8/');
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
  const page = await visit('/lp8/');
  const form = new LeadFormPage(page);
  await form.fill(someone('double'));
  await form.submit.dblclick();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'double')).toHaveLength(1);
});

test('a retry after a failure makes one lead', async ({ visit, site }) => {
  const page = await visit('/lp8/', { mayComplain: failedCalls });
  // The server stores both, and the visitor never hears of it.
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(calls.email, lost);
  await page.route(calls.crm, lost);
  const form = await send(page, 'retry');
  await expectFailure(form, 'Submission issues: Email: Failed to fetch, CRM: Failed to fetch', 'retry');
  expect(leadsOf(site.leads(), 'retry')).toHaveLength(1);
  await page.unrouteAll();
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'retry')).toHaveLength(1);
});

test.for(['as it was left', 'loaded again'])(
  'the way back leads to an idle, empty form: %s',
  async (how, { visit }) => {
    const page = await visit('/lp8/');
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
  const page = await visit('/lp8/', { mayComplain: failedCalls });
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
