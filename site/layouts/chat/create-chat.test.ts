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

/** A provider that does nothing by itself, with a note of what it was asked for. */
function start(changed: Partial<ChatTimes> = {}, putAwayAt?: number) {
  const asked: string[] = [];
  const shown: ChatVisibility[] = [];
  const visitor = { isBusy: false, putAwayAt };
  let events: ChatEvents | undefined;
  const chat = createChat({
    times: { ...times, ...changed },
    connect(told) {
      events = told;
      return { load: () => asked.push('load'), maximize: () => asked.push('maximize') };
    },
    isBusy: () => visitor.isBusy,
    putAway: {
      read: () => visitor.putAwayAt,
      write: (time) => {
        visitor.putAwayAt = time;
      },
    },
    onVisibility: (visibility) => shown.push(visibility),
  });
  return { chat, asked, shown, visitor, provider: events as ChatEvents };
}

/** The chat is there, as a small button, and its window has not opened yet. */
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

test('it comes 1 s after it was mounted, once', () => {
  const { chat, asked } = start();
  chat.mount();
  vi.advanceTimersByTime(999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual(['load']);
});

test('its window opens 5 s after it said that it is ready', () => {
  const { asked, shown } = ready();
  vi.advanceTimersByTime(4999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['maximize']);
  expect(shown).toEqual(['minimized']);
});

test.each(['minimized', 'hidden'] as const)('a window that was %s opens again after 30 s', (visibility) => {
  const { asked, provider } = ready();
  provider.onVisibility('maximized');
  provider.onVisibility(visibility);
  vi.advanceTimersByTime(29_999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['maximize']);
});

test('a button that is hidden before the window ever opened counts as put away', () => {
  const { asked, provider } = ready();
  provider.onVisibility('hidden');
  vi.advanceTimersByTime(29_999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['maximize']);
});

test('a window that the visitor opened is not opened again', () => {
  const { asked, provider } = ready();
  provider.onVisibility('maximized');
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
});

test('how it begins is not taken for the visitor’s choice', () => {
  const { asked, provider, visitor } = start();
  provider.onVisibility('minimized');
  provider.onReady('minimized');
  provider.onVisibility('minimized');
  vi.advanceTimersByTime(5000);
  expect(asked).toEqual(['maximize']);
  expect(visitor.putAwayAt).toBeUndefined();
});

test('a window that was put away on the page before stays away for the rest of the 30 s', () => {
  const { asked } = ready({}, Date.now() - 10_000);
  vi.advanceTimersByTime(19_999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['maximize']);
});

test('one that was put away long ago opens as for a newcomer', () => {
  const { asked } = ready({}, Date.now() - 300_000);
  vi.advanceTimersByTime(4999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['maximize']);
});

test('a message opens the window at once', () => {
  const { asked, provider } = ready();
  provider.onMessage();
  expect(asked).toEqual(['maximize']);
  provider.onVisibility('maximized');
  provider.onMessage();
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual(['maximize']);
});

test('nothing opens by itself while the visitor is busy, but within a second after', () => {
  const { asked, provider, visitor } = ready();
  visitor.isBusy = true;
  vi.advanceTimersByTime(60_000);
  provider.onMessage();
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
  visitor.isBusy = false;
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(['maximize']);
});

test('each number switches off with 0 what it is for', () => {
  const late = start({ opensAfter: 0 });
  late.chat.mount();
  const small = ready({ maximizesAfter: 0 });
  const away = ready({ maximizesAgainAfter: 0 });
  away.provider.onVisibility('maximized');
  away.provider.onVisibility('minimized');
  const calm = ready({ maximizesOnMessage: false, maximizesAfter: 0 });
  calm.provider.onMessage();
  vi.advanceTimersByTime(3_600_000);
  expect([late.asked, small.asked, away.asked, calm.asked]).toEqual([[], [], [], []]);
});

test('without opening again, a window that was put away stays so on the next page', () => {
  const { asked } = ready({ maximizesAgainAfter: 0 }, Date.now() - 1000);
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
});

test('a press opens the window of a chat that is there', async () => {
  const { chat, asked, visitor } = ready();
  visitor.isBusy = true;
  expect(await chat.open()).toBe(true);
  expect(asked).toEqual(['maximize']);
});

test('a press fetches the chat at once, and opens it when it is ready in time', async () => {
  const { chat, asked, provider } = start();
  chat.mount();
  const opened = chat.open();
  expect(asked).toEqual(['load']);
  vi.advanceTimersByTime(800);
  provider.onReady('minimized');
  expect(asked).toEqual(['load', 'maximize']);
  await vi.advanceTimersByTimeAsync(200);
  expect(await opened).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test('a chat that is not there after the second look is logged, and opens when it comes', async () => {
  const { chat, asked, provider } = start();
  const opened = chat.open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await opened).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  provider.onReady('minimized');
  expect(asked).toEqual(['load', 'maximize']);
});

test('two presses are one', async () => {
  const { chat, asked, provider } = start();
  const presses = [chat.open(), chat.open()];
  await vi.advanceTimersByTimeAsync(500);
  provider.onReady('minimized');
  await vi.advanceTimersByTimeAsync(500);
  expect(await Promise.all(presses)).toEqual([true, true]);
  expect(asked).toEqual(['load', 'maximize']);
});

test('without a second look the visitor is told at once', async () => {
  const { chat } = start({ retriesAfter: 0 });
  expect(await chat.open()).toBe(false);
});

test('a provider whose code did not arrive is asked again by the next press', async () => {
  const { chat, asked, provider } = start();
  const first = chat.open();
  provider.onFailure();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toBe(false);
  void chat.open();
  expect(asked).toEqual(['load', 'load']);
});
