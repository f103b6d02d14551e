import { panelLinks } from '../desk-chat.lazy.ts';
import { showConversation } from './show-conversation.tsx';

/** Begins the conversation in the window of the chat. */
export default function deskChat(island: HTMLElement): void {
  const link = panelLinks.get(island);
  if (link) showConversation(link);
}
