import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSidewaysWheel } from './sideways-wheel.ts';

/** An event target in place of an element: the code under test only adds a listener. */
function swipeable() {
  const target = new EventTarget();
  const moves: number[] = [];
  const controller = new AbortController();
  onSidewaysWheel(target as HTMLElement, (by) => moves.push(by), controller.signal);
  const wheel = (deltaX: number, deltaY = 0) => {
    const event = Object.assign(new Event('wheel', { cancelable: true }), { deltaX, deltaY });
    target.dispatchEvent(event);
    return event;
  };
  return { moves, wheel, controller };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('moves once per gesture, however long the trackpad coasts', () => {
  const { moves, wheel } = swipeable();
  for (let at = 0; at < 30; at += 1) {
    wheel(25);
    vi.advanceTimersByTime(16);
  }
  expect(moves).toEqual([1]);
});

test('counts a new gesture, in either direction, after a quiet moment', () => {
  const { moves, wheel } = swipeable();
  wheel(60);
  vi.advanceTimersByTime(200);
  wheel(-60);
  expect(moves).toEqual([1, -1]);
});

test('ignores a small jitter', () => {
  const { moves, wheel } = swipeable();
  wheel(12);
  wheel(-9);
  expect(moves).toEqual([]);
});

test('leaves vertical scrolling to the page', () => {
  const { moves, wheel } = swipeable();
  expect(wheel(30, 90).defaultPrevented).toBe(false);
  expect(wheel(60, 5).defaultPrevented).toBe(true);
  expect(moves).toEqual([1]);
});

test('stops controller once aborted', () => {
  const { moves, wheel, controller } = swipeable();
  controller.abort();
  wheel(80);
  expect(moves).toEqual([]);
});
