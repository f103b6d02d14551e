import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatTimes } from '../../prepared-scripts.ts';
import type { ChatEvents, ChatVisibility } from './chat-provider.ts';
import { createChat } from './create-chat.ts';

const times: ChatTimes = {
  opensAfter: 1000,
  maximizesAfter: 5000,
  maximizesAgainAfter: 30_000,
  maximizesOnMessage: true,
  retriesAfter: 1000,
};

/** A chat with a provider that only records calls. */
function start(changed: Partial<ChatTimes> = {}, dismissedAt?: number) {
  const calls: string[] = [];
  const shown: ChatVisibility[] = [];
  const visitor = { isBusy: false, dismissedAt };
  let events: ChatEvents | undefined;
  const chat = createChat({
    times: { ...times, ...changed },
    connect(listeners) {
      events = listeners;
      return { load: () => calls.push('load'), maximize: () => calls.push('maximize') };
    },
    isBusy: () => visitor.isBusy,
    dismissal: {
      read: () => visitor.dismissedAt,
      write: (time) => {
        visitor.dismissedAt = time;
      },
    },
    onVisibility: (visibility) => shown.push(visibility),
  });
  return { chat, calls, shown, visitor, provider: events as ChatEvents };
}

/** A chat that has loaded and shows its small button. */
function ready(...options: Parameters<typeof start>) {
  const started = start(...options);
  started.provider.onReady('minimized');
  return started;
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  warn.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('loads once, 1 s after it is mounted', () => {
  const { chat, calls } = start();
  chat.mount();
  vi.advanceTimersByTime(999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual(['load']);
});

test('its window opens 5 s after it is ready', () => {
  const { calls, shown } = ready();
  vi.advanceTimersByTime(4999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['maximize']);
  expect(shown).toEqual(['minimized']);
});

test.each(['minimized', 'hidden'] as const)('a window that was %s opens again after 30 s', (visibility) => {
  const { calls, provider } = ready();
  provider.onVisibility('maximized');
  provider.onVisibility(visibility);
  vi.advanceTimersByTime(29_999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['maximize']);
});

test('hiding the button before the window ever opened counts as dismissing it', () => {
  const { calls, provider } = ready();
  provider.onVisibility('hidden');
  vi.advanceTimersByTime(29_999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['maximize']);
});

test('a window that the visitor opened is not opened again', () => {
  const { calls, provider } = ready();
  provider.onVisibility('maximized');
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual([]);
});

test('the initial visibility does not count as the visitor’s choice', () => {
  const { calls, provider, visitor } = start();
  provider.onVisibility('minimized');
  provider.onReady('minimized');
  provider.onVisibility('minimized');
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual(['maximize']);
  expect(visitor.dismissedAt).toBeUndefined();
});

test('a window that was dismissed on the previous page stays closed for the rest of the 30 s', () => {
  const { calls } = ready({}, Date.now() - 10_000);
  vi.advanceTimersByTime(19_999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['maximize']);
});

test('a window that was dismissed long ago opens as on a first visit', () => {
  const { calls } = ready({}, Date.now() - 300_000);
  vi.advanceTimersByTime(4999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['maximize']);
});

test('a message opens the window immediately', () => {
  const { calls, provider } = ready();
  provider.onMessage();
  expect(calls).toEqual(['maximize']);
  provider.onVisibility('maximized');
  provider.onMessage();
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual(['maximize']);
});

test('waits while the visitor is busy, and opens within a second after', () => {
  const { calls, provider, visitor } = ready();
  visitor.isBusy = true;
  vi.advanceTimersByTime(60_000);
  provider.onMessage();
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual([]);
  visitor.isBusy = false;
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['maximize']);
});

test('0 disables each delay, and false the opening on messages', () => {
  const unopened = start({ opensAfter: 0 });
  unopened.chat.mount();
  const small = ready({ maximizesAfter: 0 });
  const dismissed = ready({ maximizesAgainAfter: 0 });
  dismissed.provider.onVisibility('maximized');
  dismissed.provider.onVisibility('minimized');
  const quiet = ready({ maximizesOnMessage: false, maximizesAfter: 0 });
  quiet.provider.onMessage();
  vi.advanceTimersByTime(3_600_000);
  expect([unopened.calls, small.calls, dismissed.calls, quiet.calls]).toEqual([[], [], [], []]);
});

test('with maximizesAgainAfter 0, a dismissed window stays closed on the next page', () => {
  const { calls } = ready({ maximizesAgainAfter: 0 }, Date.now() - 1000);
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual([]);
});

test('a press opens the window if the chat has loaded', async () => {
  const { chat, calls, visitor } = ready();
  visitor.isBusy = true;
  expect(await chat.open()).toBe(true);
  expect(calls).toEqual(['maximize']);
});

test('a press loads the chat immediately, and opens it once it is ready', async () => {
  const { chat, calls, provider } = start();
  chat.mount();
  const opened = chat.open();
  expect(calls).toEqual(['load']);
  vi.advanceTimersByTime(800);
  provider.onReady('minimized');
  expect(calls).toEqual(['load', 'maximize']);
  await vi.advanceTimersByTimeAsync(200);
  expect(await opened).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test('a chat that has not loaded after the wait is logged, and opens once it has', async () => {
  const { chat, calls, provider } = start();
  const opened = chat.open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await opened).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  provider.onReady('minimized');
  expect(calls).toEqual(['load', 'maximize']);
});

test('two presses count as one', async () => {
  const { chat, calls, provider } = start();
  const presses = [chat.open(), chat.open()];
  await vi.advanceTimersByTimeAsync(500);
  provider.onReady('minimized');
  await vi.advanceTimersByTimeAsync(500);
  expect(await Promise.all(presses)).toEqual([true, true]);
  expect(calls).toEqual(['load', 'maximize']);
});

test('with retriesAfter 0, a press fails immediately', async () => {
  const { chat } = start({ retriesAfter: 0 });
  expect(await chat.open()).toBe(false);
});

test('the next press retries a provider whose code failed to load', async () => {
  const { chat, calls, provider } = start();
  const first = chat.open();
  provider.onFailure();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toBe(false);
  void chat.open();
  expect(calls).toEqual(['load', 'load']);
});
