import type { Locator, Page } from 'playwright';
import { expect, phone, test, type Visit } from '../harness/browser-test.ts';

/** The menus of the fixture's navigation bar, and the links next to them. */
const menus = {
  Services: ['/services/', '/services/letterPress/'],
  More: ['/services/films/', '/faqs/', '/contact/'],
};
const direct = ['/samples/', '/pricing/'];

const titleOf = (page: Page, name: string) =>
  page.locator('.site-nav summary').getByText(name, { exact: true });
const panelOf = (page: Page, name: string) =>
  page
    .locator('.site-nav details')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('.panel');
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** Loads the code that the first touch of the navigation requests. */
async function wakeNav(page: Page): Promise<void> {
  await page.locator('.site-nav .brand').hover();
  await page.locator('.site-nav[data-awake]').waitFor();
}

/** Opens a page whose clock only the test advances, with the navigation's code loaded. */
async function openWithClock(visit: Visit): Promise<Page> {
  const page = await visit('/faqs/', { before: (page) => page.clock.install() });
  await wakeNav(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

test('the bar has two menus, two links, and the request button', async ({ visit }) => {
  const page = await visit('/faqs/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [name, links] of Object.entries(menus))
    expect(await hrefs(panelOf(page, name).locator('a')), name).toEqual(links);
  expect(await hrefs(nav.locator('> a'))).toEqual(direct);
  await page.locator('[data-header]').getByRole('link', { name: 'Ask For A Quote' }).click();
  await expect(page.locator('#form-request:modal')).toBeVisible();
});

test('a click opens a menu and closes the previous one, and a click elsewhere closes it', async ({
  visit,
}) => {
  const page = await visit('/faqs/');
  await wakeNav(page);
  await titleOf(page, 'Services').click();
  await expect(panelOf(page, 'Services')).toBeVisible();
  await titleOf(page, 'More').click();
  await expect(panelOf(page, 'More')).toBeVisible();
  await expect(panelOf(page, 'Services')).toBeHidden();
  await page.locator('h1').click();
  await expect(panelOf(page, 'More')).toBeHidden();
});

test('the keyboard opens a menu, moves through its links, and closes it by leaving', async ({ visit }) => {
  const page = await visit('/faqs/');
  const title = titleOf(page, 'Services');
  const panel = panelOf(page, 'Services');
  await title.focus();
  await page.locator('.site-nav[data-awake]').waitFor();
  for (const key of ['Enter', ' ']) {
    await page.keyboard.press(key);
    await expect(panel).toBeVisible();
    await page.keyboard.press(key);
    await expect(panel).toBeHidden();
  }
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: 'All services' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: 'Letterpress' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(title).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(panel.getByRole('link', { name: 'Letterpress' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(title).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(page.locator('.site-nav').getByRole('link', { name: 'Samples' })).toBeFocused();
});

test('the mouse opens a menu after 100 ms and closes it 350 ms after leaving', async ({ visit }) => {
  const page = await openWithClock(visit);
  const panel = panelOf(page, 'More');
  await titleOf(page, 'More').hover();
  await page.clock.runFor(70);
  await page.locator('h1').hover();
  await page.clock.runFor(1000);
  await expect(panel).toBeHidden();
  await titleOf(page, 'More').hover();
  await page.clock.runFor(100);
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: 'Contact' }).hover();
  await page.clock.runFor(1000);
  await expect(panel).toBeVisible();
  await page.locator('h1').hover();
  await page.clock.runFor(250);
  await expect(panel).toBeVisible();
  await page.clock.runFor(100);
  await expect(panel).toBeHidden();
});

test('a click on the title of a menu that the mouse opened pins it, and the next one closes it', async ({
  visit,
}) => {
  const page = await openWithClock(visit);
  const panel = panelOf(page, 'More');
  await titleOf(page, 'More').hover();
  await page.clock.runFor(100);
  await expect(panel).toBeVisible();
  await titleOf(page, 'More').click();
  await page.locator('h1').hover();
  await page.clock.runFor(1000);
  await expect(panel).toBeVisible();
  await titleOf(page, 'More').click();
  await expect(panel).toBeHidden();
});

test('a tap opens a menu, which stays open, and another tap closes it', async ({ visit }) => {
  const page = await visit('/faqs/', {
    hasTouch: true,
    before: (page) => page.clock.install(),
  });
  const panel = panelOf(page, 'More');
  for (let turn = 0; turn < 2; turn++) {
    await titleOf(page, 'More').tap();
    await expect(panel).toBeVisible();
    await page.clock.runFor(1000);
    await expect(panel).toBeVisible();
    await titleOf(page, 'More').tap();
    await expect(panel).toBeHidden();
  }
});

test('without scripts the menus open, one at a time', async ({ visit }) => {
  const page = await visit('/faqs/', { javaScriptEnabled: false });
  await titleOf(page, 'More').click();
  await expect(panelOf(page, 'More')).toBeVisible();
  await titleOf(page, 'Services').click();
  await expect(panelOf(page, 'More')).toBeHidden();
  await expect(panelOf(page, 'Services')).toBeVisible();
});

test('the link to the page itself is marked', async ({ visit }) => {
  const page = await visit('/services/films/');
  await wakeNav(page);
  const marked = page.locator('.site-nav [aria-current="page"], #menu [aria-current="page"]');
  expect(await hrefs(marked)).toEqual(['/services/films/', '/services/films/']);
});

test('the menus need no React', async ({ visit }) => {
  const scripts: string[] = [];
  const page = await visit('/faqs/', {
    before: async (page) =>
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url())),
  });
  await wakeNav(page);
  expect(scripts.join()).toContain('site-nav');
  expect(scripts.filter((url) => /react/.test(url))).toEqual([]);
});

test('the bar fits into one line from 1120 px on, and below that a button opens the menu', async ({
  visit,
}) => {
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
  for (const { width, hasButton } of [
    { width: 1119, hasButton: true },
    { width: 640, hasButton: true },
    { width: 639, hasButton: false },
    { width: 320, hasButton: false },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.getByRole('navigation')).toBeHidden();
    await expect(header.getByLabel('Open menu')).toBeVisible();
    await expect(header.getByRole('link', { name: 'Ask For A Quote' })).toBeVisible({ visible: hasButton });
    expect((await header.boundingBox())?.height).toBe(65);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the phone menu has every link of the bar', async ({ visit }) => {
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
});

test('the phone menu opens the request form', async ({ visit }) => {
  const page = await visit('/faqs/', phone);
  await page.getByLabel('Open menu').tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Ask For A Quote' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.locator('#form-request:modal')).toBeVisible();
});

test('without scripts the links of the phone menu open and close it', async ({ visit }) => {
  const page = await visit('/faqs/', { ...phone, javaScriptEnabled: false });
  await page.getByLabel('Open menu').tap();
  await expect(page.locator('#menu')).toBeVisible();
  await page.getByLabel('Close menu').tap();
  await expect(page.locator('#menu')).toBeHidden();
});
