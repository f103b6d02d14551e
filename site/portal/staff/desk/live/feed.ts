import type { DeskEvents } from '../../../../../schema/api/desk.ts';

export interface FeedHandlers {
  /** The stream is open: events before were missed. */
  onReady: () => void;
  onLead: (event: DeskEvents['lead']) => void;
  onPresence: (event: DeskEvents['presence']) => void;
  onChat: (event: DeskEvents['chat']) => void;
  /** The stream is cut. It is tried again. */
  onCut: () => void;
}

const firstRetryMs = 1000;
const maxRetryMs = 30_000;

/** Follows the stream of events until the returned function is called. */
export function openFeed(url: string, handlers: FeedHandlers): () => void {
  const { onReady, onLead, onPresence, onChat, onCut } = handlers;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;

  function connect() {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(url);
    source.addEventListener('ready', () => {
      retryMs = firstRetryMs;
      onReady();
    });
    source.addEventListener('lead', ({ data }) => onLead(JSON.parse(data)));
    source.addEventListener('presence', ({ data }) => onPresence(JSON.parse(data)));
    source.addEventListener('chat', ({ data }) => onChat(JSON.parse(data)));
    source.addEventListener('error', () => {
      onCut();
      // After a cut, the browser connects again by itself; after a refusal, it does not.
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, retryMs);
      retryMs = Math.min(retryMs * 2, maxRetryMs);
    });
  }

  connect();
  addEventListener('online', connect);
  return () => {
    removeEventListener('online', connect);
    clearTimeout(timer);
    source?.close();
  };
}
