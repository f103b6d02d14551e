import { expect, test } from '../harness/browser-test.ts';

const message = 'Our chat opens soon!';

test('Chat Now says at the top right that chat will come, for four seconds', async ({ visit }) => {
  const page = await visit('/landing/', { fresh: true, before: (page) => page.clock.install() });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Chat Now' }).first().click();
  const toast = page.getByText(message);
  await expect(toast).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  const box = await page.locator('.toast').boundingBox();
  // Below the header, so that it does not come up under the pointer, which would hold it.
  expect(box?.y).toBeGreaterThan(72);
  expect(box?.y).toBeLessThan(110);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400);
  await page.clock.runFor(3900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test('every chat action of the page opens chat', async ({ visit }) => {
  const page = await visit('/landing/');
  const actions = page.locator('[data-chat]').filter({ visible: true });
  const count = await actions.count();
  expect(count).toBeGreaterThanOrEqual(11);
  const toast = page.getByText(message);
  for (let at = 0; at < count; at++) {
    await actions.nth(at).dispatchEvent('click', { button: 0 });
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(toast).toBeHidden();
  }
});

test('the same message twice is one toast', async ({ visit }) => {
  const page = await visit('/landing/');
  for (let press = 0; press < 3; press++) await page.getByRole('link', { name: 'Chat Now' }).first().click();
  await expect(page.getByText(message)).toHaveCount(1);
});

test('a toast is seen and heard above an open dialog', async ({ visit }) => {
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

test('without a provider the page asks nobody else for anything', async ({ visit, site }) => {
  const asked: string[] = [];
  const page = await visit('/landing/', {
    fresh: true,
    before: async (page) => {
      await page.clock.install();
      page.on('request', (request) => asked.push(new URL(request.url()).origin));
    },
  });
  await page.clock.runFor(60_000);
  await page.getByRole('link', { name: 'Chat Now' }).first().click();
  await expect(page.getByText(message)).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([site.url]));
  await expect(page.locator('[data-island="chat"]')).toHaveCount(0);
});
