import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';
import { ViewerPage } from './viewer-page.ts';

const fields = {
  Business: ['Letterhead', 'Invoice', 'Menu'],
  Events: ['Wedding Suite', 'Postcard', 'Program'],
  'Field Research': ['Field Notebook', 'Data Sheet', 'Log Page'],
};

const choice = (page: Page, name: string) => page.locator('#samples').getByRole('radio', { name });

const shownPages = (page: Page) => page.locator('#samples .pages li').filter({ visible: true });

const description = (page: Page) => page.locator('#samples .fields p').filter({ visible: true });

async function expectFields(page: Page): Promise<void> {
  await expect(page.locator('#samples').getByRole('radio')).toHaveCount(3);
  await expect(choice(page, 'Business')).toBeChecked();
  const seen = new Set<string>();
  for (const [field, titles] of Object.entries(fields)) {
    await page.locator('#samples label', { hasText: field }).click();
    await expect(shownPages(page)).toHaveText(titles);
    await expect(description(page)).toHaveCount(1);
    seen.add(await description(page).innerText());
  }
  expect(seen.size).toBe(3);
}

test('without scripts a field shows its description and its three pages, which link to their largest pictures', async ({
  visit,
}) => {
  const page = await visit('/', { javaScriptEnabled: false });
  const href = await shownPages(page).first().getByRole('link').getAttribute('href');
  expect(href).toMatch(/^\/assets\/letterhead-\w{8}\.webp$/);
  expect((await page.request.get(href ?? '')).status()).toBe(200);
  await expectFields(page);
});

test('with scripts the pages of a field fade in next to the fields, arrow keys choose, and a button opens the lead form', async ({
  visit,
}) => {
  const page = await visit('/');
  const boxes = await page
    .locator('#samples .pages a')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.map(({ width }) => Math.round(width))).toEqual([496, 220, 220]);
  const [large, above, below] = boxes;
  expect(above?.left).toBe(below?.left);
  expect(Math.round(above?.top ?? 0)).toBe(Math.round(large?.top ?? 1));
  expect(Math.round(below?.bottom ?? 0)).toBe(Math.round(large?.bottom ?? 1));

  await expectFields(page);
  await expectFading(page);

  await choice(page, 'Business').check();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Events')).toBeFocused();
  await expect(shownPages(page)).toHaveText(fields.Events);
  await page.keyboard.press('Tab');
  await expect(page.locator('#samples').getByRole('link', { name: 'Request More Samples' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shownPages(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Wedding Suite' })).toContainText('1 / 3');

  await page.keyboard.press('Escape');
  await page.locator('#samples').getByRole('link', { name: 'Request More Samples' }).click();
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible();
});

/** Pages fade in 100 ms apart, but not in print or under reduced motion. */
async function expectFading(page: Page): Promise<void> {
  const motion = () =>
    shownPages(page).evaluateAll((all) =>
      all.map((one) => {
        const { animationName, animationDelay } = getComputedStyle(one);
        return `${animationName} ${animationDelay}`;
      }),
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toEqual(['sample-in 0s', 'sample-in 0.1s', 'sample-in 0.2s']);
  await page.emulateMedia({ media: 'print' });
  expect((await motion()).every((one) => one.startsWith('none'))).toBe(true);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  expect((await motion()).every((one) => one.startsWith('none'))).toBe(true);
}

test('the viewer pages through the pictures of the chosen field', async ({ visit }) => {
  const page = await visit('/', { pictures: true });
  await page.locator('#samples label', { hasText: 'Events' }).click();
  const viewer = new ViewerPage(page, 'samples');
  await viewer.open(2);
  await expect(page.getByRole('dialog', { name: 'Program' })).toContainText('3 / 3');
  await viewer.button('Previous picture').click();
  await expect(page.getByRole('dialog', { name: 'Postcard' })).toContainText('2 / 3');
});

test('on a phone the pages are a row to swipe that bleeds off the right edge', async ({ visit }) => {
  const page = await visit('/', phone);
  const row = page.locator('#samples .pages').filter({ visible: true });
  const { from, to, tops, scrolls } = await row.evaluate((list) => ({
    from: list.getBoundingClientRect().left,
    to: list.getBoundingClientRect().right,
    scrolls: list.scrollWidth > list.clientWidth,
    tops: [...list.children].map((one) => one.getBoundingClientRect().top),
  }));
  expect([from, to, scrolls]).toEqual([0, 390, true]);
  expect(new Set(tops).size).toBe(1);
});

test('as tabs the fields are in one row, which scrolls sideways within the page at 320 px', async ({
  visit,
}) => {
  const page = await visit('/order/');
  const labels = page.locator('#samples label');
  await expect(labels).toHaveText(['Business', 'Events', 'Field Research']);
  const tops = await labels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await choice(page, 'Events').check();
  await expect(shownPages(page)).toHaveCount(3);
  await expect(page.locator('#samples .about').filter({ visible: true })).toHaveCount(1);

  await page.setViewportSize({ width: 320, height: 700 });
  const tabs = page.locator('#samples .fields');
  expect(await tabs.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await labels.last().scrollIntoViewIfNeeded();
  await expect(labels.last()).toBeInViewport({ ratio: 0.9 });
});
