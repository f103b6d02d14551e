import { LeadFormPage } from '../forms/lead-form-page.ts';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone, test } from '../harness/browser-test.ts';
import { scrollToEnd } from '../harness/scroll.ts';

test('its sections carry the names of the spec, and the navigation leads to them', async ({ visit }) => {
  const page = await visit('/lp7/');
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([
    'hero',
    'samples',
    'packages',
    'why-us',
    'how-it-works',
    'cta',
    'reviews',
    'reviews-more',
    'faqs',
    'closing',
  ]);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ['samples', 'packages', 'why-us', 'how-it-works', 'reviews', 'faqs'].map((id) => `#${id}`),
  );
});

test('the samples are the five logos of clients', async ({ visit }) => {
  const page = await visit('/lp7/');
  await expect(page.locator('#samples h2')).toHaveText(
    'Our Clients Have Secure Positions in Prestigious Companies',
  );
  await expect(page.locator('#samples img')).toHaveCount(5);
});

test('the hero opens the order form and chat', async ({ visit }) => {
  const page = await visit('/lp7/');
  const hero = page.locator('#hero');
  await hero.getByRole('link', { name: 'Chat Now' }).click();
  await expect(page.getByText('Chat functionality will be available soon!')).toBeVisible();
  await hero.getByRole('link', { name: 'Get An ATS Resume Today' }).click();
  await expect(page.locator('#form-order')).toBeVisible();
});

test('seven packages, two blocks of five reviews, seven questions', async ({ visit }) => {
  const page = await visit('/lp7/');
  await expect(page.locator('#packages .card')).toHaveCount(7);
  const names = page.locator(':is(#reviews, #reviews-more) footer b');
  await expect(page.locator('#reviews blockquote')).toHaveCount(5);
  await expect(page.locator('#reviews-more blockquote')).toHaveCount(5);
  expect(new Set(await names.allTextContents()).size).toBe(10);
  await expect(page.locator('#faqs details')).toHaveCount(7);
});

test('the closing band gives the three notes', async ({ visit }) => {
  const page = await visit('/lp7/');
  await expect(page.locator('#closing h3')).toHaveText([
    'Quick 24-48 Hour Turnaround',
    '100% Satisfaction Guarantee',
    'ATS-Friendly Formats',
  ]);
});

test('it has sentences of its own, none of landing page 8', async ({ visit }) => {
  const sentences = async (path: string) => {
    const page = await visit(path);
    // What both take from shared content is the same on purpose.
    const own = page.locator(
      'main :is(h1, h2:not(form *), .lead, .statement, .why-us li p, .steps p, .margin li)',
    );
    return (await own.allTextContents()).filter((text) => !text.startsWith('Our Clients'));
  };
  const [mine, others] = [await sentences('/lp7/'), await sentences('/lp8/')];
  expect(mine.length).toBeGreaterThan(20);
  expect(mine.filter((text) => others.includes(text))).toEqual(['Why us']);
});

const widths = { '390 px': phone, '1440 px': {} };

for (const [width, options] of Object.entries(widths)) {
  test(`axe finds nothing in the form's errors and its list at ${width}`, async ({ visit }) => {
    const page = await visit('/lp7/', options);
    const form = new LeadFormPage(page);
    await form.wake();
    await form.submit.click();
    await form.messageOf('email').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await form.country.click();
    await form.options.first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`axe finds nothing in the dialog at ${width}`, async ({ visit }) => {
    const page = await visit('/lp7/', options);
    await page.locator('#hero a[data-form]').click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('axe finds nothing when the menu is open, or a toast', async ({ visit }) => {
  const page = await visit('/lp7/', phone);
  await page.getByRole('link', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Chat Now' }).tap();
  await page.getByText('Chat functionality').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test.for([320, 390, 768, 1024, 1280])('nothing scrolls sideways at %i px', async (width, { visit }) => {
  const page = await visit('/lp7/', { viewport: { width, height: 800 } });
  await scrollToEnd(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
