import type { ChatTimes } from '../../prepared-scripts.ts';
import type { ChatEvents, ChatProvider, ChatVisibility } from './chat-provider.ts';

/** How often to check whether a busy visitor is free, in ms. */
const busyPollInterval = 1000;

export interface ChatParts {
  times: ChatTimes;
  connect: (events: ChatEvents) => ChatProvider;
  /** Whether a window that opens by itself would disturb the visitor. */
  isBusy: () => boolean;
  /** When the visitor last dismissed the window, on this page or an earlier one, in ms since 1970. */
  dismissal: { read: () => number | undefined; write: (time: number) => void };
  onVisibility: (visibility: ChatVisibility) => void;
}

export type Chat = ReturnType<typeof createChat>;

/**
 * Decides when the chat loads and when its window opens, for any provider. A window that would open by itself waits while
 * the visitor is busy. A dismissal lasts across pages.
 *
 * Source: product-rules.md, Chat. The chat first appears as its provider's small button; the 5 s until its window opens
 * start once it is ready.
 */
export function createChat({ times, connect, isBusy, dismissal, onVisibility }: ChatParts) {
  let isLoading = false;
  let isRequested = false;
  let visibility: ChatVisibility | undefined;
  let opening: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const provider = connect({
    onReady(now) {
      setVisibility(now);
      if (now === 'maximized') return;
      if (opening) provider.maximize(true);
      else if (isRequested) maximizeWhenFree();
      else scheduleMaximize(times.maximizesAfter);
    },
    onVisibility(now) {
      // Until the chat is ready, providers report their initial state, which is not the visitor's choice.
      if (visibility === undefined || now === visibility) return;
      setVisibility(now);
      if (now === 'maximized') return;
      dismissal.write(Date.now());
      scheduleMaximize(0);
    },
    onMessage() {
      if (!times.maximizesOnMessage || visibility === undefined || visibility === 'maximized') return;
      clearTimeout(timer);
      maximizeWhenFree();
    },
    onFailure() {
      isLoading = false;
    },
  });

  function setVisibility(now: ChatVisibility): void {
    visibility = now;
    if (now === 'maximized') isRequested = false;
    clearTimeout(timer);
    onVisibility(now);
  }

  /** @param minDelay in ms; applies after a dismissal */
  function scheduleMaximize(minDelay: number): void {
    const dismissedAt = dismissal.read();
    if (dismissedAt === undefined) {
      if (times.maximizesAfter) maximizeIn(times.maximizesAfter);
    } else if (times.maximizesAgainAfter) {
      maximizeIn(Math.max(minDelay, dismissedAt + times.maximizesAgainAfter - Date.now()));
    }
  }

  function maximizeIn(delay: number): void {
    timer = setTimeout(maximizeWhenFree, delay);
  }

  function maximizeWhenFree(): void {
    if (isBusy()) maximizeIn(busyPollInterval);
    else provider.maximize(isRequested);
  }

  function load(): void {
    if (isLoading) return;
    isLoading = true;
    provider.load();
  }

  async function loadAndOpen(): Promise<boolean> {
    isRequested = true;
    load();
    if (times.retriesAfter) await new Promise((resolve) => setTimeout(resolve, times.retriesAfter));
    if (visibility !== undefined) return true;
    console.warn('The live chat has not loaded yet.');
    return false;
  }

  return {
    /** Starts the timer after which the chat loads by itself. */
    mount() {
      if (times.opensAfter) setTimeout(load, times.opensAfter);
    },
    /**
     * Opens the window for a visitor who asked for it.
     * @returns whether the chat loaded in time; if not, its window opens once it has
     */
    async open() {
      if (visibility !== undefined) {
        provider.maximize(true);
        return true;
      }
      opening ??= loadAndOpen().finally(() => {
        opening = undefined;
      });
      return opening;
    },
  };
}
