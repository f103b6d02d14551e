import type { Locator, Page } from 'playwright';
import type { TestAPI } from 'vitest';
import { expect, phone, type test } from '../../harness/browser-test.ts';
import { hold } from '../../harness/hold.ts';
import type { RunningSite } from '../../harness/running-site.ts';
import { type ChatUnderTest, chatPages, untilMounted } from './chat-pages.ts';

type Test = typeof test extends TestAPI<infer Context> ? TestAPI<Context & { site: RunningSite }> : never;

const unavailable = 'Our chat opens soon!';
const warning = /live chat has not loaded yet/;

const chatLink = (page: Page) => page.getByRole('link', { name: 'Chat Now' }).first();

/** What the chat of every provider does. Source: product-rules.md, Chat. */
export function testChatBehaviors(test: Test, chat: ChatUnderTest): void {
  const { button, minimize, untilReady, source } = chat;
  const { openPage, openWithChat } = chatPages(chat);

  test('nothing of the chat is fetched before the page has loaded', async ({ visit, site }) => {
    let requests = 0;
    const page = await visit('/faqs/', {
      before: async (page) => {
        page.on('request', (request) => {
          if (request.url().includes(source)) requests += 1;
        });
        await chat.serve(page, site);
      },
    });
    await expect.poll(() => requests).toBe(1);
    const { loaded, scripts } = await page.evaluate(() => ({
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    }));
    expect(loaded).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter(({ startTime }) => startTime < loaded)).toEqual([]);
  });

  test('the chat loads 1 s after it is mounted, opens 5 s later, and reopens after 30 s', async ({
    visit,
    site,
  }) => {
    const { page, requests, wait } = await openPage({ visit, site }, '/faqs/');
    await wait(999);
    expect(requests()).toBe(0);
    await wait(1);
    await expect.poll(requests).toBe(1);
    await untilReady(page);
    await expect(button(page)).toBeVisible();
    await wait(4999);
    await expect(minimize(page)).toHaveCount(0);
    await wait(1);
    await expect(minimize(page)).toBeVisible();
    for (const time of ['first', 'second']) {
      await minimize(page).click();
      await wait(29_999);
      await expect(minimize(page), time).toHaveCount(0);
      await wait(1);
      await expect(minimize(page), time).toBeVisible();
    }
  });

  test('a chat that was minimized stays minimized on the next page for the rest of the 30 s', async ({
    visit,
    site,
  }) => {
    const { page, wait } = await openWithChat({ visit, site }, '/faqs/');
    await button(page).click();
    await minimize(page).click();
    await wait(10_000);
    await page.goto('/services/');
    await untilMounted(page);
    await wait(1000);
    await untilReady(page);
    await wait(15_000);
    await expect(minimize(page)).toHaveCount(0);
    await wait(5000);
    await expect(minimize(page)).toBeVisible();
  });

  test('a message opens the chat at once', async ({ visit, site }) => {
    const { page, receive } = await openWithChat({ visit, site }, '/faqs/', { hasBegun: true });
    for (const time of ['first', 'second']) {
      await receive();
      await expect(minimize(page), time).toBeVisible();
      await minimize(page).click();
      await expect(minimize(page), time).toHaveCount(0);
    }
  });

  test('two clicks open the chat once, even before it has loaded', async ({ visit, site }) => {
    const { page, requests, wait } = await openPage({ visit, site }, '/landing/');
    const answer = await hold(page, `**${source}*`);
    const link = chatLink(page);
    await link.click();
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect.poll(requests).toBe(1);
    await answer.release();
    await untilReady(page);
    await expect(minimize(page)).toBeVisible();
    await wait(2000);
    await expect(page.getByText(unavailable)).toHaveCount(0);
    await expect(link).not.toHaveAttribute('aria-busy');
    await minimize(page).click();
    await wait(1000);
    await expect(minimize(page)).toHaveCount(0);
  });

  test('a chat that is not ready 1 s after a click is reported as unavailable, and still opens later', async ({
    visit,
    site,
  }) => {
    const { page, wait } = await openPage({ visit, site }, '/landing/', { allowedProblems: warning });
    const answer = await hold(page, `**${source}*`);
    const logged = page.waitForEvent('console', (message) => warning.test(message.text()));
    await chatLink(page).click();
    await expect.poll(() => answer.held.length).toBe(1);
    await wait(999);
    await expect(page.getByText(unavailable)).toHaveCount(0);
    await wait(1);
    await logged;
    await expect(page.getByText(unavailable)).toBeVisible();
    await answer.release();
    await untilReady(page);
    await expect(minimize(page)).toBeVisible();
  });

  test('a chat that fails to load breaks nothing, and the next click requests it again', async ({
    visit,
    site,
  }) => {
    const allowedProblems = /tracking\.js|api\/chat|ERR_|live chat has not/;
    const { page, wait } = await openPage({ visit, site }, '/landing/', { allowedProblems });
    let isBlocked = true;
    await page.route(`**${source}*`, async (route) => {
      await (isBlocked ? route.abort() : route.fallback());
    });
    const failed = page.waitForEvent('requestfailed');
    await chatLink(page).click();
    await failed;
    await wait(1000);
    await expect(page.getByText(unavailable)).toBeVisible();
    isBlocked = false;
    await chatLink(page).click();
    await untilReady(page);
    await expect(minimize(page)).toBeVisible();
  });

  test('the chat does not open by itself over a dialog or while a form is being filled in', async ({
    visit,
    site,
  }) => {
    const { page, wait } = await openWithChat({ visit, site }, '/landing/');
    await page.locator('main a[data-form]').first().click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await wait(20_000);
    await expect(minimize(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.locator('#hero-form [name="email"]').focus();
    await wait(20_000);
    await expect(minimize(page)).toHaveCount(0);
    await page.locator('#hero-form [name="email"]').blur();
    await wait(1000);
    await expect(minimize(page)).toBeVisible();
  });

  test('a chat link in the menu closes the menu and opens the chat', async ({ visit, site }) => {
    const { page } = await openWithChat({ visit, site }, '/landing/', phone);
    await page.getByLabel('Open menu').click();
    await page.locator('dialog:modal [data-chat]').first().click();
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(minimize(page)).toBeVisible();
  });

  for (const [name, options, own] of [
    ['a phone', phone, '.action-bar [data-chat]'],
    ['a desktop', {}, '.widget'],
  ] as const)
    test(`one chat button is visible at a time on ${name}`, async ({ visit, site }) => {
      const { page } = await openPage({ visit, site }, '/faqs/', options);
      await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
      await expect(page.locator(own)).toBeVisible();
      await page.locator(own).click();
      await untilReady(page);
      await expect(minimize(page)).toBeVisible();
      await minimize(page).click();
      await expect(page.locator(own).or(button(page)).filter({ visible: true })).toHaveCount(1);
    });

  test('the chat button overlaps neither what floats nor the last line of the page', async ({
    visit,
    site,
  }) => {
    const { page } = await openWithChat({ visit, site }, '/call-us/');
    for (const [width, height] of [
      [390, 844],
      [768, 500],
      [1024, 400],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await scrollToBottom(page);
      // The bar slides in.
      await expect.poll(() => coveredBy(button(page)), `${width} px`).toEqual([]);
      if (width < 768) continue;
      const widget = await boxOf(page.locator('.widget'));
      const lastLine = await boxOf(page.locator('.foot .end'));
      expect(lastLine.bottom <= widget.top || lastLine.right <= widget.left, `${width} px`).toBe(true);
    }
  });

  test('payment pages have no chat', async ({ visit, site }) => {
    let requests = 0;
    const page = await visit('/staff/create-payment/', {
      // There is no link with the ID k3.
      allowedProblems: /404/,
      before: async (page) => {
        await page.clock.install();
        page.on('request', (request) => {
          if (request.url().includes(source)) requests += 1;
        });
        await chat.serve(page, site);
      },
    });
    for (const path of ['/staff/create-payment/', '/payment/k3']) {
      if (!page.url().endsWith(path)) await page.goto(path);
      await page.clock.runFor(60_000);
      expect(requests).toBe(0);
      await expect(page.locator('[data-island="chat"]')).toHaveCount(0);
      const response = await page.request.get(path);
      expect(response.headers()['content-security-policy']).not.toContain('livechat');
    }
  });
}

/** Scrolls until the page no longer grows: sections that come into view for the first time change its height. */
const scrollToBottom = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollHeight } = document.documentElement;
        const isAtBottom = scrollY + innerHeight >= scrollHeight - 1;
        window.scrollTo({ top: scrollHeight, behavior: 'instant' });
        return isAtBottom;
      }),
    )
    .toBe(true);

/** Texts of what floats, and of the last line, that an element covers. */
const coveredBy = (one: Locator) =>
  one.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const others = document.querySelectorAll<HTMLElement>(
      '.widget, .action-bar .btn, aside > .side-tab, .foot .end > *',
    );
    const visible = [...others].filter((other) => other.checkVisibility({ visibilityProperty: true }));
    if (visible.length < 3) throw new Error('Too little floats on this page.');
    return visible
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
      })
      .map((other) => other.innerText);
  });

const boxOf = (one: Locator) =>
  one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
