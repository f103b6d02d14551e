import type { Drawing, Stroke } from '#artwork/pen/drawing.ts';
import { curveThrough, type Point } from '#artwork/pen/path.ts';
import { points } from '#artwork/pen/points.ts';

const face: Point[] = curveThrough(
  points([
    62, 44, 61, 60, 65, 75, 74, 85, 82, 87, 90, 84, 98, 74, 101, 59, 99, 44, 92, 36, 80, 34, 68, 37, 62, 44,
  ]),
  3,
);
const jacket: Point[] = points([
  22, 126, 27, 108, 46, 99, 66, 94, 81, 112, 97, 94, 116, 99, 135, 108, 140, 126,
]);
const throat: Point[] = points([70, 80, 93, 80, 97, 95, 81, 112, 66, 95]);

/** Strands between the outside of the hair and the line where it meets the face. */
function strands(outer: readonly Point[], inner: readonly Point[], count: number): Stroke[] {
  return Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1);
    const curve = outer.map(([x, y], at): Point => {
      const [innerX, innerY] = inner[at] ?? [x, y];
      return [x + (innerX - x) * t, y + (innerY - y) * t];
    });
    return { curve };
  });
}

const left = strands(
  points([91, 17, 68, 16, 53, 32, 51, 56, 54, 80]),
  points([89, 33, 77, 39, 66, 46, 62, 60, 64, 76]),
  7,
);
const right = strands(
  points([91, 17, 107, 22, 113, 38, 112, 60, 108, 80]),
  points([89, 33, 95, 38, 100, 48, 102, 60, 100, 76]),
  6,
);

const features: Stroke[] = [
  {
    curve: points([68, 57, 71.5, 54.8, 75.5, 56.4]),
  },
  {
    curve: points([87, 56.4, 90.8, 54.8, 94.5, 57]),
  },
  {
    curve: points([81, 57, 79.2, 66, 82.6, 68.6]),
  },
  {
    curve: points([74, 74.5, 78, 77.8, 84, 78, 89.5, 73.6]),
  },
  {
    curve: points([79, 81, 82, 81.6, 85, 80.8]),
  },
  {
    curve: points([67, 51.6, 71, 49.2, 76.5, 50.6]),
  },
  {
    curve: points([86, 50.4, 91, 49, 95.6, 51.6]),
  },
];
const collar: Stroke[] = [
  points([70, 85, 67, 95]),
  points([93, 84, 96, 94]),
  points([66, 94, 57, 106, 68, 112, 64, 118, 81, 128]),
  points([97, 94, 106, 106, 95, 112, 99, 118, 81, 128]),
];

/** The picture of a profile: a woman with a dark bob in a jacket, looking out. */
export const portrait: Drawing = {
  title: 'A woman with a dark bob in a jacket',
  seed: 5,
  layers: [
    { kind: 'paper', shape: jacket },
    { kind: 'wash', tone: 'green', shape: jacket },
    { kind: 'paper', shape: throat },
    {
      kind: 'wash',
      tone: 'rose',
      flat: true,
      shape: points([66, 76, 90, 76, 93, 91, 78, 107, 64, 92]),
    },
    { kind: 'paper', shape: face },
    {
      kind: 'wash',
      tone: 'rose',
      shape: points([58, 38, 57, 60, 65, 76, 78, 82, 91, 76, 98, 60, 98, 40, 80, 26]),
    },
    { kind: 'ink', strokes: [{ curve: face }, jacket] },
    { kind: 'thin', strokes: [...features, ...collar] },
    {
      kind: 'bold',
      strokes: [
        ...left,
        ...right,
        {
          curve: points([71, 58.4, 71.6, 59, 72.2, 58.6]),
        },
        {
          curve: points([90.4, 58.4, 91, 59, 91.6, 58.6]),
        },
      ],
    },
  ],
};
