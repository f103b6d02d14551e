import { LeadFormPage, visitor } from '../forms/lead-form-page.ts';
import { expect, phone, test } from '../harness/browser-test.ts';
import { hold } from '../harness/hold.ts';

const script = /\/assets\/[^/]+\.js$/;

test('a form whose code did not arrive is woken by the next touch', async ({ visit }) => {
  const page = await visit('/landing/', { mayComplain: /\.js/ });
  await page.route(script, (route) => route.abort('connectionreset'));
  const form = new LeadFormPage(page);
  const failed = page.waitForEvent('requestfailed');
  await form.fullName.focus();
  await failed;
  await form.fullName.fill('Jordan');
  await page.unrouteAll();
  await form.email.focus();
  await form.untilAwake();
  await expect(form.fullName).toHaveValue('Jordan');
});

test('without any code the page still sends its form', async ({ visit, site }) => {
  const page = await visit('/landing/', {
    mayComplain: /\.js/,
    before: (page) => page.route(script, (route) => route.abort()),
  });
  const form = new LeadFormPage(page);
  await form.type({ ...visitor, email: 'no-code@mail.example' });
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads()).toMatchObject([{ email: 'no-code@mail.example' }]);
});

test('chat whose code does not arrive becomes a telephone call', async ({ visit }) => {
  const page = await visit('/landing/', { mayComplain: /\.js|tel:/ });
  await page.route(script, (route) => route.abort());
  const client = await page.context().newCDPSession(page);
  const asked: string[] = [];
  client.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await client.send('Page.enable');
  await page.getByRole('link', { name: 'Chat Now' }).first().click();
  await expect.poll(() => asked).toEqual(['tel:+12185550147']);
});

test('a button that is pressed before its code is here does what it says when it comes', async ({
  visit,
}) => {
  const page = await visit('/landing/', {
    before: (page) =>
      page.route(script, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      }),
  });
  await page.locator('#samples').getByRole('button', { name: 'Next sample' }).click();
  await expect(page.locator('#samples .place p')).toHaveText('Resume 2 / 4 Total Samples');
});

test('three presses before the code is here are three steps', async ({ visit }) => {
  const page = await visit('/landing/');
  const code = await hold(page, script);
  const next = page.locator('#samples').getByRole('button', { name: 'Next sample' });
  for (let press = 0; press < 3; press++) await next.click();
  await code.release();
  await expect(page.locator('#samples .place p')).toHaveText('Resume 4 / 4 Total Samples');
});

test('a thumbnail that is pressed before the code is here shows its sample, and it stays', async ({
  visit,
}) => {
  const page = await visit('/landing/', { reducedMotion: 'no-preference' });
  const code = await hold(page, script);
  const samples = page.locator('#samples');
  await samples.locator('.thumbs a').nth(3).click();
  await code.release();
  await expect(samples.locator('.about [aria-current] h3')).toHaveText('Healthcare Specialist');
  await page.waitForTimeout(5000);
  await expect(samples.locator('.about [aria-current] h3')).toHaveText('Healthcare Specialist');
});

test('an address that names the order form opens it as a real dialog', async ({ visit }) => {
  const page = await visit('/landing/#form-order');
  const dialog = page.getByRole('dialog', { name: 'Order from the mill' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(page.url()).toMatch(/\/lp8\/$/);
});

test('a dialog that the server sends back with errors is a real one, and its form wakes with them', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/?gclid=1', { mayComplain: /422/ });
  let isHeld = true;
  await page.route(script, (route) => (isHeld ? undefined : route.continue()));
  await page.locator('main a[data-form]').first().click();
  const form = new LeadFormPage(page, 'dialog-order');
  await form.type({ ...visitor, email: 'again@mail.example', phoneNumber: 'call me' });
  const posted = page.waitForRequest('**/api/leads');
  await form.submit.click();
  await posted;
  isHeld = false;
  await page.waitForURL('**/api/leads');
  const dialog = page.getByRole('dialog', { name: 'Order from the mill' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(form.phoneNumber).toBeFocused();
  await form.untilAwake();
  await expect(form.messageOf('phoneNumber')).toHaveText('Enter a phone number with at least five digits.');
  await expect(form.email).toHaveValue('again@mail.example');
  await form.phoneNumber.fill('(813) 555-0142');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter((lead) => lead.email === 'again@mail.example')).toMatchObject([
    { page_url: `${site.url}/landing/?gclid=1` },
  ]);
});

test('islands below the first screen wake when they are seen, one by one', async ({ visit }) => {
  const page = await visit('/landing/', phone);
  const awake = () =>
    page
      .locator('main [data-island][data-awake]')
      .evaluateAll((all) => all.map((island) => (island as HTMLElement).dataset.island));
  expect(await awake()).toEqual([]);
  for (const [id, island] of [
    ['samples', 'samples-carousel'],
    ['packages', 'packages-slider'],
    ['how-it-works', 'how-it-works'],
  ] as const) {
    await page.locator(`#${id} [data-island]`).evaluate((element) => element.scrollIntoView());
    await expect.poll(awake).toContain(island);
  }
  expect(await awake()).not.toContain('lead-form');
});
