import type { Page } from 'playwright';
import type { Attribution } from '../../../schema/generated/types.ts';
import { expect, ownSiteTest as test } from '../harness/browser-test.ts';
import type { RunningSite } from '../harness/running-site.ts';
import { someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

const newsletter = '/landing/?utm_source=newsletter&utm_medium=email&gclid=Cj0KCQ&session=secret#packages';
const fromNewsletter = {
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  landingPage: '/landing/',
  referrer: '',
  params: { utm_source: 'newsletter', utm_medium: 'email', gclid: 'Cj0KCQ' },
};

/** Sends the current page's form and returns the attribution that the server received. */
async function send(page: Page, site: RunningSite, name: string): Promise<Attribution> {
  await page.locator('main a[data-form]').first().click();
  const form = new LeadFormPage(page, (await page.locator('dialog:modal form').getAttribute('id')) ?? '');
  await form.fill(someone(name));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  const { email = '{}', crm = '{}' } = site.bodies(someone(name).email);
  expect(JSON.parse(crm).attribution).toEqual(JSON.parse(email).attribution);
  return JSON.parse(email).attribution;
}

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

test('tabs share the attribution', async ({ visit, site }) => {
  const page = await visit(newsletter);
  const other = await page.context().newPage();
  await other.goto('/samples/');
  expect(await send(other, site, 'other-tab')).toEqual({ first: fromNewsletter, last: fromNewsletter });
});

test('going back to the page of an older campaign does not make that campaign the last', async ({
  visit,
  site,
}) => {
  const page = await visit('/?utm_source=older');
  // A listener for `unload` keeps the page out of the back/forward cache: its scripts run again.
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await page.goto('/landing/?utm_source=newer');
  await page.goBack();
  await page.reload();
  expect(await send(page, site, 'way-back')).toMatchObject({
    first: { params: { utm_source: 'older' } },
    last: { params: { utm_source: 'newer' } },
  });
});

test('after 90 days the next visit is a first touch', async ({ visit, site }) => {
  const page = await visit(newsletter);
  const later = await page.context().newPage();
  await later.clock.install({ time: Date.now() + 91 * 86_400_000 });
  await later.goto('/services/films/');
  const attribution = await send(later, site, 'next-season');
  expect(attribution.first).toMatchObject({ landingPage: '/services/films/', params: {} });
  expect(attribution.last).toBeUndefined();
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

test('full storage loses no lead', async ({ visit, site }) => {
  const page = await visit('/faqs/');
  await page.evaluate(() => {
    localStorage.clear();
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let item = 0; ; item += 1) {
        try {
          localStorage.setItem(`${size} ${item}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await page.goto(newsletter);
  expect(await send(page, site, 'full')).toEqual({ first: fromNewsletter, last: fromNewsletter });
});

test('an overlong campaign is truncated, and its lead arrives', async ({ visit, site }) => {
  const page = await visit(`/landing/?utm_source=${'x'.repeat(4000)}&utm_term=%00%0A%ff`);
  const { first } = await send(page, site, 'endless');
  expect(first?.params).toEqual({ utm_source: 'x'.repeat(300), utm_term: '\uFFFD' });
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
