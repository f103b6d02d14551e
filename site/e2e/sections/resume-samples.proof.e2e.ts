import { expect, test } from '../harness/browser-test.ts';

// The whole browser loads lazy pictures as browsers of visitors do.
test('only pictures of the chosen field are fetched', async ({ visit }) => {
  const requested: string[] = [];
  const page = await visit('/', {
    fullBrowser: true,
    before: async (page) => page.on('request', (request) => requested.push(request.url())),
  });
  await page.locator('#samples').scrollIntoViewIfNeeded();
  await expect.poll(() => requested.join()).toContain('invoice-');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /wedding-suite|postcard|field-notebook/.test(url))).toEqual([]);
  await page.locator('#samples label', { hasText: 'Field Research' }).click();
  await expect.poll(() => requested.join()).toContain('field-notebook-');
});
