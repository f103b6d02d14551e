import { leadsOf, someone } from '../forms/lead-form-outcome.ts';
import { LeadFormPage } from '../forms/lead-form-page.ts';
import { expect, phone, test } from '../harness/browser-test.ts';
import { hold, holdReact } from '../harness/hold.ts';
import { pass, visitStill, wakeSection } from '../harness/still-page.ts';

const script = /\/assets\/[^/]+\.js$/;

test('a form whose code failed to load wakes at the next touch', async ({ visit }) => {
  const page = await visit('/landing/', { allowedProblems: /\.js/ });
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

test('without its code the page still submits its form', async ({ visit, site }) => {
  const page = await visit('/landing/', {
    allowedProblems: /\.js/,
    before: (page) => page.route(script, (route) => route.abort()),
  });
  const form = new LeadFormPage(page);
  await form.type(someone('no-code'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'no-code')).toHaveLength(1);
});

test('a chat link whose code fails to load makes a phone call', async ({ visit }) => {
  // Chromium asks before it leaves for another program, and takes no clicks in this window from then on.
  const page = await visit('/landing/', { allowedProblems: /\.js|tel:/ });
  await page.route(script, (route) => route.abort());
  const client = await page.context().newCDPSession(page);
  const requested: string[] = [];
  client.on('Page.frameRequestedNavigation', ({ url }) => requested.push(url));
  await client.send('Page.enable');
  await page.getByRole('link', { name: 'Chat Now' }).first().click();
  await expect.poll(() => requested).toEqual(['tel:+12185550147']);
});

test('three presses before the code arrives are three steps', async ({ visit }) => {
  const page = await visit('/landing/');
  const code = await hold(page, script);
  const next = page.locator('#samples').getByRole('button', { name: 'Next sample' });
  for (let press = 0; press < 3; press++) await next.click();
  await code.release();
  await expect(page.locator('#samples .place p')).toHaveText('Resume 4 / 4 Total Samples');
});

test('a press between the first render and its effects is one step', async ({ visit }) => {
  const page = await visit('/landing/');
  const react = await holdReact(page);
  const samples = page.locator('#samples');
  const next = samples.getByRole('button', { name: 'Next sample' });
  await next.dispatchEvent('pointerover');
  const isRendered = () =>
    next.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
  await expect.poll(() => react.step().then(isRendered)).toBe(true);
  await next.click();
  await expect(samples.locator('[data-island]')).not.toHaveAttribute('data-awake');
  await react.release();
  await expect(samples.locator('.place p')).toHaveText('Resume 2 / 4 Total Samples');
});

test('a thumbnail pressed before the code arrives shows its sample, which rests like after any manual move', async ({
  visit,
}) => {
  const page = await visitStill(visit);
  const code = await hold(page, script);
  const samples = page.locator('#samples');
  await samples.locator('.thumbs a').nth(3).click();
  await code.release();
  await wakeSection(page, 'samples');
  await expect(samples.locator('.about [aria-current] h3')).toHaveText('Field Notebook');
  await pass(page, 5000);
  await expect(samples.locator('.about [aria-current] h3')).toHaveText('Field Notebook');
});

test('an address with the fragment of the order form opens it as a modal dialog', async ({ visit }) => {
  const page = await visit('/landing/#form-order');
  const dialog = page.getByRole('dialog', { name: 'Order from the mill' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(page.url()).toMatch(/\/landing\/$/);
});

test('a dialog that the server returns with errors is modal, and its form wakes with the errors', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/?gclid=1', { allowedProblems: /422/ });
  let isHeld = true;
  await page.route(script, (route) => (isHeld ? undefined : route.continue()));
  await page.locator('main a[data-form]').first().click();
  const form = new LeadFormPage(page, 'dialog-order');
  await form.type({ ...someone('again'), phoneNumber: 'call me' });
  const posted = page.waitForRequest('**/api/leads');
  await form.submit.click();
  await posted;
  isHeld = false;
  await page.waitForURL('**/api/leads');
  const dialog = page.getByRole('dialog', { name: 'Order from the mill' });
  // The server's answer has it open, and the page's script makes it modal.
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(form.phoneNumber).toBeFocused();
  await form.untilAwake();
  await expect(form.messageOf('phoneNumber')).toHaveText('Enter your phone number with its area code.');
  await expect(form.email).toHaveValue('again@mail.example');
  await form.phoneNumber.fill('(813) 555-0142');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'again')).toMatchObject([{ page_url: `${site.url}/landing/?gclid=1` }]);
});

test('islands below the first screen wake one by one as they come into view', async ({ visit }) => {
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
