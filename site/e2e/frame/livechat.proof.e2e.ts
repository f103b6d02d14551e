import type { Locator, Page } from 'playwright';
import { expect, phone, type Visit, type VisitOptions } from '../harness/browser-test.ts';
import { testOf } from '../harness/changed-site.ts';
import { type LiveChat, serveLiveChat, trackingScript } from './livechat-fake.ts';

const test = testOf(({ addPage, editSite }) => {
  editSite('provider: none', 'provider: livechat\n  license: 1234567');
  addPage('pay', 'extends: faqs\nroute: /staff/create-payment/\n');
  addPage('call-us', 'extends: faqs\nroute: /call-us/\nwidget: { label: Call us, call: true }\n');
});

const unavailable = 'Our chat opens soon!';

interface ChatPage {
  page: Page;
  chat: LiveChat;
  /** Advances the page's clock. */
  wait: (ms: number) => Promise<void>;
}

/** Opens a page whose clock only the test advances, at the moment the chat is mounted. */
async function openPage(visit: Visit, path: string, options: VisitOptions & { readyAfter?: number } = {}) {
  const { readyAfter, ...others } = options;
  let chat: LiveChat | undefined;
  const page = await visit(path, {
    ...others,
    before: async (page) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      chat = await serveLiveChat(page, readyAfter);
    },
  });
  await untilMounted(page);
  return { page, chat, wait: (ms: number) => page.clock.runFor(ms) } as ChatPage;
}

/** Opens a page at the moment its chat becomes ready, as a small button. */
async function openWithChat(visit: Visit, path: string, options?: VisitOptions): Promise<ChatPage> {
  const opened = await openPage(visit, path, options);
  await opened.wait(1000);
  await untilReady(opened.page);
  await expect(bubble(opened.page)).toBeVisible();
  return opened;
}

async function untilMounted(page: Page): Promise<void> {
  await page.clock.runFor(50);
  await expect(page.locator('[data-island="chat"][data-awake]')).toBeAttached();
}

async function untilReady(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'fakeChat' in window)).toBe(true);
  await page.clock.runFor(200);
}

const bubble = (page: Page) => page.getByRole('button', { name: 'Open chat' });
const chatWindow = (page: Page) => page.getByRole('button', { name: 'Minimize window' });
const chatLink = (page: Page) => page.getByRole('link', { name: 'Chat Now' }).first();

test('nothing of the chat is fetched before the page has loaded', async ({ visit }) => {
  let chat: LiveChat | undefined;
  const page = await visit('/faqs/', {
    before: async (page) => {
      chat = await serveLiveChat(page);
    },
  });
  await expect.poll(() => chat?.requests()).toBe(1);
  const { loaded, scripts } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
  }));
  expect(loaded).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter(({ startTime }) => startTime < loaded)).toEqual([]);
});

test('the chat loads 1 s after it is mounted, opens 5 s later, and reopens after 30 s', async ({ visit }) => {
  const { page, chat, wait } = await openPage(visit, '/faqs/');
  await wait(999);
  expect(chat.requests()).toBe(0);
  await wait(1);
  await expect.poll(chat.requests).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { __lc: object }).__lc)).toMatchObject({
    license: 1234567,
  });
  await untilReady(page);
  await expect(bubble(page)).toBeVisible();
  await wait(4999);
  await expect(chatWindow(page)).toHaveCount(0);
  await wait(1);
  await expect(chatWindow(page)).toBeVisible();
  for (const visibility of ['minimized', 'hidden'] as const) {
    await chat.set(visibility);
    await wait(29_999);
    await expect(chatWindow(page), visibility).toHaveCount(0);
    await wait(1);
    await expect(chatWindow(page), visibility).toBeVisible();
  }
});

test('a minimized window stays minimized on the next page for the rest of the 30 s', async ({ visit }) => {
  const { page, wait } = await openWithChat(visit, '/faqs/');
  await bubble(page).click();
  await chatWindow(page).click();
  await wait(10_000);
  await page.goto('/services/');
  await untilMounted(page);
  await wait(1000);
  await expect.poll(() => page.evaluate(() => 'fakeChat' in window)).toBe(true);
  await wait(15_000);
  await expect(chatWindow(page)).toHaveCount(0);
  await wait(5000);
  await expect(chatWindow(page)).toBeVisible();
});

test('messages and files open the window at once, and other events do not', async ({ visit }) => {
  const { page, chat, wait } = await openWithChat(visit, '/faqs/');
  for (const type of ['system_message', 'form', 'filled_form', 'custom']) await chat.receive(type);
  await wait(4000);
  expect(await chat.calls()).toEqual([]);
  for (const type of ['message', 'rich_message', 'file']) {
    await chat.receive(type);
    await expect(chatWindow(page), type).toBeVisible();
    await chat.set('minimized');
    await expect(chatWindow(page)).toHaveCount(0);
  }
});

