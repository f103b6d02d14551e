import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentFeedMs } from '../../../../../schema/api/desk.ts';
import { openFeed } from './feed.ts';

/** A stream that says what the test has it say. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  say(name: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const heard: string[] = [];
  const on = (name: string) => () => void heard.push(name);
  const close = openFeed('/feed', {
    onReady: on('ready'),
    onBeat: on('beat'),
    onLead: ({ id }) => void heard.push(id),
    onPresence: on('presence'),
    onChat: on('chat'),
    onCut: on('cut'),
  });
  return { heard, close };
}

it('connects again when a stream that seems to be open has been silent for too long', () => {
  const { heard, close } = open();
  const [first] = Stream.opened;
  first?.say('ready');
  vi.advanceTimersByTime(silentFeedMs - 1);
  first?.say('beat');
  vi.advanceTimersByTime(silentFeedMs - 1);
  first?.say('lead', { id: 'a', isNew: true });
  expect(heard).toEqual(['ready', 'beat', 'a']);
  vi.advanceTimersByTime(silentFeedMs);
  expect(heard.at(-1)).toBe('cut');
  expect(Stream.opened.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED, 1]);
  close();
  vi.advanceTimersByTime(silentFeedMs);
  expect(Stream.opened).toHaveLength(2);
});
