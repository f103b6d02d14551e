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

test('nothing moves before it is awake', () => {
  make();
  vi.advanceTimersByTime(60_000);
  expect(steps).toBe(0);
});

test('it steps on at each interval', () => {
  make().release('asleep');
  vi.advanceTimersByTime(2999);
  expect(steps).toBe(0);
  vi.advanceTimersByTime(1);
  expect(steps).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(steps).toBe(3);
});

test('after a move by hand it rests 8 s and then goes on in its interval', () => {
  const autoplay = make();
  autoplay.release('asleep');
  vi.advanceTimersByTime(2900);
  autoplay.manual();
  vi.advanceTimersByTime(10_999);
  expect(steps).toBe(0);
  vi.advanceTimersByTime(1);
  expect(steps).toBe(1);
});

test('a second move by hand starts the rest anew', () => {
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

test('it rests as long as the mouse is over it and goes on when the mouse leaves', () => {
  const autoplay = make();
  autoplay.release('asleep');
  autoplay.enter();
  vi.advanceTimersByTime(60_000);
  expect(steps).toBe(0);
  autoplay.leave();
  vi.advanceTimersByTime(3000);
  expect(steps).toBe(1);
});

test('a mouse that only crosses makes it rest for 5 s', () => {
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

test('a mouse that left and came back before the 5 s holds it', () => {
  const autoplay = make();
  autoplay.release('asleep');
  autoplay.enter();
  autoplay.leave();
  vi.advanceTimersByTime(1000);
  autoplay.enter();
  vi.advanceTimersByTime(30_000);
  expect(steps).toBe(0);
});

test('it moves only when every reason to rest is gone', () => {
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

test('releasing a reason that did not hold it does not disturb the interval', () => {
  const autoplay = make();
  autoplay.release('asleep');
  vi.advanceTimersByTime(2000);
  autoplay.release('hidden');
  vi.advanceTimersByTime(1000);
  expect(steps).toBe(1);
});

test('once stopped, no timer is left', () => {
  const autoplay = make();
  autoplay.release('asleep');
  autoplay.enter();
  autoplay.manual();
  autoplay.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(steps).toBe(0);
});

test('without an interval it never steps on, whatever is released', () => {
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
