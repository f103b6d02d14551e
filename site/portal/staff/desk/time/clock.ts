import { createContext, use, useSyncExternalStore } from 'react';

/** The server's time, once a second. */
export interface Clock {
  now(): number;
  /** Corrects the clock. @param serverNow ISO 8601, from an answer that just arrived */
  sync(serverNow: string): void;
  subscribe(onTick: () => void): () => void;
}

export function createClock(): Clock {
  const listeners = new Set<() => void>();
  let offset = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    for (const listener of listeners) listener();
  };
  return {
    now: () => Date.now() + offset,
    sync(serverNow) {
      const next = Date.parse(serverNow) - Date.now();
      // The time on the network makes each answer a little late: small differences would only make counters jump.
      if (Math.abs(next - offset) > 1000) offset = next;
    },
    subscribe(onTick) {
      listeners.add(onTick);
      timer ??= setInterval(tick, 1000);
      return () => {
        listeners.delete(onTick);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

export const ClockContext = createContext<Clock>(createClock());

/** A text that depends on the time. The component renders again only when the text changes. */
export function useTicking(textAt: (now: number) => string): string {
  const clock = use(ClockContext);
  return useSyncExternalStore(clock.subscribe, () => textAt(clock.now()));
}
