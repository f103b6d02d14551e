import { createWidget, type ExtendedWindow } from '@livechat/widget-core';
import type { PreparedLiveChat } from '../../prepared-scripts.ts';
import type { ChatEvents, ChatProvider } from './chat-provider.ts';

/** Events with content from a person; others report, for example, that an agent joined. Source: product-rules.md, Chat. */
const messages: readonly string[] = ['message', 'rich_message', 'file'];

/** Connects LiveChat (livechat.com) with its own adapter. */
export function connectLiveChat(
  { license }: Pick<PreparedLiveChat, 'license'>,
  events: ChatEvents,
): ChatProvider {
  const widget = createWidget({
    license: String(license),
    onReady: ({ state }) => events.onReady(state.visibility),
    onVisibilityChanged: ({ visibility }) => events.onVisibility(visibility),
    onNewEvent: ({ type }) => {
      if (messages.includes(type)) events.onMessage();
    },
  });
  const { LiveChatWidget } = window as unknown as ExtendedWindow;
  return {
    load() {
      // The adapter never reports a script that fails to load.
      LiveChatWidget.init();
      const script = document.head.lastElementChild;
      script?.addEventListener('error', () => {
        script.remove();
        events.onFailure();
      });
    },
    maximize: () => widget.updateVisibility('maximized'),
  };
}
