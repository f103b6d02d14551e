import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import { expect, test } from '../harness/browser-test.ts';

type Kind = 'blank' | 'success' | 'error' | 'loading';

/** The site's own module for messages. */
const file = readdirSync(join(inject('dist'), 'assets')).find((name) => /^toasts-.*\.js$/.test(name));

async function show(page: Page, messages: [string, Kind][]): Promise<void> {
  // A string, because the test runner rewrites imports in functions.
  await page.evaluate(
    `import('/assets/${file}').then((module) => {
      const [showToast] = Object.values(module);
      for (const [message, kind] of ${JSON.stringify(messages)}) showToast(message, kind);
    })`,
  );
}

test('success messages last 2 s, others 4 s, and loading ones until they are replaced', async ({ visit }) => {
  const page = await visit('/landing/', { before: (page) => page.clock.install() });
  await page.clock.pauseAt(Date.now() + 60_000);
  await show(page, [
    ['blank', 'blank'],
    ['success', 'success'],
    ['error', 'error'],
    ['loading', 'loading'],
  ]);
  const shown = () => page.locator('.toast p').allTextContents();
  await expect.poll(async () => (await shown()).toSorted()).toEqual(['blank', 'error', 'loading', 'success']);
  await page.clock.runFor(1900);
  await expect(page.locator('.toast')).toHaveCount(4);
  await page.clock.runFor(200);
  await expect.poll(async () => (await shown()).toSorted()).toEqual(['blank', 'error', 'loading']);
  await page.clock.runFor(1700);
  await expect(page.locator('.toast')).toHaveCount(3);
  await page.clock.runFor(300);
  await expect.poll(shown).toEqual(['loading']);
  await page.clock.runFor(600_000);
  expect(await shown()).toEqual(['loading']);
});

test('only the newest 20 messages are shown', async ({ visit }) => {
  const page = await visit('/landing/');
  const messages = Array.from({ length: 25 }, (_, at): [string, Kind] => [`message ${at + 1}`, 'loading']);
  await show(page, messages);
  await expect(page.locator('.toast')).toHaveCount(20);
  await expect(page.getByText('message 25', { exact: true })).toBeVisible();
  await expect(page.getByText('message 5', { exact: true })).toHaveCount(0);
});

test('a message that is repeated a second after it was closed is shown', async ({ visit }) => {
  const page = await visit('/landing/');
  await show(page, [['chat', 'blank']]);
  await page.evaluate(
    `import('/assets/${file}').then(async (module) => {
      const [showToast] = Object.values(module);
      document.querySelector('.toast button').click();
      await new Promise((resolve) => setTimeout(resolve, 980));
      showToast('chat', 'blank');
      // A busy page: React renders after the time when a closed message is removed.
      const until = performance.now() + 50;
      while (performance.now() < until);
    })`,
  );
  await page.waitForTimeout(200);
  await expect(page.locator('.toast')).toHaveText('chat');
});
