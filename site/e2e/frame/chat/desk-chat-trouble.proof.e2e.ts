import { expect } from '../../harness/browser-test.ts';
import { begin, chatWindow, deskChatTest, log, peek, tab, write } from './desk-chat-site.ts';

const test = deskChatTest();

test('a page hears of answers although its stream was refused, and of a conversation in another tab', async ({
  visit,
  staff,
  site,
}) => {
  await staff.arrive();
  const words = 'From another tab';
  let isRefused = true;
  const page = await visit('/landing/', {
    allowedProblems: /502/,
    before: async (page) => {
      await page.clock.install();
      await page.route('**/api/chat/feed*', (route) =>
        isRefused ? route.fulfill({ status: 502 }) : route.fallback(),
      );
    },
  });
  await page.clock.runFor(2000);
  await expect(tab(page)).toBeVisible();
  await begin(page, site, words);
  await page.clock.runFor(60_000);
  isRefused = false;
  await staff.answer(words, 'Here.');
  await page.clock.runFor(60_000);
  await expect(peek(page)).toContainText('Here.');
  await staff.answer(words, 'At once.');
  await expect(peek(page)).toContainText('At once.');
});

test('without the conversation’s cookie, the next message begins another one', async ({
  visit,
  staff,
  site,
}) => {
  await staff.arrive();
  const page = await visit('/faqs/', {
    allowedProblems: /404/,
    before: (page) => begin(page, site, 'The old question'),
  });
  await tab(page).click();
  await expect(log(page)).toContainText('The old question');
  await staff.answer('The old question', 'An old answer.');
  await expect(log(page)).toContainText('An old answer.');
  await page.context().clearCookies();
  await write(page, 'The new question');
  const texts = log(page).locator('.chat-text');
  await expect(texts).toHaveText(['The new question']);
  await staff.answer('The new question', 'A new answer.');
  await expect(texts).toHaveText(['The new question', 'A new answer.']);
});

test('a browser that blocks cookies says that answers cannot appear, and asks for an email address', async ({
  visit,
  staff,
  site,
}) => {
  await staff.arrive();
  const page = await visit('/faqs/', {
    before: (page) =>
      page.route('**/api/chat/messages', async (route) => {
        const response = await route.fetch();
        await page.context().clearCookies();
        await route.fulfill({ response, headers: { 'content-type': 'application/json' } });
      }),
  });
  await tab(page).click();
  await write(page, 'Where does the answer go?');
  await expect(chatWindow(page)).toContainText('Your browser blocks cookies, so answers can’t appear here.');
  await log(page).getByLabel('Phone or email').fill('cookieless@mail.example');
  await page.keyboard.press('Enter');
  await expect(log(page).getByLabel('Phone or email')).toHaveCount(0);
  expect(site.leads()).toContainEqual(expect.objectContaining({ email: 'cookieless@mail.example' }));
});

test('staff can block a visitor, whose window says so', async ({ visit, staff, site }) => {
  await staff.arrive();
  const words = 'Nothing nice';
  const page = await visit('/faqs/', {
    allowedProblems: /403|404/,
    before: (page) => begin(page, site, words),
  });
  await tab(page).click();
  await expect(log(page)).toContainText(words);
  await staff.block(words);
  await write(page, 'More of it');
  await expect(chatWindow(page)).toContainText('This chat is closed.');
});
