import type { Page, Route } from 'playwright';
import { expect, type Visit } from '../harness/browser-test.ts';
import { testOf } from '../harness/changed-site.ts';
import type { RunningSite } from '../harness/running-site.ts';
import { failedCalls, someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

/** A test on the site with a key for Turnstile. */
const test = testOf(({ editSite }) =>
  editSite('vitals: true', 'vitals: true\nturnstile: { siteKey: 1x00000000000000000000AA }'),
);

/** Stands for Cloudflare's script, which tests can not reach: it gives one token after the other. */
const standIn = `{
  let given = 0;
  let options;
  const give = () => setTimeout(() => options.callback('token ' + ++given), 100);
  window.turnstile = {
    render(container, asked) {
      options = window.asked = asked;
      container.textContent = 'Verify you are human';
      give();
      return 'widget';
    },
    reset: give,
  };
}`;

const script = /^https:\/\/challenges\.cloudflare\.com\//;

/** Opens landing page 8. @param answer what comes for Cloudflare's script */
async function visitGuarded(visit: Visit, answer: (route: Route) => unknown, mayComplain?: RegExp) {
  const asked: string[] = [];
  const before = (page: Page) =>
    page.route(script, async (route) => {
      asked.push(route.request().url());
      await answer(route);
    });
  const page = await visit('/landing/', { before, mayComplain });
  return { page, form: new LeadFormPage(page), asked };
}

const withStandIn = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: standIn });

const tokensOf = (site: RunningSite, name: string) => {
  const { email = '{}', crm = '{}' } = site.bodies(`${name}@mail.example`);
  return [email, crm].map((body) => JSON.parse(body).turnstileToken);
};

test('Cloudflare is asked when a visitor begins with a form, and both calls carry its token', async ({
  visit,
  site,
}) => {
  const { page, form, asked } = await visitGuarded(visit, withStandIn);
  await page.locator('#packages').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await form.fill(someone('guarded'));
  await expect
    .poll(() => asked)
    .toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']);
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(tokensOf(site, 'guarded')).toEqual(['token 1', 'token 1']);
});

test('the widget has the key of the site, and is seen only when it must be pressed', async ({ visit }) => {
  const { page, form } = await visitGuarded(visit, withStandIn);
  const height = () => form.form.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await form.wake();
  await page.waitForFunction(() => 'asked' in window);
  expect(
    await page.evaluate(() => JSON.parse(JSON.stringify((window as never as { asked: object }).asked))),
  ).toEqual({
    sitekey: '1x00000000000000000000AA',
    action: 'order',
    appearance: 'interaction-only',
    size: 'flexible',
    theme: 'light',
    'response-field': false,
  });
  expect(await height()).toBe(before);
  const call = (name: string) =>
    page.evaluate((name) => (window as never as { asked: Record<string, () => void> }).asked[name]?.(), name);
  await call('before-interactive-callback');
  await expect(form.form.getByText('Verify you are human')).toBeInViewport();
  expect(await height()).toBeGreaterThan(before);
  await call('after-interactive-callback');
  expect(await height()).toBe(before);
});

test('a second attempt has a token of its own', async ({ visit, site }) => {
  const { page, form } = await visitGuarded(visit, withStandIn, failedCalls);
  await form.fill(someone('second-token'));
  const release = site.lockStorage();
  await form.submit.click();
  await expect(form.failure).toBeVisible();
  release();
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(tokensOf(site, 'second-token')).toEqual(['token 2', 'token 2']);
});

test('where the script can not be had the form is sent without a token', async ({ visit, site }) => {
  const { page, form } = await visitGuarded(visit, (route) => route.abort(), /cloudflare/);
  await form.fill(someone('unguarded'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(tokensOf(site, 'unguarded')).toEqual([undefined, undefined]);
});

test('a script that does not come is waited for 3 seconds, and no longer', async ({ visit, site }) => {
  const { page, form } = await visitGuarded(visit, () => undefined);
  await form.fill(someone('impatient'));
  const started = Date.now();
  await form.submit.click();
  await expect(form.submit).toHaveText('Submitting...');
  await page.waitForURL('**/thankyou#received');
  expect(Date.now() - started).toBeGreaterThan(2900);
  expect(tokensOf(site, 'impatient')).toEqual([undefined, undefined]);
});

test('a challenge that fails keeps nobody waiting', async ({ visit, site }) => {
  const failing = standIn.replace('options.callback(', "options['error-callback'](");
  const answer = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: failing });
  const { page, form } = await visitGuarded(visit, answer);
  await form.fill(someone('challenged'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(tokensOf(site, 'challenged')).toEqual([undefined, undefined]);
});
