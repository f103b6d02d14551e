import type { ChatParts } from './create-chat.ts';

const key = 'chat-put-away';

/** Stored across pages until the tab is closed, if the browser allows it. */
export const dismissal: ChatParts['dismissal'] = {
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
      // Without storage, the window opens again as on a first visit.
    }
  },
};
