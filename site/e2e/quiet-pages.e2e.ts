import { expect, test } from './browser-test.ts';
import { builtPages } from './built-pages.ts';
import { LeadFormPage } from './lead-form-page.ts';
import { scrollToEnd } from './scroll.ts';

const paths = builtPages().map(({ path }) => path);

/** The page for what is not there is answered with that status, which the console tells. */
const mayComplain = /404/;

// That a page says nothing in the console, asks for nothing in vain and keeps its policy, every visit makes sure of.
test.for(paths)('%s is quiet while it loads and to its end', async (path, { visit }) => {
  const page = await visit(path, {
    reducedMotion: 'no-preference',
    ...(path === '/404' && { mayComplain }),
  });
  await scrollToEnd(page);
  const broken = await page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((img) => img.complete && img.naturalWidth === 0)
        .map(({ src }) => src),
    );
  expect(broken).toEqual([]);
});

test('the order dialog is quiet, and its country list', async ({ visit }) => {
  const page = await visit('/lp8/', { reducedMotion: 'no-preference' });
  await page.locator('main a[data-form]').first().click();
  const form = new LeadFormPage(page, 'dialog-order');
  await form.untilAwake();
  await form.country.click();
  await expect(form.options.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
});

test('an address that is no page is answered by the 404 page, with that status', async ({ visit }) => {
  const page = await visit('/lp8/');
  const answer = await page.request.get('/nowhere/');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('There is no page at this address.');
});

test.for(paths)('%s does not scroll sideways at 320 px', async (path, { visit }) => {
  const page = await visit(path, { viewport: { width: 320, height: 700 }, mayComplain });
  await scrollToEnd(page);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await page.mouse.wheel(200, 0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
  const beyond = await page.locator('main :is(h1, h2, h3, p, a, button, input, label)').evaluateAll((all) =>
    all
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0 || (right <= innerWidth + 1 && left >= -1)) return false;
        // What stands in a row that scrolls by itself, or is moved by a carousel, is not lost.
        return !element.closest(
          '.stage, .row, .package-cards .cards, .specks, .vh, [aria-hidden], dialog:not([open])',
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(beyond).toEqual([]);
});

test('the order dialog does not scroll sideways at 320 px', async ({ visit }) => {
  const page = await visit('/lp8/', { viewport: { width: 320, height: 700 } });
  await page.locator('main a[data-form]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('telephone numbers stay on one line at 320 px', async ({ visit }) => {
  const page = await visit('/lp8/', { viewport: { width: 320, height: 700 } });
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
  const page = await visit('/lp8/', { mayComplain: /Content.Security.Policy|policy: / });
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});
