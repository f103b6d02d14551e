import type { PreparedChat } from '../../prepared-scripts.ts';
import { type Chat, createChat } from './create-chat.ts';
import { dismissal } from './dismissal.ts';
import { connectLiveChat } from './livechat.ts';

const chats = new WeakMap<HTMLElement, Chat>();

/** The chat of a page, created on first use. @param element contains its settings as JSON */
export function chatOf(element: HTMLElement): Chat {
  const existing = chats.get(element);
  if (existing) return existing;
  const settings = JSON.parse(element.textContent) as PreparedChat;
  const chat = createChat({
    times: settings,
    connect: (events) => connectLiveChat(settings, events),
    isBusy,
    dismissal,
    // Style sheets move floating elements out of the chat's way.
    onVisibility: (visibility) => {
      document.documentElement.dataset.chatWindow = visibility;
    },
  });
  chats.set(element, chat);
  return chat;
}

/** Whether a chat window would overlap a dialog or interrupt typing in a form. */
function isBusy(): boolean {
  return document.querySelector('dialog:modal') !== null || Boolean(document.activeElement?.closest('form'));
}
