import type { ChatTimes } from '../../prepared-scripts.ts';
import type { ChatEvents, ChatProvider, ChatVisibility } from './chat-provider.ts';

/** How often it is looked whether a busy visitor is free, in ms. */
const lookAgain = 1000;

export interface ChatParts {
  times: ChatTimes;
  connect: (events: ChatEvents) => ChatProvider;
  /** Whether a window that opens by itself would be in the visitor's way. */
  isBusy: () => boolean;
  /** When a visitor last put the window away, in ms since 1970; on this page or one before. */
  putAway: { read: () => number | undefined; write: (time: number) => void };
  /** Told whenever it changes how much of the chat is to be seen. */
  onVisibility: (visibility: ChatVisibility) => void;
}

export interface Chat {
  /** From here on the chat comes by itself. */
  mount: () => void;
  /**
   * Opens the window for a visitor who asked for it.
   * @returns whether the chat was there in time; if it was not, its window opens when it comes
   */
  open: () => Promise<boolean>;
}

/**
 * When the chat comes and when its window opens, whoever provides it. What opens by itself waits for a visitor who is busy.
 *
 * Source: spec section 4, "Live chat", and section 9. "Opens about 1 s after" is read as: the chat comes, as its provider's
 * button, for its window has a time of its own; "5 s after load" as: after the chat said that it is ready. A page is left
 * for another one, so the 30 s go on there.
 */
export function createChat({ times, connect, isBusy, putAway, onVisibility }: ChatParts): Chat {
  let isLoading = false;
  let isWanted = false;
  let visibility: ChatVisibility | undefined;
  let opening: Promise<boolean> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;

  const provider = connect({
    onReady(now) {
      show(now);
      if (now === 'maximized') return;
      if (opening) provider.maximize();
      else if (isWanted) maximizeWhenFree();
      else maximizeByItself(times.maximizesAfter);
    },
    onVisibility(now) {
      // Before it is ready it tells how it begins, which is nobody's choice.
      if (visibility === undefined || now === visibility) return;
      show(now);
      if (now === 'maximized') return;
      putAway.write(Date.now());
      maximizeByItself(0);
    },
    onMessage() {
      if (!times.maximizesOnMessage || visibility === undefined || visibility === 'maximized') return;
      clearTimeout(next);
      maximizeWhenFree();
    },
    onFailure() {
      isLoading = false;
    },
  });

  function show(now: ChatVisibility): void {
    visibility = now;
    clearTimeout(next);
    onVisibility(now);
  }

  /** @param soonest in ms from now */
  function maximizeByItself(soonest: number): void {
    const away = putAway.read();
    if (away === undefined) {
      if (times.maximizesAfter) maximizeIn(times.maximizesAfter);
    } else if (times.maximizesAgainAfter) {
      maximizeIn(Math.max(soonest, away + times.maximizesAgainAfter - Date.now()));
    }
  }

  function maximizeIn(delay: number): void {
    next = setTimeout(maximizeWhenFree, delay);
  }

  function maximizeWhenFree(): void {
    if (isBusy()) maximizeIn(lookAgain);
    else provider.maximize();
  }

  function load(): void {
    if (isLoading) return;
    isLoading = true;
    provider.load();
  }

  async function openSoon(): Promise<boolean> {
    isWanted = true;
    load();
    if (times.retriesAfter) await new Promise((resolve) => setTimeout(resolve, times.retriesAfter));
    if (visibility !== undefined) return true;
    console.warn('The live chat is not there yet.');
    return false;
  }

  return {
    mount() {
      if (times.opensAfter) setTimeout(load, times.opensAfter);
    },
    async open() {
      if (visibility !== undefined) {
        provider.maximize();
        return true;
      }
      opening ??= openSoon().finally(() => {
        opening = undefined;
      });
      return opening;
    },
  };
}
