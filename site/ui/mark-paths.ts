/**
 * The editor's marks as path data. Written by site/artwork/marks.ts; change them there.
 *
 * Fill the path and stroke it in the same colour, 1 to 1.8 px wide, with `vector-effect: non-scaling-stroke` and
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
    d: 'M2 10.1q0 .3 19-.5 19.1-.8 40.1-1.7 21-1 43.9-2.1 23-1.1 45-.6 22 .6 43 .2 21-.4 42 .6 21 .9 42 .8 21-.2 21-.4 0-.1-21-1-21-.9-42-1.7-21-.9-42-.7-21 .2-43-.2-22-.4-45 .3-23.1 .6-44.1 1.8-21 1.2-39.9 3.1-19 1.8-19 2.1zM297 7.3q0-.2-17.5-.6-17.5-.4-36.5 .7-19 1.1-39 1.5-20 .4-38 2-18 1.6-46 4.2-28 2.6-28 2.7 0 .1 28-2.2 28-2.4 46-3.7 18-1.2 38-1.3 20-.1 39-1.4 19-1.4 36.5-1.5 17.5-.1 17.5-.4z',
  },
  /** Around a result or a choice. */
  circle: {
    viewBox: '0 0 200 80',
    stretch: true,
    d: 'M36 16.8q.1 .2 13.1-4.3 13.1-4.5 34-7.2 20.9-2.7 43.8-1.2 23 1.6 39.9 8.1 16.9 6.4 24.2 15.2 7.4 8.8 4 18.4-3.5 9.6-19.3 16.9-15.9 7.4-39.8 11.1-23.9 3.8-49.9 3-25.9-.7-45.8-6-19.9-5.2-29.2-14.6-9.3-9.5-6.9-19.1 2.5-9.7 15.3-17.5 12.8-7.8 34.7-10.8 21.9-2.9 42.9-2.3 21 .6 33 3 12 2.5 12 2.4 0-.1-12-2.7-12-2.6-33-3.4-21-.8-43.1 2-22.1 2.8-35.3 10.7-13.2 7.9-15.7 18.3-2.6 10.4 7.1 20.3 9.7 9.9 29.8 15.2 20.1 5.4 46.2 6.1 26 .7 50.1-3.1 24.1-3.8 40.2-11.3 16.2-7.6 19.7-17.8 3.6-10.3-4-19.5-7.7-9.2-24.8-15.7-17.1-6.5-40.1-8.1-23.1-1.6-44.2 .9-21.1 2.6-34 7.7-13 5.1-12.9 5.3z',
  },
  /** Where words are put in. */
  caret: {
    viewBox: '0 0 24 18',
    stretch: false,
    d: 'M2 16.1q.1 0 2.4-2.7 2.4-2.7 5-7.1 2.7-4.4 2.6-4.5-.1 0-3 4.2-3 4.2-5 7.1-2.1 2.9-2 3zM12 2.1q-.1 0 2.1 3.6 2.1 3.6 5.1 7 2.9 3.3 3 3.3 .1 0-2.6-3.6-2.6-3.6-5.1-7-2.4-3.4-2.5-3.3z',
  },
  /** Through words that go, with the loop that means delete. */
  strike: {
    viewBox: '0 0 300 30',
    stretch: true,
    d: 'M2 18q0 .3 34-1.2 34-1.4 74-.8 40 .5 78-.1 38-.6 62-1.2 24.1-.7 34.4-3.1 10.3-2.4 7-6.2-3.3-3.8-7.5-1.2-4.2 2.6-2.3 8.4 1.9 5.7 8.6 10 6.7 4.4 6.8 4.3 .1-.1-6.2-4.7-6.3-4.7-7.9-9.8-1.6-5.1 1.7-7 3.3-1.9 6 0 2.7 1.9-7 4.5-9.7 2.6-33.6 2.9-24 .4-62 1-38 .7-78 .3-40-.4-74 1.6-34 2-34 2.3z',
  },
  /** Through a price or a short phrase. */
  slash: {
    viewBox: '0 0 100 30',
    stretch: true,
    d: 'M2 22.3q0 .1 16.1-1.6 16.1-1.8 32.1-4.6 15.9-2.8 31.9-6.4 15.9-3.7 15.9-3.7 0-.1-16.1 2.8-16 2.9-32.1 5.3-16 2.4-31.9 5.2-15.9 2.8-15.9 3z',
  },
  /** Done, or approved. */
  tick: {
    viewBox: '0 0 28 24',
    stretch: false,
    d: 'M2.6 12.7q-.1 .1 1.7 2 1.8 1.9 3.7 4.2 1.9 2.2 2 2.2 .1 0-1.4-2.7-1.5-2.8-3.7-4.3-2.2-1.6-2.3-1.4zM10 21.7q.2 .1 2.7-4.4 2.4-4.4 4.8-7.6 2.3-3.2 5.6-5.6 3.3-2.4 3.3-2.5 0 0-3.5 2.2-3.5 2.2-6.2 5.3-2.6 3.1-4.8 7.8-2.1 4.7-1.9 4.8z',
  },
  /** In the margin of an edited paragraph. */
  bracket: {
    viewBox: '0 0 12 100',
    stretch: true,
    d: 'M10.4 1.5q0-.1-2.6 .2-2.6 .3-3.7 2.2-1.2 1.9-1.4 14-.1 12.1 .1 28.1 .2 16-.2 30.9-.3 15 .8 17.9 1.1 2.9 3.8 3.3 2.8 .4 2.8 .4 0-.1-2.4-.8-2.5-.7-3.4-3.2-.9-2.6-.7-17.6 .1-14.9 0-30.9-.1-16 .2-28.1 .2-12 1-13.7 .9-1.7 3.3-2.1 2.4-.5 2.4-.6z',
  },
};
