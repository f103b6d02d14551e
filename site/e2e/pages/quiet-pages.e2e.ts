import { LeadFormPage } from '../forms/lead-form-page.ts';
import { expect, test } from '../harness/browser-test.ts';

test('on a window of 320 px phone numbers stay on one line, and the order dialog fits and logs nothing', async ({
  visit,
}) => {
  const page = await visit('/landing/', {
    viewport: { width: 320, height: 700 },
    reducedMotion: 'no-preference',
  });
  const broken = await page
    .locator('a[href^="tel:"]')
    .filter({ hasText: /\d{4}/, visible: true })
    .evaluateAll((all) =>
      all
        .filter((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          return Math.max(...tops) - Math.min(...tops) > 12;
        })
        .map((link) => link.outerHTML),
    );
  expect(broken).toEqual([]);

  await page.locator('main a[data-form]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const form = new LeadFormPage(page, 'dialog-order');
  await form.untilAwake();
  await form.dialCode.click();
  await expect(form.options.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
});

test("the page's Content-Security-Policy blocks an injected script", async ({ visit }) => {
  const page = await visit('/landing/', { allowedProblems: /Content.Security.Policy|policy: / });
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});
