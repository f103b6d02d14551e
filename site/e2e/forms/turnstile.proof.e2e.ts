import type { Page, Route } from 'playwright';
import { expect, type Visit } from '../harness/browser-test.ts';
import { testOf } from '../harness/changed-site.ts';
import type { RunningSite } from '../harness/running-site.ts';
import { failedCalls, someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

/** A test on a site with a Turnstile key. */
const test = testOf(({ editSite }) =>
  editSite('vitals: true', 'vitals: true\nturnstile: { siteKey: 1x00000000000000000000AA }'),
);

/** Replaces Cloudflare's script, which tests cannot reach. Issues numbered tokens. */
const fakeScript = `{
  let issued = 0;
  let options;
  const issue = () => setTimeout(() => options.callback('token ' + ++issued), 100);
  window.turnstile = {
    render(container, given) {
      options = window.turnstileOptions = given;
      container.textContent = 'Verify you are human';
      issue();
      return 'widget';
    },
    reset: issue,
  };
}`;

declare global {
  interface Window {
    turnstileOptions: Record<string, () => void>;
  }
}

const script = /^https:\/\/challenges\.cloudflare\.com\//;

/** Opens the landing page. @param respond handles requests for Cloudflare's script */
async function visitGuarded(visit: Visit, respond: (route: Route) => unknown, allowedProblems?: RegExp) {
  const requests: string[] = [];
  const before = (page: Page) =>
    page.route(script, async (route) => {
      requests.push(route.request().url());
      await respond(route);
    });
  const page = await visit('/landing/', { before, allowedProblems });
  return { page, form: new LeadFormPage(page), requests };
}

const withFakeScript = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: fakeScript });

const tokensOf = (site: RunningSite, name: string) => {
  const { email = '{}', crm = '{}' } = site.bodies(`${name}@mail.example`);
  return [email, crm].map((body) => JSON.parse(body).turnstileToken);
};

test('the script is loaded when a visitor starts a form, and both calls carry its token', async ({
  visit,
  site,
}) => {
  const { page, form, requests } = await visitGuarded(visit, withFakeScript);
  await page.locator('#packages').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await form.fill(someone('guarded'));
  await expect
    .poll(() => requests)
    .toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']);
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(tokensOf(site, 'guarded')).toEqual(['token 1', 'token 1']);
});

test('the widget has the site’s key and is visible only when the visitor must press it', async ({
  visit,
}) => {
  const { page, form } = await visitGuarded(visit, withFakeScript);
  const height = () => form.form.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await form.wake();
  await page.waitForFunction(() => 'turnstileOptions' in window);
  expect(await page.evaluate(() => JSON.parse(JSON.stringify(window.turnstileOptions)))).toEqual({
    sitekey: '1x00000000000000000000AA',
    action: 'order',
    appearance: 'interaction-only',
    size: 'flexible',
    theme: 'light',
    'response-field': false,
  });
  expect(await height()).toBe(before);
  const call = (name: string) => page.evaluate((name) => window.turnstileOptions[name]?.(), name);
  await call('before-interactive-callback');
  await expect(form.form.getByText('Verify you are human')).toBeInViewport();
  expect(await height()).toBeGreaterThan(before);
  await call('after-interactive-callback');
  expect(await height()).toBe(before);
});

test('a second attempt has a new token', async ({ visit, site }) => {
  const { page, form } = await visitGuarded(visit, withFakeScript, failedCalls);
  await form.fill(someone('second-token'));
  const release = site.lockStorage();
  await form.submit.click();
  await expect(form.failure).toBeVisible();
  release();
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(tokensOf(site, 'second-token')).toEqual(['token 2', 'token 2']);
});

test('the form is sent without a token when the script fails to load', async ({ visit, site }) => {
  const { page, form } = await visitGuarded(visit, (route) => route.abort(), /cloudflare/);
  await form.fill(someone('unguarded'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(tokensOf(site, 'unguarded')).toEqual([undefined, undefined]);
});

test('the form waits 3 seconds for a script that does not come', async ({ visit, site }) => {
  const { page, form } = await visitGuarded(visit, () => undefined);
  await form.fill(someone('impatient'));
  const started = Date.now();
  await form.submit.click();
  await expect(form.submit).toHaveText('Submitting...');
  await page.waitForURL('**/thankyou#received');
  expect(Date.now() - started).toBeGreaterThan(2900);
  expect(tokensOf(site, 'impatient')).toEqual([undefined, undefined]);
});

test('a failed challenge does not delay the form', async ({ visit, site }) => {
  const failing = fakeScript.replace('options.callback(', "options['error-callback'](");
  const respond = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: failing });
  const { page, form } = await visitGuarded(visit, respond);
  await form.fill(someone('challenged'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(tokensOf(site, 'challenged')).toEqual([undefined, undefined]);
});
