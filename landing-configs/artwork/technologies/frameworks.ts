import { circle, type Icon } from '#artwork/pen/icon.ts';

export const frameworks: Record<string, Icon> = {
  react: {
    title: 'A component with one electron around it',
    accent: 'rose',
    parts: [
      { line: 'M6.3 33.4A20 10 -28 0 1 41.7 14.6' },
      { flat: 'M18 16h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V18a2 2 0 0 1 2-2z' },
      {
        line: 'M18 16h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V18a2 2 0 0 1 2-2zM6.3 33.4A20 10 -28 0 0 41.7 14.6',
      },
      { dot: circle(39, 25.4, 3.2) },
    ],
  },
  nextjs: {
    title: 'A page being turned: on to the next',
    accent: 'highlighter',
    parts: [
      { flat: 'M41 27.5c-6.5-1-10.5 0-13 1 1.5 4.5 1 9-1.5 14.5z' },
      {
        line: 'M26.5 43H8V5h33v22.5zM41 27.5c-6.5-1-10.5 0-13 1 1.5 4.5 1 9-1.5 14.5M15 17.5h17M26.5 12l5.5 5.5-5.5 5.5',
      },
    ],
  },
  vue: {
    title: 'An eye: the view',
    accent: 'evergreen',
    parts: [
      {
        line: `M4 24C10 14.5 17 10.5 24 10.5S38 14.5 44 24C38 33.5 31 37.5 24 37.5S10 33.5 4 24z${circle(24, 24, 8.6)}`,
      },
      { flat: circle(24, 24, 4.8) },
    ],
  },
  angular: {
    title: 'An angle, measured',
    accent: 'pencil',
    parts: [
      { flat: 'M7 39h14.5A14.5 14.5 0 0 0 15.3 27.1z' },
      { line: 'M43 39H7L29.5 6.9M33 39A26 26 0 0 0 21.9 17.7' },
    ],
  },
  svelte: {
    title: 'What was wide, made slim',
    accent: 'sand',
    parts: [
      { flat: 'M21.5 7.5h8v37h-8z' },
      { line: 'M19.5 5.5h9v37h-9zM7 24h8.5M11 19l5 5-5 5M41 24h-8.5M37 19l-5 5 5 5' },
      { dashed: 'M15.5 5.5H4v37h11.5M32.5 5.5H44v37H32.5' },
    ],
  },
  nodejs: {
    title: 'A node and what it is connected to',
    accent: 'evergreen',
    parts: [
      { flat: circle(23, 25, 6.5) },
      {
        line: `M18.6 19.5 12.5 12M28.5 19.5l5.5-6M29.5 28.5l7 4M20 32l-2.5 4.5${circle(9.5, 9, 4)}${circle(37, 10, 4.5)}${circle(39.5, 35, 3.5)}${circle(15.5, 40, 3.7)}`,
      },
    ],
  },
  laravel: {
    title: 'A mallet: the tool of an artisan',
    accent: 'rose',
    parts: [
      { flat: 'M46 22.5 36.5 32 19.5 15.5 29 6z' },
      {
        line: 'M44.4 20.5 34.5 30.4 17.6 13.5 27.5 3.6zM24.3 20.2 6 38.5a2.5 2.5 0 0 0 3.5 3.5L27.8 23.7M21.5 17.4l9.9-9.9M30.6 26.5l9.9-9.9',
      },
    ],
  },
  django: {
    title: 'A guitar',
    accent: 'evergreen',
    turn: 42,
    parts: [
      { flat: circle(24, 30, 3.6) },
      {
        line: 'M21.8 19C18.5 19.2 16.5 21.3 16.5 24 16.5 27.5 13 29.5 13 35.5 13 41.5 18 45.5 24 45.5S35 41.5 35 35.5C35 29.5 31.5 27.5 31.5 24 31.5 21.3 29.5 19.2 26.2 19M21.8 22.5V3h4.4v19.5M20.3 3v-6.5h7.4V3zM19.5 39.5h9',
      },
    ],
  },
};
