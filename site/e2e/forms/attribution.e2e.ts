import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';
import { fromNewsletter, newsletter, send } from './attribution.ts';
import { someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

test('a lead carries the campaign that led to an earlier page', async ({ visit, site }) => {
  const page = await visit(newsletter);
  await page.locator('footer').getByRole('link', { name: 'Paper Films' }).click();
  await page.waitForURL('**/services/films/');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.waitForURL('**/pricing/');
  const attribution = await send(page, site, 'campaign');
  expect(attribution).toEqual({ first: fromNewsletter, last: fromNewsletter });
  // The only cookie lets the visitor add a file to this lead.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['lead']);
});

test('the referrer is sent without its query, and a later direct visit does not replace it', async ({
  visit,
  site,
}) => {
  const page = await visit('about:blank');
  await page.goto('/services/', { referer: 'https://news.example/letters/7?reader=42' });
  await page.goto('about:blank');
  await page.goto('/services/films/');
  const touch = {
    landingPage: '/services/',
    referrer: expect.stringMatching(/^https:\/\/news\.example\//),
    params: {},
  };
  const attribution = await send(page, site, 'other-site');
  expect(attribution).toMatchObject({ first: touch, last: touch });
  expect(JSON.stringify(attribution)).not.toContain('reader');
});

test('a direct visit is the first touch but not the last one; a later campaign is the last', async ({
  visit,
  site,
}) => {
  const page = await visit('/');
  const direct = { landingPage: '/', referrer: '', params: {} };
  const before = await send(page, site, 'direct');
  expect(before).toMatchObject({ first: direct });
  expect(before.last).toBeUndefined();
  await page.goto(newsletter);
  await page.goto('/');
  expect(await send(page, site, 'later-campaign')).toMatchObject({ first: direct, last: fromNewsletter });
});

test('without storage a page sends its own campaign or that of the previous page', async ({
  visit,
  site,
}) => {
  const before = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
  const page = await visit(newsletter, { before });
  expect(await send(page, site, 'private')).toEqual({ first: fromNewsletter, last: fromNewsletter });
  await page.goto(newsletter);
  await page.locator('footer').getByRole('link', { name: 'Paper Films' }).click();
  await page.waitForURL('**/services/films/');
  expect((await send(page, site, 'private-too')).first).toEqual(fromNewsletter);
});

test('without scripts the page address carries the campaign', async ({ visit, site }) => {
  const page = await visit(newsletter, { javaScriptEnabled: false });
  const form = new LeadFormPage(page);
  await form.type(someone('plain-campaign'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  const [lead] = site.leads().filter(({ email }) => email === 'plain-campaign@mail.example');
  expect(lead?.page_url).toBe(`${site.url}${newsletter.replace(/#.*/, '')}`);
});
