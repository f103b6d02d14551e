import type { Locator, Page } from 'playwright';
import { LeadFormPage, visitor } from '../forms/lead-form-page.ts';
import { expect, phone, test, type Visit } from '../harness/browser-test.ts';

const visitPlain = (visit: Visit, path = '/landing/', options = {}) =>
  visit(path, { javaScriptEnabled: false, mayComplain: /422/, ...options });

/** Whether everything in a row can be brought in sight by scrolling it sideways, as a visitor does. */
async function expectScrollsTo(page: Page, row: Locator, last: Locator): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  const isInSight = () =>
    last.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= -1 && right <= innerWidth + 1;
    });
  for (let turn = 0; turn < 20 && !(await isInSight()); turn++) await page.mouse.wheel(400, 0);
  await expect.poll(isInSight).toBe(true);
}

test('every section is there to read', async ({ visit }) => {
  const page = await visitPlain(visit);
  const ids = [
    'hero',
    'clients',
    'samples',
    'packages',
    'why-us',
    'how-it-works',
    'ats',
    'reviews',
    'faqs',
    'guarantee',
  ];
  expect(await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
  for (const id of ids) await expect(page.locator(`#${id} :is(h1, h2)`).first()).toBeVisible();
  await expect(page.locator('footer.foot')).toBeVisible();
});

test('five samples can be seen, each described', async ({ visit }) => {
  const page = await visitPlain(visit);
  const samples = page.locator('#samples');
  await expect(samples.locator('.about li')).toHaveCount(5);
  for (const text of await samples.locator('.about li').all()) await expect(text).toBeVisible();
  const sheets = samples.locator('.stage li');
  await expect(sheets).toHaveCount(5);
  await expectScrollsTo(page, samples.locator('.stage'), sheets.last());
  await expect(sheets.last().locator('img')).toHaveJSProperty('complete', true);
});

test('a thumbnail leads to its sample', async ({ visit }) => {
  const page = await visitPlain(visit);
  await page.locator('#samples .thumbs a').nth(3).click();
  await expect(page.locator('#samples .stage li').nth(3)).toBeInViewport({ ratio: 0.2 });
});

test('seven packages can be scrolled to', async ({ visit }) => {
  const page = await visitPlain(visit);
  const cards = page.locator('#packages .card');
  await expect(cards).toHaveCount(7);
  await expectScrollsTo(page, page.locator('#packages .row'), cards.last());
});

test('ten reviews can be scrolled to', async ({ visit }) => {
  const page = await visitPlain(visit);
  const reviews = page.locator('#reviews .row li');
  await expect(reviews).toHaveCount(10);
  await expectScrollsTo(page, page.locator('#reviews .row'), reviews.last());
});

test('no button is shown that does nothing', async ({ visit }) => {
  const page = await visitPlain(visit);
  const buttons = page.locator('button:not([type="submit"])').filter({ visible: true });
  expect(await buttons.evaluateAll((all) => all.map((button) => button.outerHTML))).toEqual([]);
});

test('beside the phone stands no dial code, which could not follow the country', async ({ visit }) => {
  const page = await visitPlain(visit);
  await expect(page.locator('#hero-form .dial')).toBeHidden();
  const [phone, email] = await Promise.all(
    ['phoneNumber', 'email'].map((name) => page.locator(`#hero-form [name="${name}"]`).boundingBox()),
  );
  expect(phone?.width).toBe(email?.width);
});

test('questions open, one at a time', async ({ visit }) => {
  const page = await visitPlain(visit);
  const questions = page.locator('#faqs details');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2).locator('p')).toBeVisible();
  await expect(questions.first().locator('p')).toBeHidden();
});

test('the menu opens, leads to its anchor and is gone', async ({ visit }) => {
  const page = await visitPlain(visit, '/landing/', phone);
  await page.getByLabel('Open menu').tap();
  const menu = page.locator('#menu');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Packages' }).tap();
  await expect(menu).toBeHidden();
  await expect(page.locator('#packages h2')).toBeInViewport();
});

test('the menu closes without going anywhere', async ({ visit }) => {
  const page = await visitPlain(visit, '/landing/', phone);
  await page.getByLabel('Open menu').tap();
  await page.getByLabel('Close menu').tap();
  await expect(page.locator('#menu')).toBeHidden();
});

test('the words of the headline can be paused', async ({ visit }) => {
  const page = await visitPlain(visit, '/landing/', { reducedMotion: 'no-preference' });
  const states = () =>
    page
      .locator('h1 .rot')
      .evaluate((words) => [
        ...new Set(words.getAnimations({ subtree: true }).map(({ playState }) => playState)),
      ]);
  expect(await states()).toEqual(['running']);
  await page.locator('.hero .pause').click();
  expect(await states()).toEqual(['paused']);
});

test('a call to chat is a telephone call', async ({ visit }) => {
  const page = await visitPlain(visit);
  const chats = await page
    .locator('[data-chat]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(chats.length).toBeGreaterThan(8);
  expect(new Set(chats)).toEqual(new Set(['tel:+12185550147']));
});

test('the form is sent and ends on the thank-you page with its message', async ({ visit, site }) => {
  const page = await visitPlain(visit);
  const form = new LeadFormPage(page);
  await form.type({ ...visitor, email: 'plain@mail.example' });
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  await expect(page.locator('#received')).toBeVisible();
  const leads = site.leads().filter((lead) => lead.email === 'plain@mail.example');
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    full_name: 'Jordan Ellis',
    phone: '(813) 555-0142',
    country: 'UNITED STATES',
    service: 'Custom Stationery',
    form: 'order',
    page_url: `${site.url}/landing/`,
    brand_slug: 'northlight-papers',
  });
});

test('the browser asks for what is required', async ({ visit }) => {
  const page = await visitPlain(visit);
  const form = new LeadFormPage(page);
  await form.submit.click();
  await expect(form.fullName).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/landing/');
});

test('a form that the server refuses comes back with its messages and its values', async ({ visit }) => {
  const page = await visitPlain(visit);
  const form = new LeadFormPage(page);
  const typed = { ...visitor, phoneNumber: 'call me' };
  await form.type(typed);
  await form.submit.click();
  await expect(form.messageOf('phoneNumber')).toHaveText('Enter a phone number with at least five digits.');
  await expect(form.failure).toHaveText('Please check the marked fields.');
  await expect(form.phoneNumber).toBeFocused();
  expect(await form.values()).toEqual({ ...typed, country: 'UNITED STATES', termsAgreed: true });
  await expect(page.locator('#guarantee h2')).toHaveText('On time, or your money back.');
});

test('the order dialog opens by its link, comes back with errors, and closes', async ({ visit }) => {
  const page = await visitPlain(visit);
  await page.getByRole('link', { name: 'Order Your Paper' }).first().click();
  const dialog = page.locator('#form-order');
  await expect(dialog).toBeVisible();
  const form = new LeadFormPage(page, 'dialog-order');
  await form.type({ ...visitor, phoneNumber: '1' });
  await form.submit.click();
  await expect(dialog).toBeVisible();
  await expect(form.messageOf('phoneNumber')).toHaveText('Enter a phone number with at least five digits.');
  await dialog.getByLabel('Close').click();
  await expect(dialog).toBeHidden();
});
