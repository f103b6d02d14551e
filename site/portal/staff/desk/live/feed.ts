import { type DeskEvents, silentFeedMs } from '../../../../../schema/api/desk.ts';

export interface FeedHandlers {
  /** The stream is open: events before were missed. */
  onReady: () => void;
  onLead: (event: DeskEvents['lead']) => void;
  onPresence: (event: DeskEvents['presence']) => void;
  onChat: (event: DeskEvents['chat']) => void;
  /** Sent regularly while the stream is open. */
  onBeat: () => void;
  /** The stream is cut. It is tried again. */
  onCut: () => void;
}

const firstRetryMs = 1000;
const maxRetryMs = 30_000;

/** Follows the stream of events until the returned function is called. */
export function openFeed(url: string, handlers: FeedHandlers): () => void {
  const { onReady, onBeat, onLead, onPresence, onChat, onCut } = handlers;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;

  /** A connection can be gone without an error, for example after the network changed. */
  function watch() {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => {
      onCut();
      connect();
    }, silentFeedMs);
  }

  function connect() {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(url);
    watch();
    const follow = <Name extends keyof DeskEvents>(name: Name, react: (event: DeskEvents[Name]) => void) =>
      source?.addEventListener(name, ({ data }) => {
        watch();
        react(JSON.parse(data));
      });
    follow('ready', () => {
      retryMs = firstRetryMs;
      onReady();
    });
    follow('beat', onBeat);
    follow('lead', onLead);
    follow('presence', onPresence);
    follow('chat', onChat);
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
    clearTimeout(watchdog);
    source?.close();
  };
}
