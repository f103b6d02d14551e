import type { Locator, Page } from 'playwright';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone, test } from '../harness/browser-test.ts';

/** What the spec's navigation leads to, in its order. */
const menus = {
  Services: [
    '/services/',
    '/services/letterPress/',
    '/services/films/',
    '/services/letterPress/',
    '/services/films/',
    '/samples/',
  ],
  'Video & Interactive': ['/services/films/', '/services/films/'],
  'Other Services': [
    '/services/thank-you-letter/',
    '/services/follow-up-letter/',
    '/services/recommendation-letter/',
    '/services/job-posting/',
  ],
};
const direct = ['/services/letterPress/', '/pricing/'];

const wordOf = (page: Page, name: string) =>
  page.locator('.site-nav summary').getByText(name, { exact: true });
const panelOf = (page: Page, name: string) =>
  page
    .locator('.site-nav details')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('.panel');
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** Waits for the code that the first touch of the navigation fetches. */
async function untilAwake(page: Page): Promise<void> {
  await page.locator('.site-nav .brand').hover();
  await page.locator('.site-nav[data-awake]').waitFor();
}

test('the bar has three menus, two links and the request button', async ({ visit }) => {
  const page = await visit('/faqs/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [name, links] of Object.entries(menus))
    expect(await hrefs(panelOf(page, name).locator('a')), name).toEqual(links);
  expect(await hrefs(nav.locator('> a'))).toEqual(direct);
  await page.locator('[data-header]').getByRole('link', { name: 'Ask For A Quote' }).click();
  await expect(page.locator('#form-request:modal')).toBeVisible();
});

test('a click opens a menu, closes the one before, and a click elsewhere closes it', async ({ visit }) => {
  const page = await visit('/faqs/');
  await untilAwake(page);
  await wordOf(page, 'Other Services').click();
  await expect(panelOf(page, 'Other Services')).toBeVisible();
  await wordOf(page, 'Video & Interactive').click();
  await expect(panelOf(page, 'Video & Interactive')).toBeVisible();
  await expect(panelOf(page, 'Other Services')).toBeHidden();
  await page.locator('h1').click();
  await expect(panelOf(page, 'Video & Interactive')).toBeHidden();
});

test('keys open a menu, walk through it, and leave it closed behind them', async ({ visit }) => {
  const page = await visit('/faqs/');
  const word = wordOf(page, 'Video & Interactive');
  const panel = panelOf(page, 'Video & Interactive');
  await word.focus();
  await page.locator('.site-nav[data-awake]').waitFor();
  for (const key of ['Enter', ' ']) {
    await page.keyboard.press(key);
    await expect(panel).toBeVisible();
    await page.keyboard.press(key);
    await expect(panel).toBeHidden();
  }
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: 'Video Resume' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: 'Interactive Resume' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(word).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(panel.getByRole('link', { name: 'Interactive Resume' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(word).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(wordOf(page, 'Other Services')).toBeFocused();
});

test('a mouse opens a menu by resting on it, reaches its links, and closes it by leaving', async ({
  visit,
}) => {
  const page = await visit('/faqs/');
  await untilAwake(page);
  const panel = panelOf(page, 'Video & Interactive');
  await wordOf(page, 'Video & Interactive').hover();
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: 'Interactive Resume' }).hover();
  await page.waitForTimeout(500);
  await expect(panel).toBeVisible();
  await page.locator('h1').hover();
  await expect(panel).toBeHidden();
});

test('a click on the word of a menu that the mouse opened keeps it open, and the next closes it', async ({
  visit,
}) => {
  const page = await visit('/faqs/');
  await untilAwake(page);
  const panel = panelOf(page, 'Video & Interactive');
  await wordOf(page, 'Video & Interactive').hover();
  await expect(panel).toBeVisible();
  await wordOf(page, 'Video & Interactive').click();
  await page.locator('h1').hover();
  await page.waitForTimeout(500);
  await expect(panel).toBeVisible();
  await wordOf(page, 'Video & Interactive').click();
  await expect(panel).toBeHidden();
});

test('a menu that the mouse only crosses on its way stays closed', async ({ visit }) => {
  const page = await visit('/faqs/', { fresh: true, before: (page) => page.clock.install() });
  await untilAwake(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await wordOf(page, 'Other Services').hover();
  await page.clock.runFor(70);
  await page.locator('h1').hover();
  await page.clock.runFor(1000);
  await expect(panelOf(page, 'Other Services')).toBeHidden();
  await wordOf(page, 'Other Services').hover();
  await page.clock.runFor(100);
  await expect(panelOf(page, 'Other Services')).toBeVisible();
  await page.locator('h1').hover();
  await page.clock.runFor(250);
  await expect(panelOf(page, 'Other Services')).toBeVisible();
  await page.clock.runFor(100);
  await expect(panelOf(page, 'Other Services')).toBeHidden();
});

test('a finger opens and closes a menu by tapping it', async ({ visit }) => {
  const page = await visit('/faqs/', { hasTouch: true });
  const panel = panelOf(page, 'Other Services');
  for (let turn = 0; turn < 2; turn++) {
    await wordOf(page, 'Other Services').tap();
    await expect(panel).toBeVisible();
    await page.waitForTimeout(500);
    await expect(panel).toBeVisible();
    await wordOf(page, 'Other Services').tap();
    await expect(panel).toBeHidden();
  }
});

test('without scripts the menus open, one at a time', async ({ visit }) => {
  const page = await visit('/faqs/', { javaScriptEnabled: false });
  await wordOf(page, 'Other Services').click();
  await expect(panelOf(page, 'Other Services')).toBeVisible();
  await wordOf(page, 'Video & Interactive').click();
  await expect(panelOf(page, 'Other Services')).toBeHidden();
  await expect(panelOf(page, 'Video & Interactive')).toBeVisible();
});

test('the link to the page itself is marked', async ({ visit }) => {
  const page = await visit('/services/films/');
  await untilAwake(page);
  const marked = page.locator('.site-nav [aria-current="page"], #menu [aria-current="page"]');
  expect(await hrefs(marked)).toEqual(['/services/films/', '/services/films/']);
});

test('the menus need no React', async ({ visit }) => {
  const scripts: string[] = [];
  const page = await visit('/faqs/', {
    before: async (page) =>
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url())),
  });
  expect(scripts).toEqual([]);
  await untilAwake(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /react/.test(url))).toEqual([]);
});

