/** Outlines: corners as text, round shapes, sheets, and pointed tools. */
import type { Stroke } from './drawing.ts';
import type { Point } from './path.ts';

/** Corners as in an SVG `points` attribute: `'14,17 97,15.5 96,60'`. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`Not a point: "${pair}"`);
    return [x, y];
  });
}

/** A curve through points written as text. */
export const curve = (text: string): Stroke => ({ curve: points(text) });

/** Points on an ellipse between two angles, in degrees clockwise from the right. */
export function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = Math.max(3, Math.round((Math.abs(to - from) / 360) * (rx + ry > 10 ? 10 : 7)));
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

/** A circle or ellipse in one stroke that overshoots its start. */
export const circle = (cx: number, cy: number, rx: number, ry = rx): Stroke => ({
  curve: arc(cx, cy, rx, ry, -105, 272),
});

/** The same shape as corners, for paper and washes. */
export const disc = (cx: number, cy: number, rx: number, ry = rx): Point[] =>
  arc(cx, cy, rx, ry, 0, 360).slice(1);

/** A box with rounded corners. It starts on its top edge, where the overshoot of the stroke is invisible. */
export function soft(left: number, top: number, right: number, bottom: number, round = 3): Point[] {
  const near = round * 0.28;
  const corner = (point: Point): Point[] => (round >= 3 ? [point] : []);
  return [
    [left + (right - left) * 0.4, top],
    [right - round, top],
    ...corner([right - near, top + near]),
    [right, top + round],
    [right, bottom - round],
    ...corner([right - near, bottom - near]),
    [right - round, bottom],
    [left + round, bottom],
    ...corner([left + near, bottom - near]),
    [left, bottom - round],
    [left, top + round],
    ...corner([left + near, top + near]),
    [left + round, top],
  ];
}

/** Head and shoulders; `size` is the distance from the center of the head to the end of the shoulders. */
export function bust(cx: number, cy: number, size: number): Stroke[] {
  const shoulders: Point[] = [
    [-0.72, 1],
    [-0.66, 0.72],
    [-0.4, 0.5],
    [0, 0.44],
    [0.4, 0.5],
    [0.66, 0.72],
    [0.72, 1],
  ];
  return [
    circle(cx, cy, size * 0.33, size * 0.37),
    { curve: shoulders.map(([x, y]): Point => [cx + x * size, cy + y * size]) },
  ];
}

/** Positions on a tool that points at `tip`: `far` along its axis, `aside` from it. */
export function along(tip: Point, end: Point): (far: number, aside: number) => Point {
  const length = Math.hypot(end[0] - tip[0], end[1] - tip[1]);
  const [x, y] = [(end[0] - tip[0]) / length, (end[1] - tip[1]) / length];
  return (far, aside) => [tip[0] + x * far - y * aside, tip[1] + y * far + x * aside];
}
