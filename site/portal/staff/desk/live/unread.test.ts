import { expect, it } from 'vitest';
import { unreadIn } from './unread.ts';

const chat = (id: string, unread: number) => ({ id, unread });

it('counts unread messages, or those since an earlier count', () => {
  const chats = [chat('a', 2), chat('b', 1), chat('c', 0)];
  expect(unreadIn(chats)).toBe(3);
  expect(unreadIn(chats, [chat('a', 1), chat('c', 4)])).toBe(2);
  expect(unreadIn(chats, [], 'a')).toBe(1);
  expect(unreadIn(chats, chats)).toBe(0);
});
