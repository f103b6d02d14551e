import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';

/** The console reports responses that refuse. */
const refusals = /40[14]/;

const narrow = { width: 320, height: 640 };

async function checkUnknownLink(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Payment link not found or has expired.' })).toBeVisible();
  await expect(page.locator('.toast-error')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '(218) 555-0147' })).toBeVisible();
}

async function checkSignIn(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Sign in | Northlight Papers');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your email and password.');
}

const pages = [
  {
    path: '/payment/no-such-link',
    loads: '/assets/pay-page-',
    skips: '/assets/portal-staff-',
    check: checkUnknownLink,
  },
  { path: '/sign-in', loads: '/assets/portal-staff-', skips: '/assets/pay-page-', check: checkSignIn },
];

test.for(pages)(
  '$path loads its own code only and fits 320 px',
  async ({ path, loads, skips, check }, { visit, site }) => {
    const urls: string[] = [];
    const page = await visit(path, {
      allowedProblems: refusals,
      before: async (page) => page.on('request', (request) => urls.push(request.url())),
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(urls.filter((url) => !url.startsWith(site.url))).toEqual([]);
    expect(urls.join(' ')).toContain(loads);
    expect(urls.join(' ')).not.toContain(skips);
    await expect(page.locator('.side-tab, .widget, [data-island]')).toHaveCount(0);

    await check(page);
    await page.setViewportSize(narrow);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  },
);

test('without JavaScript the pages say that they need it and show the phone number', async ({ visit }) => {
  const page = await visit('about:blank', { ...phone, javaScriptEnabled: false });
  for (const path of ['/payment/no-such-link', '/create-payment']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript.' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '(218) 555-0147' })).toBeVisible();
    await expect(page.locator('.loading')).toBeHidden();
  }
});
