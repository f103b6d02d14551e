import { browserStore } from '../../../../ui/local-store.ts';

/** What the chat keeps for the visitor's other pages and tabs. */
export const chatStore = browserStore('localStorage', 'chat-');
