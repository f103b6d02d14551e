import type { PreparedChat } from '../../prepared-scripts.ts';
import type { ChatEvents, ChatProvider } from './chat-provider.ts';
import { type Chat, createChat } from './create-chat.ts';
import { putAway } from './dismissal.ts';
import { connectLiveChat } from './livechat.ts';

/** How each provider is spoken to. */
const providers: Record<PreparedChat['provider'], (chat: PreparedChat, events: ChatEvents) => ChatProvider> =
  {
    livechat: connectLiveChat,
  };

const chats = new WeakMap<HTMLElement, Chat>();

/** The chat of a page. @param place the element that holds its settings */
export function chatOf(place: HTMLElement): Chat {
  const known = chats.get(place);
  if (known) return known;
  const settings = JSON.parse(place.textContent) as PreparedChat;
  const chat = createChat({
    times: settings,
    connect: (events) => providers[settings.provider](settings, events),
    isBusy,
    putAway,
    // The style sheet of what floats over the page makes room.
    onVisibility: (visibility) => {
      document.documentElement.dataset.chatWindow = visibility;
    },
  });
  chats.set(place, chat);
  return chat;
}

/** A chat that came up now would lie over a dialog or under it, or take the letters that are typed into a form. */
function isBusy(): boolean {
  return document.querySelector('dialog:modal') !== null || Boolean(document.activeElement?.closest('form'));
}
