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

interface Chatting {
  page: Page;
  chat: LiveChat;
  /** Lets the page's time go on. */
  wait: (ms: number) => Promise<void>;
}

/** A page whose time only goes on when the test says so, in the moment in which the chat is mounted. */
async function come(visit: Visit, path: string, options: VisitOptions & { readyAfter?: number } = {}) {
  const { readyAfter, ...others } = options;
  let chat: LiveChat | undefined;
  const page = await visit(path, {
    ...others,
    fresh: true,
    before: async (page) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      chat = await serveLiveChat(page, readyAfter);
    },
  });
  await page.clock.runFor(50);
  await expect(page.locator('[data-island="chat"][data-awake]')).toBeAttached();
  return { page, chat, wait: (ms: number) => page.clock.runFor(ms) } as Chatting;
}

/** The chat is there, as its small button, since this moment. */
async function comeReady(visit: Visit, path: string, options?: VisitOptions): Promise<Chatting> {
  const here = await come(visit, path, options);
  await here.wait(1000);
  await expect.poll(here.chat.requests).toBe(1);
  await expect.poll(() => here.page.evaluate(() => 'counterpart' in window)).toBe(true);
  await here.wait(200);
  await expect(bubble(here.page)).toBeVisible();
  return here;
}

const bubble = (page: Page) => page.getByRole('button', { name: 'Open chat' });
const chatWindow = (page: Page) => page.getByRole('button', { name: 'Minimize window' });

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

test('the chat comes 1 s after it was mounted, with the license of site.yaml', async ({ visit }) => {
  const { page, chat, wait } = await come(visit, '/faqs/');
  await wait(999);
  expect(chat.requests()).toBe(0);
  await wait(1);
  await expect.poll(chat.requests).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { __lc: object }).__lc)).toMatchObject({
    license: 1234567,
  });
});

test('its window opens 5 s after it came', async ({ visit }) => {
  const { page, wait } = await comeReady(visit, '/faqs/');
  await wait(4999);
  await expect(chatWindow(page)).toHaveCount(0);
  await wait(1);
  await expect(chatWindow(page)).toBeVisible();
});

for (const away of ['minimized', 'hidden'] as const)
  test(`a window that was ${away} opens again after 30 s`, async ({ visit }) => {
    const { page, chat, wait } = await comeReady(visit, '/faqs/');
    await wait(5000);
    await chat.set(away);
    await wait(29_999);
    await expect(chatWindow(page)).toHaveCount(0);
    await wait(1);
    await expect(chatWindow(page)).toBeVisible();
  });

test('a window that was made small stays so on the next page, for the rest of the 30 s', async ({
  visit,
}) => {
  const first = await comeReady(visit, '/faqs/');
  await bubble(first.page).click();
  await chatWindow(first.page).click();
  await first.wait(10_000);
  await first.page.goto('/services/');
  await first.wait(50);
  await expect(first.page.locator('[data-island="chat"][data-awake]')).toBeAttached();
  await first.wait(1000);
  await expect.poll(() => first.page.evaluate(() => 'counterpart' in window)).toBe(true);
  await first.wait(15_000);
  await expect(chatWindow(first.page)).toHaveCount(0);
  await first.wait(5000);
  await expect(chatWindow(first.page)).toBeVisible();
});

for (const type of ['message', 'rich_message', 'file'])
  test(`a ${type} opens the window at once`, async ({ visit }) => {
    const { page, chat } = await comeReady(visit, '/faqs/');
    await chat.receive(type);
    await expect(chatWindow(page)).toBeVisible();
  });

test('other events do not open it', async ({ visit }) => {
  const { chat, wait } = await comeReady(visit, '/faqs/');
  for (const type of ['system_message', 'form', 'filled_form', 'custom']) await chat.receive(type);
  await wait(4000);
  expect(await chat.calls()).toEqual([]);
});

test('a press opens the chat, before it came by itself, too, and two presses are one', async ({ visit }) => {
  const { page, chat, wait } = await come(visit, '/landing/');
  const press = page.getByRole('link', { name: 'Chat Now' }).first();
  await press.click();
  await press.click();
  await expect(press).toHaveAttribute('aria-busy', 'true');
  await expect.poll(chat.requests).toBe(1);
  await expect.poll(() => page.evaluate(() => 'counterpart' in window)).toBe(true);
  await wait(200);
  await expect(chatWindow(page)).toBeVisible();
  await wait(2000);
  expect(await chat.calls()).toEqual(['maximize']);
  expect(chat.requests()).toBe(1);
  await expect(page.getByText(unavailable)).toHaveCount(0);
  await expect(press).not.toHaveAttribute('aria-busy');
});

