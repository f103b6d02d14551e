import { expect, phone, test } from '../harness/browser-test.ts';

const path = '/night/?paper=ENVELOPES&town=Oslo%26lt';

test('a parameter of the URL is in the headline from the first frame on, and is read aloud', async ({
  visit,
}) => {
  const page = await visit(path, {
    ...phone,
    before: (page) =>
      page.addInitScript(() => {
        const frames: unknown[] = [];
        Object.assign(window, { frames });
        requestAnimationFrame(function look() {
          const shown = document.querySelector('h1 url-param');
          if (shown) frames.push(shown.shadowRoot?.textContent);
          requestAnimationFrame(look);
        });
      }),
  });
  const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
  expect([...new Set(frames)]).toEqual(['envelopes']);
  await expect(page.getByRole('heading', { level: 1, name: /envelopes by lamplight/ })).toHaveCount(1);
  // `&lt` would be a character reference in HTML.
  const town = await page.locator('url-param[name=town]').evaluate((one) => one.shadowRoot?.textContent);
  expect(town).toBe('Oslo&lt');
});

test('a parameter that breaks its rule leaves the default text', async ({ visit }) => {
  const page = await visit('/night/?town=%3Cb%3EOslo%3C/b%3E');
  await expect(page.getByText('Send the text tonight, wherever you are.')).toHaveCount(1);
});

test('without scripts, and in what search engines read, the default text is shown', async ({ visit }) => {
  const page = await visit(path, { javaScriptEnabled: false });
  await expect(page.getByText('paper by lamplight.')).toHaveCount(1);
  expect(await page.title()).toBe('Paper by lamplight');
});
