import { expect, test } from '../../harness/browser-test.ts';

const message = 'Our chat opens soon!';

test('Chat Now shows a message below the header at the right for four seconds', async ({ visit }) => {
  const page = await visit('/landing/', { before: (page) => page.clock.install() });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Chat Now' }).first().click();
  const toast = page.getByText(message);
  await expect(toast).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  const box = await page.locator('.toast').boundingBox();
  // Below the header, because a pointer over the message would hold it.
  expect(box?.y).toBeGreaterThan(72);
  expect(box?.y).toBeLessThan(110);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400);
  await page.clock.runFor(3900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test('every chat link opens chat, and three clicks show one message', async ({ visit }) => {
  const page = await visit('/landing/');
  const actions = page.locator('[data-chat]').filter({ visible: true });
  const count = await actions.count();
  expect(count).toBeGreaterThanOrEqual(10);
  const toast = page.getByText(message);
  for (let at = 0; at < count; at++) {
    await actions.nth(at).dispatchEvent('click', { button: 0 });
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(toast).toBeHidden();
  }
  for (let click = 0; click < 3; click++) await page.getByRole('link', { name: 'Chat Now' }).first().click();
  await expect(toast).toHaveCount(1);
});

test('a message is shown above an open dialog', async ({ visit }) => {
  const page = await visit('/landing/', { viewport: { width: 390, height: 844 } });
  await page.getByLabel('Open menu').click();
  await page.locator('[data-chat]').first().dispatchEvent('click', { button: 0 });
  const toast = page.getByText(message);
  await expect(toast).toBeVisible();
  expect(
    await toast.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 10, top + 10) === element;
    }),
  ).toBe(true);
});

test('without a chat provider the page sends requests to its own site only', async ({ visit, site }) => {
  const origins: string[] = [];
  const page = await visit('/landing/', {
    before: async (page) => {
      await page.clock.install();
      page.on('request', (request) => origins.push(new URL(request.url()).origin));
    },
  });
  await page.clock.runFor(60_000);
  await page.getByRole('link', { name: 'Chat Now' }).first().click();
  await expect(page.getByText(message)).toBeVisible();
  expect(new Set(origins)).toEqual(new Set([site.url]));
  await expect(page.locator('[data-island="chat"]')).toHaveCount(0);
});