test('a chat that is not there 1 s after a press is looked for once more, then the visitor is told', async ({
  visit,
}) => {
  const warning = /live chat has not loaded yet/;
  const { page, wait } = await come(visit, '/landing/', { readyAfter: 3000, mayComplain: warning });
  const logged = page.waitForEvent('console', (message) => warning.test(message.text()));
  await page.getByRole('link', { name: 'Chat Now' }).first().click();
  await expect.poll(() => page.evaluate(() => 'counterpart' in window)).toBe(true);
  await wait(999);
  await expect(page.getByText(unavailable)).toHaveCount(0);
  await wait(1);
  await logged;
  await expect(page.getByText(unavailable)).toBeVisible();
  // What was asked for is still done when it can be.
  await wait(2000);
  await expect(chatWindow(page)).toBeVisible();
});

test('a script that never comes breaks nothing, and the next press asks for it again', async ({ visit }) => {
  const { page, wait } = await come(visit, '/landing/', {
    mayComplain: /tracking\.js|ERR_|live chat is not/,
  });
  let isBlocked = true;
  await page.route(trackingScript, async (route) => {
    await (isBlocked ? route.abort() : route.fallback());
  });
  const failed = page.waitForEvent('requestfailed');
  const press = page.getByRole('link', { name: 'Chat Now' }).first();
  await press.click();
  await failed;
  await wait(1000);
  await expect(page.getByText(unavailable)).toBeVisible();
  isBlocked = false;
  await press.click();
  await expect.poll(() => page.evaluate(() => 'counterpart' in window)).toBe(true);
  await wait(200);
  await expect(chatWindow(page)).toBeVisible();
});

test('no window opens by itself over a dialog, or while a form is being filled in', async ({ visit }) => {
  const { page, wait } = await comeReady(visit, '/landing/');
  await page.locator('main a[data-form]').first().click();
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

test('a press in the menu closes the menu and opens the chat', async ({ visit }) => {
  const { page } = await comeReady(visit, '/landing/', phone);
  await page.getByLabel('Open menu').click();
  await page.locator('dialog:modal [data-chat]').first().click();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(chatWindow(page)).toBeVisible();
});

for (const [name, options] of [
  ['a phone', phone],
  ['a desk', {}],
] as const)
  test(`on ${name} there is one chat button at a time`, async ({ visit }) => {
    const { page, chat } = await come(visit, '/faqs/', options);
    await expect(page.locator('.widget')).toBeVisible();
    await page.locator('.widget').click();
    await expect.poll(() => page.evaluate(() => 'counterpart' in window)).toBe(true);
    await page.clock.runFor(200);
    await expect(chatWindow(page)).toBeVisible();
    await chat.set('minimized');
    await expect(bubble(page)).toBeVisible();
    await expect(page.locator('.widget')).toBeHidden();
    await chat.set('hidden');
    await expect(bubble(page)).toBeHidden();
    await expect(page.locator('.widget')).toBeVisible();
  });

for (const [width, height] of [
  [390, 844],
  [768, 500],
  [1024, 400],
  [1440, 900],
] as const)
  test(`the chat’s button covers nothing that floats or ends beside it at ${width} x ${height}`, async ({
    visit,
  }) => {
    const { page } = await comeReady(visit, '/call-us/', { viewport: { width, height } });
    // Sections that were not laid out yet make the page longer.
    for (let time = 0; time < 4; time++)
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const chat = await boxOf(bubble(page));
    const others = page.locator('.widget, aside > .side-tab, .foot .end > *').filter({ visible: true });
    expect(await others.count()).toBeGreaterThan(2);
    for (const other of await others.all()) {
      const box = await boxOf(other);
      const isBeside = box.right <= chat.left || box.left >= chat.right;
      const isAbove = box.bottom <= chat.top;
      expect(isBeside || isAbove, await other.innerText()).toBe(true);
    }
    const [widget, lastLine] = await Promise.all(
      [page.locator('.widget'), page.locator('.foot .end')].map(boxOf),
    );
    expect(widget && lastLine && (lastLine.bottom <= widget.top || lastLine.right <= widget.left)).toBe(true);
  });

const boxOf = (one: Locator) =>
  one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

for (const path of ['/staff/create-payment/', '/payment/k3'])
  test(`${path} is without the chat`, async ({ visit }) => {
    let chat: LiveChat | undefined;
    const page = await visit(path, {
      fresh: true,
      // No link has this id.
      mayComplain: /404/,
      before: async (page) => {
        await page.clock.install();
        chat = await serveLiveChat(page);
      },
    });
    await page.clock.runFor(60_000);
    expect(chat?.requests()).toBe(0);
    await expect(page.locator('[data-island="chat"]')).toHaveCount(0);
    const answer = await page.request.get(path);
    expect(answer.headers()['content-security-policy']).not.toContain('livechat');
  });
