/** Points, and the path data that all hand drawing results in. */
export type Point = readonly [x: number, y: number];

/** Formats a number as briefly as path data allows. */
export function short(value: number, digits = 1): string {
  const text = String(Number(value.toFixed(digits)) + 0);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Joins numbers, with spaces only where needed. */
export function join(numbers: readonly number[], digits = 1): string {
  return numbers
    .map((number) => short(number, digits))
    .join(' ')
    .replaceAll(' -', '-')
    .replace(/(\.\d+) (?=\.)/g, '$1');
}

function pair(point: Point, from: Point, digits: number): [string, Point] {
  const dx = Number((point[0] - from[0]).toFixed(digits));
  const dy = Number((point[1] - from[1]).toFixed(digits));
  const y = short(dy, digits);
  return [`${short(dx, digits)}${y.startsWith('-') ? '' : ' '}${y}`, [from[0] + dx, from[1] + dy]];
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * A smooth line through the middle of each segment: quadratic curves with the points as control points. Only the first
 * control point is written; each next one mirrors the previous one.
 */
export function smoothPath(points: readonly Point[], closed = false, digits = 1): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const start = closed ? middle(last, first) : first;
  const handles = closed ? points : points.slice(1, -1);
  let at: Point = [Number(start[0].toFixed(digits)), Number(start[1].toFixed(digits))];
  let d = `M${short(at[0], digits)} ${short(at[1], digits)}`;
  const write = (command: string, to: Point): Point => {
    const [text, reached] = pair(to, at, digits);
    d += command === ' ' && text.startsWith('-') ? text : command + text;
    return reached;
  };
  let handle: Point = at;
  for (const index of handles.keys()) {
    if (index === 0) handle = write('q', handles[0] ?? first);
    const next = closed ? (handles[index + 1] ?? first) : (points[index + 2] ?? last);
    const isLast = !closed && index === handles.length - 1;
    // Starts from the rounded control point, so rounding errors do not accumulate.
    const end = write(index === 1 ? 't' : ' ', isLast ? last : middle(handle, next));
    handle = [2 * end[0] - handle[0], 2 * end[1] - handle[1]];
    at = end;
  }
  return closed ? `${d}z` : d;
}

/** Points along a Catmull-Rom curve, `steps` for each segment. */
export function curveThrough(points: readonly Point[], steps: number): Point[] {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const result: Point[] = [at(0)];
  for (let leg = 0; leg < points.length - 1; leg++) {
    const [p0, p1, p2, p3] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)];
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const axis = (i: 0 | 1) =>
        0.5 *
        (2 * p1[i] +
          (p2[i] - p0[i]) * t +
          (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t +
          (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t * t * t);
      result.push([axis(0), axis(1)]);
    }
  }
  return result;
}

/** The closed outline of a stroke of variable width: `width(t)` for t from 0 to 1. */
export function strokeOutline(line: readonly Point[], width: (t: number) => number, digits = 1): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [index, point] of line.entries()) {
    const before = line[index - 1] ?? point;
    const after = line[index + 1] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const normal: Point = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    const half = width(index / (line.length - 1)) / 2;
    left.push([point[0] + normal[0] * half, point[1] + normal[1] * half]);
    right.unshift([point[0] - normal[0] * half, point[1] - normal[1] * half]);
  }
  return smoothPath([...left, ...right], true, digits);
}