test('two clicks open the chat once, even before it has loaded', async ({ visit }) => {
  const { page, chat, wait } = await openPage(visit, '/landing/');
  const link = chatLink(page);
  await link.click();
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await expect.poll(chat.requests).toBe(1);
  await untilReady(page);
  await expect(chatWindow(page)).toBeVisible();
  await wait(2000);
  expect(await chat.calls()).toEqual(['maximize']);
  expect(chat.requests()).toBe(1);
  await expect(page.getByText(unavailable)).toHaveCount(0);
  await expect(link).not.toHaveAttribute('aria-busy');
});

test('a chat that is not ready 1 s after a click is reported as unavailable, and still opens later', async ({
  visit,
}) => {
  const warning = /live chat has not loaded yet/;
  const { page, wait } = await openPage(visit, '/landing/', { readyAfter: 3000, allowedProblems: warning });
  const logged = page.waitForEvent('console', (message) => warning.test(message.text()));
  await chatLink(page).click();
  await expect.poll(() => page.evaluate(() => 'fakeChat' in window)).toBe(true);
  await wait(999);
  await expect(page.getByText(unavailable)).toHaveCount(0);
  await wait(1);
  await logged;
  await expect(page.getByText(unavailable)).toBeVisible();
  await wait(2000);
  await expect(chatWindow(page)).toBeVisible();
});

test('a script that fails to load breaks nothing, and the next click requests it again', async ({
  visit,
}) => {
  const { page, wait } = await openPage(visit, '/landing/', {
    allowedProblems: /tracking\.js|ERR_|live chat has not/,
  });
  let isBlocked = true;
  await page.route(trackingScript, async (route) => {
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
  await expect(chatWindow(page)).toBeVisible();
});

test('the window does not open by itself over a dialog or while a form is being filled in', async ({
  visit,
}) => {
  const { page, wait } = await openWithChat(visit, '/landing/');
  await page.locator('main a[data-form]').first().click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await wait(20_000);
  await expect(chatWindow(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('#hero-form [name="email"]').focus();
  await wait(20_000);
  await expect(chatWindow(page)).toHaveCount(0);
  await page.locator('#hero-form [name="email"]').blur();
  await wait(1000);
  await expect(chatWindow(page)).toBeVisible();
});

test('a chat link in the menu closes the menu and opens the chat', async ({ visit }) => {
  const { page } = await openWithChat(visit, '/landing/', phone);
  await page.getByLabel('Open menu').click();
  await page.locator('dialog:modal [data-chat]').first().click();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(chatWindow(page)).toBeVisible();
});

for (const [name, options, button] of [
  ['a phone', phone, '.action-bar [data-chat]'],
  ['a desktop', {}, '.widget'],
] as const)
  test(`one chat button is visible at a time on ${name}`, async ({ visit }) => {
    const { page, chat } = await openPage(visit, '/faqs/', options);
    const own = page.locator(button);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await expect(own).toBeVisible();
    await own.click();
    await untilReady(page);
    await expect(chatWindow(page)).toBeVisible();
    await chat.set('minimized');
    await expect(bubble(page)).toBeVisible();
    await expect(own).toBeHidden();
    await chat.set('hidden');
    await expect(bubble(page)).toBeHidden();
    await expect(own).toBeVisible();
  });

test('the chat button overlaps neither what floats nor the last line of the page', async ({ visit }) => {
  const { page } = await openWithChat(visit, '/call-us/');
  for (const [width, height] of [
    [390, 844],
    [768, 500],
    [1024, 400],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollToBottom(page);
    const chat = await boxOf(bubble(page));
    const others = page
      .locator('.widget, .action-bar .btn, aside > .side-tab, .foot .end > *')
      .filter({ visible: true });
    expect(await others.count()).toBeGreaterThan(2);
    for (const other of await others.all()) {
      const box = await boxOf(other);
      const isNextTo = box.right <= chat.left || box.left >= chat.right;
      const isAbove = box.bottom <= chat.top;
      expect(isNextTo || isAbove, `${await other.innerText()} at ${width} px`).toBe(true);
    }
    if (width < 768) continue;
    const widget = await boxOf(page.locator('.widget'));
    const lastLine = await boxOf(page.locator('.foot .end'));
    expect(lastLine.bottom <= widget.top || lastLine.right <= widget.left, `${width} px`).toBe(true);
  }
});

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

const boxOf = (one: Locator) =>
  one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('payment pages have no chat', async ({ visit }) => {
  let chat: LiveChat | undefined;
  const page = await visit('/staff/create-payment/', {
    // There is no link with the ID k3.
    allowedProblems: /404/,
    before: async (page) => {
      await page.clock.install();
      chat = await serveLiveChat(page);
    },
  });
  for (const path of ['/staff/create-payment/', '/payment/k3']) {
    if (!page.url().endsWith(path)) await page.goto(path);
    await page.clock.runFor(60_000);
    expect(chat?.requests()).toBe(0);
    await expect(page.locator('[data-island="chat"]')).toHaveCount(0);
    const response = await page.request.get(path);
    expect(response.headers()['content-security-policy']).not.toContain('livechat');
  }
});
