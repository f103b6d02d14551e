import type { Locator, Page } from 'playwright';
import { leadsOf, someone } from '../forms/lead-form-outcome.ts';
import { LeadFormPage, visitor } from '../forms/lead-form-page.ts';
import { expect, phone, test, type Visit } from '../harness/browser-test.ts';

const visitPlain = (visit: Visit, path = '/landing/', options = {}) =>
  visit(path, { javaScriptEnabled: false, ...options });

/** Scrolls a row sideways with the wheel until its last item is in sight. */
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

test('every section is laid out and readable, and every row scrolls to its end', async ({ visit }) => {
  const page = await visitPlain(visit);
  const deferred = page.locator('main > *, [data-lazy]');
  const laidOut = await deferred.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).contentVisibility),
  );
  expect(new Set(laidOut)).toEqual(new Set(['visible']));
  const ids = ['hero', 'clients', 'samples', 'packages', 'why-us', 'how-it-works', 'ats', 'reviews', 'faqs'];
  for (const id of [...ids, 'guarantee'])
    await expect(page.locator(`#${id} :is(h1, h2)`).first()).toBeVisible();
  await expect(page.locator('footer.foot')).toBeVisible();

  const samples = page.locator('#samples');
  await expect(samples.locator('.about li').filter({ visible: true })).toHaveCount(4);
  const sheets = samples.locator('.stage li');
  await expect(sheets).toHaveCount(4);
  await expectScrollsTo(page, samples.locator('.stage'), sheets.last());
  for (const [row, count] of [
    ['#packages .row', 5],
    ['#reviews .row', 6],
  ] as const) {
    const items = page.locator(`${row} > ul > li`);
    await expect(items).toHaveCount(count);
    await expectScrollsTo(page, page.locator(row), items.last());
  }
});

test('controls that need scripts are hidden, and chat links call', async ({ visit }) => {
  const page = await visitPlain(visit);
  const buttons = page.locator('button:not([type="submit"])').filter({ visible: true });
  expect(await buttons.evaluateAll((all) => all.map((button) => button.outerHTML))).toEqual([]);

  // The dial code could not follow the country, so the phone field takes its space.
  await expect(page.locator('#hero-form .dial')).toBeHidden();
  const [phoneBox, emailBox] = await Promise.all(
    ['phoneNumber', 'email'].map((name) => page.locator(`#hero-form [name="${name}"]`).boundingBox()),
  );
  expect(phoneBox?.width).toBe(emailBox?.width);

  const chats = await page
    .locator('[data-chat]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(chats.length).toBeGreaterThan(8);
  expect(new Set(chats)).toEqual(new Set(['tel:+12185550147']));
});

test('thumbnails lead to samples, questions open one at a time, and the order dialog returns with errors', async ({
  visit,
}) => {
  const page = await visitPlain(visit, '/landing/', { pictures: true, allowedProblems: /422/ });
  await page.locator('#samples .thumbs a').nth(3).click();
  const sheet = page.locator('#samples .stage li').nth(3);
  await expect(sheet).toBeInViewport({ ratio: 0.2 });
  await expect(sheet.locator('img')).toHaveJSProperty('complete', true);

  const questions = page.locator('#faqs details');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2).locator('p')).toBeVisible();
  await expect(questions.first().locator('p')).toBeHidden();

  await page.getByRole('link', { name: 'Order Your Paper' }).first().click();
  const dialog = page.locator('#form-order');
  await expect(dialog).toBeVisible();
  const form = new LeadFormPage(page, 'dialog-order');
  await form.type({ ...visitor, phoneNumber: '1' });
  await form.submit.click();
  await expect(dialog).toBeVisible();
  await expect(form.messageOf('phoneNumber')).toHaveText('A US number has 10 digits.');
  await dialog.getByLabel('Close').click();
  await expect(dialog).toBeHidden();
});

test('the menu opens, closes, and leads to an anchor', async ({ visit }) => {
  const page = await visitPlain(visit, '/landing/', phone);
  const menu = page.locator('#menu');
  await page.getByLabel('Open menu').tap();
  await page.getByLabel('Close menu').tap();
  await expect(menu).toBeHidden();
  await page.getByLabel('Open menu').tap();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Packages' }).tap();
  await expect(menu).toBeHidden();
  await expect(page.locator('#packages h2')).toBeInViewport();
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

test('the form requires its fields, returns with messages and values, and ends on the thank-you page', async ({
  visit,
  site,
}) => {
  const page = await visitPlain(visit, '/landing/', { allowedProblems: /422/ });
  const form = new LeadFormPage(page);
  await form.submit.click();
  await expect(form.fullName).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/landing/');

  const typed = { ...someone('plain'), phoneNumber: 'call me' };
  await form.type(typed);
  await form.submit.click();
  await expect(form.messageOf('phoneNumber')).toHaveText('Enter your phone number with its area code.');
  await expect(form.failure).toHaveText('Please check the marked fields.');
  await expect(form.phoneNumber).toBeFocused();
  expect(await form.values()).toEqual({ ...typed, country: 'UNITED STATES', termsAgreed: true });
  await expect(page.locator('#guarantee h2')).toBeAttached();

  await form.phoneNumber.fill(visitor.phoneNumber);
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  await expect(page.locator('#received')).toBeVisible();
  expect(leadsOf(site.leads(), 'plain')).toMatchObject([
    {
      full_name: 'Jordan Ellis',
      phone: '(813) 555-0142',
      country: 'UNITED STATES',
      service: 'Custom Stationery',
      form: 'order',
      page_url: `${site.url}/landing/`,
      brand_slug: 'northlight-papers',
    },
  ]);
});

test('the order page shows its numbers, all steps side by side, and its packages', async ({ visit }) => {
  const page = await visitPlain(visit, '/order/');
  await expect(page.locator('#stats dd')).toHaveText(['500+', '24', '97%']);
  const steps = page.locator('#how-it-works .stage li');
  await expect(steps.filter({ visible: true })).toHaveCount(4);
  const edges = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(1440);
  await expect(page.locator('#how-it-works button').filter({ visible: true })).toHaveCount(0);

  await page.setViewportSize(phone.viewport);
  const cards = page.locator('#packages .card');
  await expect(cards).toHaveCount(3);
  const [first, second] = await Promise.all([0, 1].map((at) => cards.nth(at).boundingBox()));
  expect(first?.y).toBe(second?.y);
  // The next card is partly visible, which invites visitors to swipe.
  expect(second?.x).toBeLessThan(390);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
});
