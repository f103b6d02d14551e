import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutoplay } from './autoplay.ts';

let steps = 0;
const make = () =>
  createAutoplay({ interval: 3000, manualPause: 8000, hoverPause: 5000 }, () => {
    steps += 1;
  });

beforeEach(() => {
  steps = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('does not move before it is awake', () => {
  make();
  vi.advanceTimersByTime(60_000);
  expect(steps).toBe(0);
});

test('advances at each interval', () => {
  make().release('asleep');
  vi.advanceTimersByTime(2999);
  expect(steps).toBe(0);
  vi.advanceTimersByTime(1);
  expect(steps).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(steps).toBe(3);
});

test('pauses for 8 s after a manual move, then waits one interval', () => {
  const autoplay = make();
  autoplay.release('asleep');
  vi.advanceTimersByTime(2900);
  autoplay.manual();
  vi.advanceTimersByTime(10_999);
  expect(steps).toBe(0);
  vi.advanceTimersByTime(1);
  expect(steps).toBe(1);
});

test('restarts the pause on a second manual move', () => {
  const autoplay = make();
  autoplay.release('asleep');
  autoplay.manual();
  vi.advanceTimersByTime(7000);
  autoplay.manual();
  vi.advanceTimersByTime(10_999);
  expect(steps).toBe(0);
  vi.advanceTimersByTime(1);
  expect(steps).toBe(1);
});

test('pauses while the mouse is over it and resumes when the mouse leaves', () => {
  const autoplay = make();
  autoplay.release('asleep');
  autoplay.enter();
  vi.advanceTimersByTime(60_000);
  expect(steps).toBe(0);
  autoplay.leave();
  vi.advanceTimersByTime(3000);
  expect(steps).toBe(1);
});

test('pauses for 5 s when the mouse only passes over it', () => {
  const autoplay = make();
  autoplay.release('asleep');
  autoplay.enter();
  vi.advanceTimersByTime(1000);
  autoplay.leave();
  vi.advanceTimersByTime(4000 + 2999);
  expect(steps).toBe(0);
  vi.advanceTimersByTime(1);
  expect(steps).toBe(1);
});

test('stays paused when the mouse returns within 5 s', () => {
  const autoplay = make();
  autoplay.release('asleep');
  autoplay.enter();
  autoplay.leave();
  vi.advanceTimersByTime(1000);
  autoplay.enter();
  vi.advanceTimersByTime(30_000);
  expect(steps).toBe(0);
});

test('moves only after every hold is released', () => {
  const autoplay = make();
  autoplay.release('asleep');
  autoplay.hold('user');
  autoplay.hold('hidden');
  autoplay.manual();
  autoplay.release('hidden');
  vi.advanceTimersByTime(20_000);
  expect(steps).toBe(0);
  autoplay.release('user');
  vi.advanceTimersByTime(3000);
  expect(steps).toBe(1);
});

test('keeps its interval when a hold that was never set is released', () => {
  const autoplay = make();
  autoplay.release('asleep');
  vi.advanceTimersByTime(2000);
  autoplay.release('hidden');
  vi.advanceTimersByTime(1000);
  expect(steps).toBe(1);
});

test('leaves no timer running once stopped', () => {
  const autoplay = make();
  autoplay.release('asleep');
  autoplay.enter();
  autoplay.manual();
  autoplay.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(steps).toBe(0);
});

test('never advances without an interval', () => {
  const autoplay = createAutoplay(undefined, () => {
    steps += 1;
  });
  autoplay.release('asleep');
  autoplay.manual();
  autoplay.enter();
  autoplay.leave();
  vi.advanceTimersByTime(60_000);
  expect(steps).toBe(0);
});
