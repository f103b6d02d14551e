import type { Page } from 'playwright';
import type { Attribution } from '../../../schema/generated/types.ts';
import { expect, test } from '../harness/browser-test.ts';
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

/** Opens the form of the page that stands there, sends it, and gives what the server took as its attribution. */
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

test('the campaign that led to one page is told with the lead that is sent on another', async ({
  visit,
  site,
}) => {
  const page = await visit(newsletter);
  await page.locator('footer').getByRole('link', { name: 'Career Switch' }).click();
  await page.waitForURL('**/services/films/');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.waitForURL('**/pricing/');
  const attribution = await send(page, site, 'campaign');
  expect(attribution).toEqual({ first: fromNewsletter, last: fromNewsletter });
  expect(await page.context().cookies()).toEqual([]);
});

test('another site is told without its query, and a direct visit later does not take its place', async ({
  visit,
  site,
}) => {
  const page = await visit('about:blank');
  await page.goto('/services/', { referer: 'https://news.example/letters/7?reader=42' });
  await page.goto('about:blank');
  await page.goto('/services/films/');
  const came = {
    landingPage: '/services/',
    referrer: expect.stringMatching(/^https:\/\/news\.example\//),
    params: {},
  };
  const attribution = await send(page, site, 'other-site');
  expect(attribution).toMatchObject({ first: came, last: came });
  expect(JSON.stringify(attribution)).not.toContain('reader');
});

test('a direct visit is a first touch and no last one; a campaign after it is the last', async ({
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

test('what one tab came by is told in another', async ({ visit, site }) => {
  const page = await visit(newsletter);
  const other = await page.context().newPage();
  await other.goto('/samples/');
  expect(await send(other, site, 'other-tab')).toEqual({ first: fromNewsletter, last: fromNewsletter });
});

test('going back to the page of an older campaign does not make it the last', async ({ visit, site }) => {
  const page = await visit('/?utm_source=older');
  // A page that listens for `unload` is not kept by the browser, and runs its scripts again.
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await page.goto('/landing/?utm_source=newer');
  await page.goBack();
  await page.reload();
  expect(await send(page, site, 'way-back')).toMatchObject({
    first: { params: { utm_source: 'older' } },
    last: { params: { utm_source: 'newer' } },
  });
});

test('after 90 days the next visit is a first one', async ({ visit, site }) => {
  const page = await visit(newsletter, { fresh: true });
  const later = await page.context().newPage();
  await later.clock.install({ time: Date.now() + 91 * 86_400_000 });
  await later.goto('/services/films/');
  const attribution = await send(later, site, 'next-season');
  expect(attribution.first).toMatchObject({ landingPage: '/services/films/', params: {} });
  expect(attribution.last).toBeUndefined();
});

test('where nothing may be stored the page tells its own campaign, or that of the page before', async ({
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
  const page = await visit(newsletter, { fresh: true, before });
  expect(await send(page, site, 'private')).toEqual({ first: fromNewsletter, last: fromNewsletter });
  await page.goto(newsletter);
  await page.locator('footer').getByRole('link', { name: 'Career Switch' }).click();
  await page.waitForURL('**/services/films/');
  expect((await send(page, site, 'private-too')).first).toEqual(fromNewsletter);
});

test('a full storage loses no lead', async ({ visit, site }) => {
  const page = await visit('/faqs/');
  await page.evaluate(() => {
    localStorage.clear();
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let at = 0; ; at += 1) {
        try {
          localStorage.setItem(`${size} ${at}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await page.goto(newsletter);
  expect(await send(page, site, 'full')).toEqual({ first: fromNewsletter, last: fromNewsletter });
});

test('an endless campaign is cut, and its lead arrives', async ({ visit, site }) => {
  const page = await visit(`/landing/?utm_source=${'x'.repeat(4000)}&utm_term=%00%0A%ff`);
  const { first } = await send(page, site, 'endless');
  expect(first?.params).toEqual({ utm_source: 'x'.repeat(300), utm_term: '\uFFFD' });
});

test('without scripts the address of the page tells the campaign to the server', async ({ visit, site }) => {
  const page = await visit(newsletter, { javaScriptEnabled: false });
  const form = new LeadFormPage(page);
  await form.type(someone('plain-campaign'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  const [lead] = site.leads().filter(({ email }) => email === 'plain-campaign@mail.example');
  expect(lead?.page_url).toBe(`${site.url}${newsletter.replace(/#.*/, '')}`);
});
