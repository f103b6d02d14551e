import { violationsOf } from '../harness/axe.ts';
import { expect, phone, test } from '../harness/browser-test.ts';

/** An answer that refuses is in the console of every browser. */
const refusals = /40[14]/;

test('the sign-in page is a form with its own title, on a page that breaks no rule', async ({ visit }) => {
  const page = await visit('/sign-in');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveTitle('Sign in | Northlight Papers');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your email and password.');
  expect(await violationsOf(page)).toEqual([]);
});

test('an unknown link ends at the panel that says so, with a way to reach the company', async ({ visit }) => {
  const page = await visit('/payment/nobody-knows-this', { mayComplain: refusals });
  await expect(page.getByRole('heading', { name: 'Payment link not found or has expired.' })).toBeVisible();
  await expect(page.locator('.toast-error')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '(218) 555-0147' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('the pay page fetches nothing from elsewhere, and no code of the staff’s; these pages none of its', async ({
  visit,
  site,
}) => {
  const asked = async (path: string) => {
    const urls: string[] = [];
    const page = await visit(path, {
      mayComplain: refusals,
      before: async (page) => page.on('request', (request) => urls.push(request.url())),
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(urls.filter((url) => !url.startsWith(site.url))).toEqual([]);
    return urls.join(' ');
  };
  const [pay, staff] = [await asked('/payment/nobody-knows-this'), await asked('/sign-in')];
  expect(pay).toContain('/assets/pay-page-');
  expect(pay).not.toContain('/assets/portal-staff-');
  expect(staff).toContain('/assets/portal-staff-');
  expect(staff).not.toContain('/assets/pay-page-');
});

test('neither side tab nor chat is there', async ({ visit }) => {
  const page = await visit('/payment/nobody-knows-this', { mayComplain: refusals });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.side-tab, .widget, [data-island]')).toHaveCount(0);
});

for (const path of ['/payment/nobody-knows-this', '/create-payment'])
  test(`${path} says without JavaScript why it is needed, and whom to call`, async ({ visit }) => {
    const page = await visit(path, { ...phone, javaScriptEnabled: false });
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript.' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '(218) 555-0147' })).toBeVisible();
    await expect(page.locator('.loading')).toBeHidden();
  });

for (const path of ['/sign-in', '/payment/nobody-knows-this'])
  test(`${path} fits a window of 320 px`, async ({ visit }) => {
    const page = await visit(path, { viewport: { width: 320, height: 640 }, mayComplain: refusals });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
