import type { Page } from 'playwright';
import { LeadFormPage, visitor } from '../forms/lead-form-page.ts';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone, test, type Visit } from '../harness/browser-test.ts';
import { scrollToEnd } from '../harness/scroll.ts';

test('its sections stand in their order, under the anchors of the navigation', async ({ visit }) => {
  const page = await visit('/lp/');
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([
    'hero',
    'stats',
    'samples',
    'awards',
    'packages',
    'why-us',
    'how-it-works',
    'call-to-action',
    'reviews',
    'faqs',
    'closing',
  ]);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ['samples', 'packages', 'why-us', 'how-it-works', 'reviews', 'faqs'].map((id) => `#${id}`),
  );
  const header = page.locator('[data-header]');
  await expect(header.getByRole('link', { name: 'Call (813) 555-0119' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Chat Now' })).toBeVisible();
});

test('the words of the headline are the four of the spec', async ({ visit }) => {
  const page = await visit('/lp/');
  await expect(page.locator('h1 .rot > span')).toHaveText([
    'Professional',
    'ATS-Optimized',
    'Industry-Specific',
    'Expert-Written',
  ]);
});

test('the consultation form has no terms box, starts with the United States and is "Processing..."', async ({
  visit,
  site,
}) => {
  const page = await visit('/lp/');
  const form = new LeadFormPage(page);
  await expect(form.terms).toHaveCount(0);
  await expect(form.country).toHaveValue('United States');
  await form.wake();
  await form.fullName.fill(visitor.fullName);
  await form.email.fill('original@mail.example');
  await form.phoneNumber.fill(visitor.phoneNumber);
  const goOn = site.hang();
  await form.submit.click();
  await expect(form.submit).toHaveText('Processing...');
  await expect(form.submit).toBeDisabled();
  goOn();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter(({ email }) => email === 'original@mail.example')).toMatchObject([
    { service: 'Professional Resume Writing', form: 'consultation', country: 'United States' },
  ]);
});

test('samples come by four roles, three of each', async ({ visit }) => {
  const page = await visit('/lp/');
  const samples = page.locator('#samples');
  for (const role of ['Accountant', 'Sales Associate', 'Product Manager', 'JAVA Developer']) {
    await samples.getByRole('radio', { name: role }).check();
    await expect(samples.locator('img').filter({ visible: true })).toHaveCount(3);
  }
});

test('five recognitions are named, each with who gave it', async ({ visit }) => {
  const page = await visit('/lp/');
  await expect(page.locator('#awards li')).toHaveText([
    'Regional Prize for Plain LanguageWriters’ Guild of Tampa Bay',
    'Editor’s ChoiceResume Craft Review',
    'Service of the YearGulf Coast Careers',
    'Best ATS FormattingNational Resume Desk',
    'Gold PageFirst Page Awards',
  ]);
  await expect(page.locator('#awards img')).toHaveCount(5);
});

test('five packages stand in their order, with their badges and without prices', async ({ visit }) => {
  const page = await visit('/lp/');
  const cards = page.locator('#packages .card');
  const said = await cards.evaluateAll((all) =>
    all.map((card) => [
      card.querySelector('.badge')?.textContent,
      card.querySelector('h3')?.textContent,
      card.querySelectorAll('ul > li').length,
    ]),
  );
  expect(said).toEqual([
    ['BUDGET', 'Entry Level Resume', 4],
    [undefined, 'Professional-Level Resume', 6],
    ['BEST SELLER', 'Professional-Level Bundle', 5],
    [undefined, 'Corporate Level Bundle', 8],
    ['TOP RATED', 'Executive-Level Bundle', 9],
  ]);
  expect(await page.locator('#packages').innerText()).not.toContain('$');
});

test('each package has its Live Chat button, in line with the others on a desktop', async ({ visit }) => {
  const page = await visit('/lp/');
  const buttons = page.locator('#packages').getByRole('link', { name: /^Live Chat about/ });
  await expect(buttons).toHaveCount(5);
  const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  await buttons.last().click();
  await expect(page.getByText('Chat functionality will be available soon!')).toBeVisible();
});

test('the call to action opens the form in a dialog, or chat', async ({ visit }) => {
  const page = await visit('/lp/');
  const band = page.locator('#call-to-action');
  await expect(band.getByRole('link', { name: 'Chat Now' })).toBeVisible();
  await band.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Get Started' })).toBeVisible();
});

test('ten reviews, and seven questions of which one is open', async ({ visit }) => {
  const page = await visit('/lp/');
  await expect(page.locator('#reviews blockquote')).toHaveCount(10);
  await expect(page.locator('#faqs details')).toHaveCount(7);
  await page.locator('#faqs summary').nth(4).click();
  await expect(page.locator('#faqs details[open]')).toHaveCount(1);
});

const _widths = { '390 px': phone, '1440 px': {} };

test('axe finds nothing when the dialog or the menu is open', async ({ visit }) => {
  const page = await visit('/lp/', phone);
  await page.getByRole('link', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Get Started' }).tap();
  await page.locator('#form-consultation[open]').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test.for([320, 390, 768, 1024, 1280])('nothing scrolls sideways at %i px', async (width, { visit }) => {
  const page = await visit('/lp/', { viewport: { width, height: 800 } });
  await expectNoSidewaysScroll(page, width);
});

test('nor in letters of twice the size on a narrow phone', async ({ visit }) => {
  const page = await visit('/lp/', { viewport: { width: 320, height: 800 } });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await expectNoSidewaysScroll(page, 320);
});

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await scrollToEnd(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

const visitPlain = (visit: Visit, options = {}) => visit('/lp/', { javaScriptEnabled: false, ...options });

test('without scripts the numbers, all steps and all packages are there to read', async ({ visit }) => {
  const page = await visitPlain(visit);
  await expect(page.locator('#stats dd')).toHaveText(['1000+', '80+', '10+', '90%']);
  for (const step of await page.locator('#how-it-works .stage li').all()) await expect(step).toBeVisible();
  const edges = await page
    .locator('#how-it-works .stage li')
    .evaluateAll((all) => all.map((step) => step.getBoundingClientRect().right));
  expect(edges).toHaveLength(4);
  expect(Math.max(...edges)).toBeLessThanOrEqual(1440);
  await expect(page.locator('#how-it-works button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('#packages .card')).toHaveCount(5);
});

test('on a phone the packages are a row to swipe, with the next one in sight', async ({ visit }) => {
  const page = await visitPlain(visit, { viewport: phone.viewport });
  const cards = page.locator('#packages .card');
  const [first, second] = await Promise.all([0, 1].map((at) => cards.nth(at).boundingBox()));
  expect(first?.y).toBe(second?.y);
  expect(second?.x).toBeLessThan(390);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
});