test('axe finds nothing while a menu is open', async ({ visit }) => {
  const page = await visit('/faqs/');
  await wordOf(page, 'Services').click();
  await expect(panelOf(page, 'Services')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('from 1120 px the bar holds all of it in one line', async ({ visit }) => {
  const page = await visit('/faqs/', { viewport: { width: 1120, height: 800 } });
  const header = page.locator('[data-header]');
  await expect(header.getByLabel('Open menu')).toBeHidden();
  const heights = await header
    .locator('.nav-links > *, .btn')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(heights).toEqual(heights.map(() => 44));
  expect((await header.boundingBox())?.height).toBe(73);
  const button = await header.locator('.btn').boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(1068.5);
});

test.for([
  { width: 1119, button: true },
  { width: 640, button: true },
  { width: 639, button: false },
  { width: 320, button: false },
])('below that a button opens the menu: $width px', async ({ width, button }, { visit }) => {
  const page = await visit('/faqs/', { viewport: { width, height: 800 } });
  const header = page.locator('[data-header]');
  await expect(header.getByRole('navigation')).toBeHidden();
  await expect(header.getByLabel('Open menu')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Ask For A Quote' })).toBeVisible({ visible: button });
  expect((await header.boundingBox())?.height).toBe(65);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('the menu of a phone has every link of the bar, and an entry closes it', async ({ visit }) => {
  const page = await visit('/faqs/', phone);
  await page.getByLabel('Open menu').tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  const all = [...Object.values(menus).flat(), ...direct];
  expect((await hrefs(menu.getByRole('listitem').getByRole('link'))).toSorted()).toEqual(all.toSorted());
  await expect(menu.getByRole('heading')).toHaveText(Object.keys(menus));
  await page.locator('.site-nav[data-awake]').waitFor();
  await menu.getByRole('link', { name: 'Pricing' }).tap();
  await page.waitForURL('**/pricing/');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the menu of a phone leads to the request form', async ({ visit }) => {
  const page = await visit('/faqs/', phone);
  await page.getByLabel('Open menu').tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Ask For A Quote' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.locator('#form-request:modal')).toBeVisible();
});

test('without scripts the menu of a phone opens and closes by its links', async ({ visit }) => {
  const page = await visit('/faqs/', { ...phone, javaScriptEnabled: false });
  await page.getByLabel('Open menu').tap();
  await expect(page.locator('#menu')).toBeVisible();
  await page.getByLabel('Close menu').tap();
  await expect(page.locator('#menu')).toBeHidden();
});
