import type { ChatParts } from './create-chat.ts';

const key = 'chat-put-away';

/** Kept from page to page for as long as the tab is open; not at all where the browser keeps nothing. */
export const putAway: ChatParts['putAway'] = {
  read() {
    try {
      const time = sessionStorage.getItem(key);
      return time === null ? undefined : Number(time);
    } catch {
      return undefined;
    }
  },
  write(time) {
    try {
      sessionStorage.setItem(key, String(time));
    } catch {
      // The window opens again as it would for a newcomer.
    }
  },
};
