import type { ChatTimes } from '../../prepared-scripts.ts';
import type { ChatEvents, ChatProvider } from './chat-provider.ts';
import { type Chat, createChat } from './create-chat.ts';
import { storedNumber } from './stored-number.ts';

/** What the lazy script of each provider exports. */
export interface PageChat {
  /** The chat of the page, created on first use. @param element contains its settings as JSON */
  chatOf: (element: HTMLElement) => Chat;
  /** Mounts the chat once the page is visible, not while it is prerendered. */
  hydrate: (element: HTMLElement) => void;
}

export function pageChat<Settings>(
  connect: (settings: Settings, events: ChatEvents) => ChatProvider,
): PageChat {
  let chat: Chat | undefined;

  function chatOf(element: HTMLElement): Chat {
    const settings = JSON.parse(element.textContent) as Settings & ChatTimes;
    chat ??= createChat({
      times: settings,
      connect: (events) => connect(settings, events),
      isBusy,
      // Until the tab is closed, across its pages.
      dismissal: storedNumber('sessionStorage', 'chat-put-away'),
      // Style sheets move floating elements out of the chat's way.
      onVisibility: (visibility) => {
        document.documentElement.dataset.chatWindow = visibility;
      },
    });
    return chat;
  }

  return {
    chatOf,
    hydrate(element) {
      const mount = () => chatOf(element).mount();
      if ((document as { prerendering?: boolean }).prerendering)
        addEventListener('prerenderingchange', mount, { once: true });
      else mount();
      element.dataset.awake = '';
    },
  };
}

/** Whether a chat window would overlap a dialog or interrupt typing in a form. */
function isBusy(): boolean {
  return document.querySelector('dialog:modal') !== null || Boolean(document.activeElement?.closest('form'));
}
