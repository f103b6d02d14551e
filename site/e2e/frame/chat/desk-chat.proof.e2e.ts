import { expect } from '../../harness/browser-test.ts';
import { testChatBehaviors } from './chat-behaviors.ts';
import { addChatPages, type ChatUnderTest } from './chat-pages.ts';
import { begin, deskChatTest, type Staff, tab } from './desk-chat-site.ts';

const test = deskChatTest(({ addPage }) => addChatPages(addPage));

let staff: Staff;
test.beforeAll(({ staff: present }) => {
  staff = present;
});

/** What the visitor with a conversation wrote. */
let words = '';

const deskChat: ChatUnderTest = {
  source: '/api/chat',
  serve: async () => ({ receive: () => staff.answer(words, 'Yes, we can.') }),
  begin(page, site) {
    words = `Question ${crypto.randomUUID()}`;
    return begin(page, site, words);
  },
  untilReady: (page) => expect(page.locator('.desk-chat')).toBeAttached(),
  button: tab,
  minimize: (page) => page.getByRole('button', { name: /^(Minimize|Close) chat$/ }),
};

testChatBehaviors(test, deskChat);
