/**
 * The editor's marks as path data. Written by generator/artwork/marks/marks.ts; change them there.
 *
 * Fill the path and stroke it in the same color, 1 to 1.8 px wide, with `vector-effect: non-scaling-stroke` and
 * round joins: the outline gives the pencil's pressure, the stroke its weight. A mark with `stretch` takes
 * `preserveAspectRatio="none"` and the size of the word it marks; one without keeps its shape.
 */
export interface MarkPath {
  readonly viewBox: string;
  readonly stretch: boolean;
  readonly d: string;
}

export type MarkName = 'under' | 'circle' | 'caret' | 'strike' | 'slash' | 'tick' | 'bracket';

export const markPaths: Record<MarkName, MarkPath> = {
  /** Under the one word that matters: there and back. */
  under: {
    viewBox: '0 0 300 22',
    stretch: true,
    d: 'M2 10.1q0 .3 19-.5t40-1.7 44-2.1 45-.6 43 .2 42 .6 42 .8 21-.4-21-1-42-1.7-42-.7-43-.2-45 .3-44 1.9-40 3-19 2.1zM297 7.3q0-.2-17.5-.6t-36.5 .7-39 1.5-38 2-46 4.2-28 2.7 28-2.3 46-3.6 38-1.3 39-1.4 36.5-1.5 17.5-.4z',
  },
  /** Around a result or a choice. */
  circle: {
    viewBox: '0 0 200 80',
    stretch: true,
    d: 'M36 16.8q.1 .2 13.1-4.3t34-7.2 43.9-1.1 39.8 8 24.2 15.2 3.9 18.4-19.2 16.9-39.8 11.1-49.9 3.1-45.8-6-29.2-14.7-6.9-19.1 15.2-17.5 34.8-10.8 42.9-2.4 32.9 3.1 12.1 2.4-11.9-2.7-33.1-3.4-43.1 2-35.2 10.7-15.8 18.3 7.1 20.3 29.8 15.2 46.2 6 50.1-3.1 40.2-11.3 19.8-17.8-4.1-19.4-24.8-15.7-40.2-8.2-44.1 1-34 7.7-12.9 5.3z',
  },
  /** Where words are put in. */
  caret: {
    viewBox: '0 0 24 18',
    stretch: false,
    d: 'M2 16.1q.1 0 2.4-2.7t5-7.1 2.6-4.4-3 4.1-5 7.1-2 3zM12 2.1q-.1 0 2.1 3.6t5.1 7 3 3.3-2.6-3.7-5.1-6.9-2.5-3.3z',
  },
  /** Through words that go, with the loop that means delete. */
  strike: {
    viewBox: '0 0 300 30',
    stretch: true,
    d: 'M2 18q0 .3 34-1.1t74-.9 78-.1 62-1.2 34.4-3 7-6.3-7.6-1.2-2.2 8.4 8.7 10 6.7 4.3-6.3-4.7-7.8-9.8 1.8-7 5.9 0-7 4.5-33.6 2.9-62 1-78 .3-74 1.6-34 2.3z',
  },
  /** Through a price or a short phrase. */
  slash: {
    viewBox: '0 0 100 30',
    stretch: true,
    d: 'M2 22.3q0 .1 16.1-1.7t32.1-4.6 31.9-6.4 15.9-3.7-16.1 2.8-32.1 5.4-31.9 5.2-15.9 2.9z',
  },
  /** Done, or approved. */
  tick: {
    viewBox: '0 0 28 24',
    stretch: false,
    d: 'M2.6 12.7q-.1 .1 1.7 2t3.7 4.2 2 2.2-1.4-2.8-3.7-4.2-2.3-1.4zM10 21.7q.2 .1 2.7-4.3t4.8-7.7 5.6-5.7 3.3-2.4-3.5 2.2-6.2 5.3-4.8 7.8-1.9 4.8z',
  },
  /** In the margin of an edited paragraph. */
  bracket: {
    viewBox: '0 0 12 100',
    stretch: true,
    d: 'M10.4 1.5q0-.1-2.6 .2t-3.8 2.2-1.3 14 .1 28.1-.1 31 .8 17.8 3.8 3.3 2.7 .4-2.5-.8-3.4-3.3-.7-17.5 .1-30.9 .2-28 1.1-13.7 3.2-2.2 2.4-.6z',
  },
};
