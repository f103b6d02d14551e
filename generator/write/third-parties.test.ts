import { expect, test } from 'vitest';
import { openSmallSite } from '../fixtures/open-small-site.ts';
import { thirdPartiesOf } from './third-parties.ts';

const { site } = await openSmallSite();

test('a site that asks for none lets none in', () => {
  expect(thirdPartiesOf(site)).toEqual([]);
});

test('LiveChat may run scripts from its own domain, and none inline', () => {
  const [chat] = thirdPartiesOf({ ...site, chat: { ...site.chat, provider: 'livechat', license: 7 } });
  expect(chat?.island).toBe('chat');
  expect(chat?.sources.script).toEqual(['https://*.livechatinc.com']);
});
