import { expect } from '../../harness/browser-test.ts';
import { testOf } from '../../harness/changed-site.ts';
import { testChatBehaviors } from './chat-behaviors.ts';
import { addChatPages, type ChatUnderTest, chatPages } from './chat-pages.ts';
import { type LiveChat, serveLiveChat, trackingScript } from './livechat-fake.ts';

const test = testOf(({ addPage, editSite }) => {
  editSite('provider: none', 'provider: livechat\n  license: 1234567');
  addChatPages(addPage);
});

let served: LiveChat;

const liveChat: ChatUnderTest = {
  source: new URL(trackingScript).pathname,
  async serve(page) {
    served = await serveLiveChat(page);
    return { receive: () => served.receive('message') };
  },
  async untilReady(page) {
    await expect.poll(() => page.evaluate(() => 'fakeChat' in window)).toBe(true);
    await page.clock.runFor(200);
  },
  button: (page) => page.getByRole('button', { name: 'Open chat' }),
  minimize: (page) => page.getByRole('button', { name: 'Minimize window' }),
};

testChatBehaviors(test, liveChat);

const { openWithChat } = chatPages(liveChat);

test('the widget has the license, and is asked to open the window', async ({ visit, site }) => {
  const { page, wait } = await openWithChat({ visit, site }, '/faqs/');
  expect(await page.evaluate(() => (window as unknown as { __lc: object }).__lc)).toMatchObject({
    license: 1234567,
  });
  await wait(5000);
  expect(await served.calls()).toEqual(['maximize']);
});

test('a widget that hides itself opens again after 30 s, and the page shows its own button until then', async ({
  visit,
  site,
}) => {
  const { page, wait } = await openWithChat({ visit, site }, '/faqs/');
  await served.set('maximized');
  await served.set('hidden');
  await expect(liveChat.button(page)).toBeHidden();
  await expect(page.locator('.widget')).toBeVisible();
  await wait(29_999);
  await expect(liveChat.minimize(page)).toHaveCount(0);
  await wait(1);
  await expect(liveChat.minimize(page)).toBeVisible();
});

test('messages and files open the window at once, and other events do not', async ({ visit, site }) => {
  const { page, wait } = await openWithChat({ visit, site }, '/faqs/');
  for (const type of ['system_message', 'form', 'filled_form', 'custom']) await served.receive(type);
  await wait(4000);
  expect(await served.calls()).toEqual([]);
  for (const type of ['rich_message', 'file']) {
    await served.receive(type);
    await expect(liveChat.minimize(page), type).toBeVisible();
    await served.set('minimized');
    await expect(liveChat.minimize(page)).toHaveCount(0);
  }
});
