/**
 * Redraws shapes on whole pages by hand: in `<svg class="hand">`, each shape of the class `d`. Its fill becomes a wash with
 * a ragged edge on paper (`clear`: no paper, `flat`: no pale patch), its stroke a line of varying width.
 */
import type { Page } from 'playwright';
import { type Point, short, smoothPath, strokeOutline } from '../pen/path.ts';
import { seededRandom, smoothNoise } from '../pen/random.ts';

/** A shape as traced in the browser: its lines as points, and its paint. */
interface Traced {
  lines: { points: Point[]; isClosed: boolean }[];
  fill: string;
  stroke: string;
  width: number;
  isClear: boolean;
  isFlat: boolean;
  seed: number;
}

const washMove: Point = [2.5, 3.5];

/** The points displaced by slow and fast noise: ragged, like a wash on dry paper. */
function torn(points: readonly Point[], seed: number, by: number): Point[] {
  const [slowX, slowY, quick] = [smoothNoise(seed), smoothNoise(seed + 1), smoothNoise(seed + 2)];
  return points.map(([x, y], index) => {
    const rough = quick(index * 0.9) * by * 0.25;
    return [x + slowX(index * 0.22) * by + rough, y + slowY(index * 0.22) * by - rough];
  });
}

function sizeOf(points: readonly Point[]): { left: number; top: number; width: number; height: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A pale patch in the dried wash. */
function bloom(points: readonly Point[], seed: number): string {
  const random = seededRandom(seed);
  const { left, top, width, height } = sizeOf(points);
  const center: Point = [left + width * (0.35 + random() * 0.3), top + height * (0.3 + random() * 0.3)];
  const ring = Array.from({ length: 11 }, (_, index): Point => {
    const angle = (index / 11) * Math.PI * 2;
    const reach = 0.13 + random() * 0.13;
    return [center[0] + Math.cos(angle) * width * reach, center[1] + Math.sin(angle) * height * reach];
  });
  return smoothPath(ring, true);
}

function washSvg({ lines, fill, isClear, isFlat, seed }: Traced): string {
  const ground = isClear ? '' : lines.map(({ points }) => smoothPath(points, true)).join('');
  const body = lines.map(({ points }, index) => {
    const { width, height } = sizeOf(points);
    const by = Math.min(4.5, 0.8 + Math.min(width, height) * 0.02);
    const [dx, dy] = washMove.map((move) => (move * by) / 4.5) as [number, number];
    const edge = torn(points, seed + index * 5, by).map(([x, y]): Point => [x + dx, y + dy]);
    const paler = Math.min(width, height) > 60 && !isClear && !isFlat;
    return (
      `<path fill="${fill}" stroke="color-mix(in srgb, ${fill} 78%, #402818)" stroke-opacity=".55" stroke-width="${short(Math.min(1.6, by / 2))}" d="${smoothPath(edge, true)}"/>` +
      (paler ? `<path fill="#fff" fill-opacity=".22" d="${bloom(points, seed)}"/>` : '')
    );
  });
  return `${ground ? `<path class="ground" d="${ground}"/>` : ''}<g class="washes">${body.join('')}</g>`;
}

function lineSvg({ lines, stroke, width, seed }: Traced): string {
  const pressure = smoothNoise(seed + 11);
  const d = lines.map(({ points, isClosed }, index) => {
    const wander = torn(points, seed + 20 + index * 3, Math.min(1.1, 0.35 + width * 0.2));
    const path = isClosed ? [...wander, ...points.slice(0, 2)] : wander;
    const legs = path.length / 14;
    return strokeOutline(
      path,
      (t) => {
        const ends = Math.min(1, 0.45 + Math.min(t, 1 - t) * legs * 1.6);
        return width * ends * (1 + pressure(t * legs + index) * 0.28);
      },
      2,
    );
  });
  return `<path fill="${stroke}" stroke="none" fill-rule="nonzero" d="${d.join('')}"/>`;
}

/** Traces every shape of the class `d` in short steps, in the shape's own coordinates. Runs in the page. */
function trace(): Omit<Traced, 'seed'>[] {
  return [...document.querySelectorAll<SVGGeometryElement>('svg.hand .d')].map((shape) => {
    const style = getComputedStyle(shape);
    const parts = (shape.getAttribute('d') ?? '').match(/M[^M]+/g);
    const pieces = (parts ?? [null]).map((part) => {
      if (part === null) return shape;
      const piece = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      piece.setAttribute('d', part);
      return piece;
    });
    const lines = pieces.map((piece) => {
      const length = piece.getTotalLength();
      const steps = Math.max(8, Math.round(length / 5));
      const points = Array.from({ length: steps + 1 }, (_, index): [number, number] => {
        const { x, y } = piece.getPointAtLength((length * index) / steps);
        return [x, y];
      });
      const start = piece.getPointAtLength(0);
      const end = piece.getPointAtLength(length);
      return { points, isClosed: Math.hypot(start.x - end.x, start.y - end.y) < 0.5 };
    });
    return {
      lines,
      fill: style.fill,
      stroke: style.stroke,
      width: Number.parseFloat(style.strokeWidth),
      isClear: shape.classList.contains('clear'),
      isFlat: shape.classList.contains('flat'),
    };
  });
}

/** Redraws all shapes of the page's drawings; a shape's seed is its index on the page. */
export async function inkPage(page: Page): Promise<void> {
  const drawn = (await page.evaluate(trace)).map((shape, index) => {
    const traced = { ...shape, seed: 100 + index * 37 };
    return (
      (traced.fill === 'none' ? '' : washSvg(traced)) + (traced.stroke === 'none' ? '' : lineSvg(traced))
    );
  });
  await page.evaluate((svgs) => {
    for (const [index, shape] of [...document.querySelectorAll('svg.hand .d')].entries()) {
      const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      for (const { name, value } of shape.attributes) if (name !== 'd') group.setAttribute(name, value);
      group.setAttribute('stroke', 'none');
      group.innerHTML = svgs[index] ?? '';
      shape.replaceWith(group);
    }
  }, drawn);
}
