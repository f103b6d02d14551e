/** The editor's marks as pencil strokes: points, pressure, and the purpose of each mark. */
import type { Point } from '../pen/path.ts';

export interface PencilStroke {
  /** Points on the stroke. */
  through: Point[];
  /** Number of points drawn between two of them. */
  steps: number;
  /** Maximum width, in units of the viewBox. */
  width: number;
  /** Fractions of the stroke in which the pressure increases at the start and decreases at the end. */
  press?: number;
  lift?: number;
}

export interface Mark {
  viewBox: readonly [width: number, height: number];
  /** Whether a page can stretch it to the size of the marked word. */
  stretch: boolean;
  /** The mark's purpose, for the generated file. */
  use: string;
  strokes: PencilStroke[];
}

export const marks: Record<string, Mark> = {
  under: {
    viewBox: [300, 22],
    stretch: true,
    use: 'under the one word that matters: there and back',
    strokes: [
      {
        through: [
          [2, 10.4],
          [40, 7.2],
          [82, 5.6],
          [128, 3.6],
          [172, 4.6],
          [214, 3.8],
          [256, 5.6],
          [298, 6.8],
        ],
        steps: 1,
        width: 3.4,
        press: 0.06,
        lift: 0.1,
      },
      {
        through: [
          [297, 7],
          [262, 7.4],
          [224, 9.4],
          [184, 10.2],
          [148, 13],
          [92, 18],
        ],
        steps: 1,
        width: 2.4,
        press: 0.05,
        lift: 0.6,
      },
    ],
  },
  circle: {
    viewBox: [200, 80],
    stretch: true,
    use: 'around a result or a choice',
    strokes: [
      {
        through: [
          [36, 17],
          [62, 7],
          [104, 2],
          [150, 5],
          [184, 18],
          [199, 36],
          [192, 56],
          [160, 71],
          [112, 78],
          [60, 77],
          [20, 66],
          [1, 47],
          [6, 27],
          [32, 11],
          [76, 5.5],
          [118, 7],
          [142, 12],
        ],
        steps: 1,
        width: 2.2,
        press: 0.06,
        lift: 0.2,
      },
    ],
  },
  caret: {
    viewBox: [24, 18],
    stretch: false,
    use: 'where words are put in',
    strokes: [
      {
        through: [
          [2, 16.2],
          [6.4, 10.2],
          [12, 2],
        ],
        steps: 1,
        width: 1.5,
        press: 0.2,
        lift: 0.1,
      },
      {
        through: [
          [12, 2],
          [16.6, 9],
          [22.2, 16],
        ],
        steps: 1,
        width: 1.3,
        press: 0.1,
        lift: 0.5,
      },
    ],
  },
  strike: {
    viewBox: [300, 30],
    stretch: true,
    use: 'through words that go, with the loop that means delete',
    strokes: [
      {
        through: [
          [2, 18.4],
          [70, 14.6],
          [150, 15.4],
          [226, 14.6],
          [274, 13.2],
          [294, 8],
          [288, 2.4],
          [280.5, 7],
          [284, 18],
          [297, 26.5],
        ],
        steps: 1,
        width: 2.6,
        press: 0.05,
        lift: 0.16,
      },
    ],
  },
  slash: {
    viewBox: [100, 30],
    stretch: true,
    use: 'through a price or a short phrase',
    strokes: [
      {
        through: [
          [2, 22.4],
          [34, 17.8],
          [66, 12.2],
          [98, 6],
        ],
        steps: 1,
        width: 2.6,
        press: 0.08,
        lift: 0.3,
      },
    ],
  },
  tick: {
    viewBox: [28, 24],
    stretch: false,
    use: 'done, or approved',
    strokes: [
      {
        through: [
          [2.6, 12.8],
          [6.6, 16],
          [10, 21.4],
        ],
        steps: 1,
        width: 1.9,
        press: 0.3,
        lift: 0.05,
      },
      {
        through: [
          [10, 21.4],
          [14.6, 12.4],
          [19.6, 6.4],
          [26.4, 1.8],
        ],
        steps: 1,
        width: 1.7,
        press: 0.05,
        lift: 0.6,
      },
    ],
  },
  bracket: {
    viewBox: [12, 100],
    stretch: true,
    use: 'in the margin of an edited paragraph',
    strokes: [
      {
        through: [
          [10.4, 1.6],
          [5.4, 2.2],
          [3.4, 6],
          [3, 30],
          [3.3, 62],
          [2.8, 92],
          [4.8, 97.4],
          [10, 98.4],
        ],
        steps: 1,
        width: 1.1,
        press: 0.05,
        lift: 0.1,
      },
    ],
  },
};
