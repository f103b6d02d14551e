export interface EventStreamHandlers<Events extends object> {
  /** What to do for each name of an event; its data is JSON. */
  on: { [Name in keyof Events]: (event: Events[Name]) => void };
  /** The stream is cut. It is tried again. */
  onCut: () => void;
  /** How long a stream can be silent until it counts as cut, in ms. */
  silentMs: number;
  /** The longest delay before it is tried again, in ms. */
  maxRetryMs: number;
}

const firstRetryMs = 1000;

/** Follows a stream of server-sent events until it is closed. The event `ready` says that the stream is open. */
export function openEventStream<Events extends object>(
  url: string,
  { on, onCut, silentMs, maxRetryMs }: EventStreamHandlers<Events>,
): { close: () => void; connect: () => void } {
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
    }, silentMs);
  }

  function connect() {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(url);
    watch();
    for (const [name, react] of Object.entries(on) as [string, (event: unknown) => void][])
      source.addEventListener(name, ({ data }) => {
        watch();
        if (name === 'ready') retryMs = firstRetryMs;
        react(JSON.parse(data));
      });
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
  return {
    connect,
    close() {
      removeEventListener('online', connect);
      clearTimeout(timer);
      clearTimeout(watchdog);
      source?.close();
    },
  };
}
