import type { OpenChat } from '../../../../../schema/api/desk.ts';

type Counted = Pick<OpenChat, 'id' | 'unread'>;

/**
 * Counts unread messages of conversations.
 * @param before only those that came since then @param except the lead that is being read
 */
export function unreadIn(chats: readonly Counted[], before: readonly Counted[] = [], except = ''): number {
  return chats
    .filter(({ id }) => id !== except)
    .reduce((sum, { id, unread }) => {
      const known = before.find((chat) => chat.id === id)?.unread ?? 0;
      return sum + Math.max(0, unread - known);
    }, 0);
}
