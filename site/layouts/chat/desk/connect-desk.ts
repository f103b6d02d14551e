import type { PreparedDeskChat } from '../../../prepared-scripts.ts';
import type { ChatEvents, ChatProvider } from '../chat-provider.ts';
import { createPanel, type Panel } from './panel.ts';
import { readChat } from './read-chat.ts';

/** Connects the company's own chat. A small script shows it; React and the conversation follow the first touch. */
export function connectDesk(settings: PreparedDeskChat, events: ChatEvents): ChatProvider {
  let panel: Panel | undefined;

  async function start(): Promise<void> {
    const answer = await readChat();
    if (!answer) return events.onFailure();
    const created = createPanel(settings, answer, events);
    await created.appear();
    panel = created;
    events.onReady('minimized');
    panel.listen();
  }

  return {
    load: () => void start().catch(events.onFailure),
    maximize: (isRequested) => panel?.open(isRequested),
  };
}
