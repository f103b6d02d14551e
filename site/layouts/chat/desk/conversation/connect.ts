import type { ChatAnswer, ChatEvents } from '../../../../../schema/api/chat.ts';
import { readChat } from '../read-chat.ts';

/** How often the connection is checked, and messages are asked for where no stream arrives, in ms. */
const checkEveryMs = 5000;

/** The server sends something more often, in ms. A phone that changes its network does not notice that the stream is lost. */
const maxSilenceMs = 40_000;

const maxRetryMs = 15_000;

interface Options {
  /** The number up to which no message is missing. */
  after: () => number;
  onEvent: <Name extends keyof ChatEvents>(name: Name, data: ChatEvents[Name]) => void;
  /** What was asked for, when no stream arrives. */
  onAnswer: (answer: ChatAnswer) => void;
  onConnection: (isConnected: boolean) => void;
}

export interface Connection {
  /** Connects again, for when something else shows that the connection is lost. */
  open: () => void;
  /** For good. */
  stop: () => void;
}

/**
 * Follows a conversation by a stream of server-sent events, and by asking where a proxy or an outage cuts it. Each connection
 * continues after the last message, so none is lost.
 */
export function connect({ after, onEvent, onAnswer, onConnection }: Options): Connection {
  const stopped = new AbortController();
  const { signal } = stopped;
  let source: EventSource | undefined;
  let isOpen = false;
  let failures = 0;
  let heardAt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    close();
    source = new EventSource(`/api/chat/feed?after=${after()}`);
    source.onopen = () => {
      isOpen = true;
      heardAt = Date.now();
      failures = 0;
      onConnection(true);
    };
    // The browser would continue from the number in the URL.
    source.onerror = () => {
      close();
      retry = setTimeout(open, Math.min(maxRetryMs, 500 * 2 ** failures) * (0.5 + Math.random()));
      failures += 1;
      if (failures > 1) void ask();
    };
    for (const name of ['message', 'state', 'presence'] as const)
      source.addEventListener(name, ({ data }) => {
        heardAt = Date.now();
        onEvent(name, JSON.parse(data));
      });
  }

  function close(): void {
    clearTimeout(retry);
    source?.close();
    isOpen = false;
  }

  async function ask(): Promise<void> {
    const answer = await readChat(after());
    if (isOpen || signal.aborted) return;
    onConnection(answer !== undefined);
    if (answer) onAnswer(answer);
  }

  function check(): void {
    if (isOpen && Date.now() - heardAt > maxSilenceMs) open();
    else if (!isOpen) void ask();
  }

  function goOffline(): void {
    close();
    onConnection(false);
  }

  open();
  const timer = setInterval(check, checkEveryMs);
  addEventListener('online', open, { signal });
  addEventListener('offline', goOffline, { signal });
  addEventListener('pagehide', close, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && open(), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && check(), { signal });
  return {
    open,
    stop() {
      stopped.abort();
      clearInterval(timer);
      close();
    },
  };
}
