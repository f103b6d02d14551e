import { expect, test } from 'vitest';
import {
  canZoomIn,
  canZoomOut,
  clampView,
  startView,
  type View,
  wheelScale,
  zoomAt,
  zoomIn,
  zoomOut,
  zoomToLine,
} from './zoom.ts';

const whole: View = { scale: 1, x: 0, y: 0 };
const at = (scale: number): View => ({ ...whole, scale });

test('zooms in by steps of 1.5 up to 3, and out by the same steps', () => {
  expect([1, 1.5, 2.25, 3].map((scale) => zoomIn(at(scale)).scale)).toEqual([1.5, 2.25, 3, 3]);
  expect([3, 2.25, 1.5, 1].map((scale) => zoomOut(at(scale)).scale)).toEqual([2.25, 1.5, 1, 1]);
});

test('goes to the nearest step from a scale between steps', () => {
  expect([zoomIn(at(1.7)).scale, zoomOut(at(1.7)).scale]).toEqual([2.25, 1.5]);
  expect([zoomIn(at(1.498)).scale, zoomOut(at(1.503)).scale]).toEqual([2.25, 1]);
});

test('stops at both ends of the range', () => {
  expect([canZoomIn(at(3)), canZoomIn(at(2.9)), canZoomOut(at(1)), canZoomOut(at(1.1))]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('keeps pinch and wheel within the range', () => {
  expect([zoomAt(whole, 40).scale, zoomAt(at(2), 0.1).scale]).toEqual([3, 1]);
  expect(wheelScale(whole, -100)).toBe(1.5);
  expect(wheelScale(at(1.5), 100)).toBe(1);
});

test('keeps the point under the pointer in place', () => {
  const point = { x: 120, y: -40 };
  const spot = ({ scale, x, y }: View) => [(point.x - x) / scale, (point.y - y) / scale];
  const moved = { scale: 1.5, x: 30, y: 10 };
  for (const [is, was] of spot(zoomAt(moved, 2.25, point)).map((value, axis) => [value, spot(moved)[axis]]))
    expect(is).toBeCloseTo(was ?? Number.NaN);
});

test('a picture covers its stage, or is centered if it is smaller', () => {
  const [picture, stage] = [
    { width: 400, height: 520 },
    { width: 1000, height: 600 },
  ];
  expect(clampView({ scale: 1, x: 90, y: 90 }, picture, stage)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(clampView({ scale: 2.25, x: 90, y: 900 }, picture, stage)).toEqual({ scale: 2.25, x: 0, y: 285 });
  expect(clampView({ scale: 3, x: -900, y: -20 }, picture, stage)).toEqual({ scale: 3, x: -100, y: -20 });
});

test('starts with the top of a picture that is taller than its stage', () => {
  const stage = { width: 366, height: 400 };
  expect(clampView(startView, { width: 366, height: 474 }, stage)).toEqual({ scale: 1, x: 0, y: 37 });
  expect(clampView(startView, { width: 366, height: 300 }, stage)).toEqual(whole);
});

test('a double tap brings the tapped line to the middle, at its place from left to right', () => {
  const tapped = { x: -100, y: 120 };
  expect(zoomToLine(whole, tapped)).toEqual({ scale: 2.25, x: 125, y: -270 });
});
