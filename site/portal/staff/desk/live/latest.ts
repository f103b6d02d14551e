import type { Answer } from '../../../../http/call.ts';

interface Options<Body> {
  load: (url: string, signal: AbortSignal) => Promise<Answer<Body>>;
  onAnswer: (url: string, answer: Answer<Body>) => void;
  /** How long `refresh` waits for more reasons to refresh. */
  delayMs?: number;
}

export interface Latest {
  /** Loads another URL and drops what is in flight. Undefined loads nothing. */
  open(url: string | undefined): void;
  /** Loads the URL again soon. Refreshes in the meantime are answered by one request. */
  refresh(): void;
  /** Drops what is in flight, because something newer is known, and loads it again. */
  supersede(): void;
}

/** Loads one resource with at most one request in flight. Only the answer to the latest URL counts. */
export function createLatest<Body>({ load, onAnswer, delayMs = 150 }: Options<Body>): Latest {
  let url: string | undefined;
  let running: AbortController | undefined;
  let isStale = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run() {
    clearTimeout(timer);
    timer = undefined;
    if (url === undefined) return;
    if (running) {
      isStale = true;
      return;
    }
    const controller = new AbortController();
    running = controller;
    isStale = false;
    const asked = url;
    const answer = await load(asked, controller.signal);
    if (running !== controller) return;
    running = undefined;
    onAnswer(asked, answer);
    if (isStale) refresh();
  }

  function drop(): boolean {
    const wasRunning = running !== undefined;
    running?.abort();
    running = undefined;
    isStale = false;
    return wasRunning;
  }

  function refresh() {
    timer ??= setTimeout(run, delayMs);
  }

  return {
    open(next) {
      if (next === url) return;
      drop();
      url = next;
      void run();
    },
    refresh,
    supersede() {
      if (drop()) refresh();
    },
  };
}
