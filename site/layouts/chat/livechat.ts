import { createWidget, type ExtendedWindow } from '@livechat/widget-core';
import type { PreparedChat } from '../../prepared-scripts.ts';
import type { ChatEvents, ChatProvider } from './chat-provider.ts';

/** Events that somebody wrote; there are others, such as an agent's joining. Source: spec section 4, "Live chat". */
const messages: readonly string[] = ['message', 'rich_message', 'file'];

/** LiveChat (livechat.com), by its own adapter. */
export function connectLiveChat(
  { license }: Pick<PreparedChat, 'license'>,
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
      // The adapter's own `init` would wait for ever for a script that failed to arrive.
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
