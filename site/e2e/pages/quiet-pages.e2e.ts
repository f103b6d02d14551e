import { LeadFormPage } from '../forms/lead-form-page.ts';
import { expect, test } from '../harness/browser-test.ts';
import { pagesOfEachKind } from '../harness/built-pages.ts';
import { scrollToEnd } from '../harness/scroll.ts';

// That a page says nothing in the console, asks for nothing in vain and keeps its policy, every visit makes sure of;
// that of every page at rest is `every-page.e2e.ts`.
test.for(pagesOfEachKind())('$path is quiet while it moves', async ({ path }, { visit }) => {
  const mayComplain = path === '/404' ? /404/ : undefined;
  await scrollToEnd(await visit(path, { reducedMotion: 'no-preference', mayComplain }));
});

test('the order dialog is quiet, and its country list', async ({ visit }) => {
  const page = await visit('/landing/', { reducedMotion: 'no-preference' });
  await page.locator('main a[data-form]').first().click();
  const form = new LeadFormPage(page, 'dialog-order');
  await form.untilAwake();
  await form.country.click();
  await expect(form.options.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
});

test('an address that is no page is answered by the 404 page, with that status', async ({ visit }) => {
  const page = await visit('/landing/');
  const answer = await page.request.get('/nowhere/');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('There is no page at this address.');
});

test('the order dialog does not scroll sideways at 320 px', async ({ visit }) => {
  const page = await visit('/landing/', { viewport: { width: 320, height: 700 } });
  await page.locator('main a[data-form]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('telephone numbers stay on one line at 320 px', async ({ visit }) => {
  const page = await visit('/landing/', { viewport: { width: 320, height: 700 } });
  const broken = await page
    .locator('a[href^="tel:"]')
    .filter({ hasText: /\d{4}/, visible: true })
    .evaluateAll((all) =>
      all
        .filter((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size > 1;
        })
        .map((link) => link.outerHTML),
    );
  expect(broken).toEqual([]);
});

test('the policy of a page breaks what it does not know', async ({ visit }) => {
  const page = await visit('/landing/', { mayComplain: /Content.Security.Policy|policy: / });
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});
