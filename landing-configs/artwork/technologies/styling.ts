import { circle, type Icon } from '#artwork/pen/icon.ts';

export const styling: Record<string, Icon> = {
  'tailwind-css': {
    title: 'A windsock in a steady wind',
    accent: 'blue',
    parts: [
      { flat: 'M11 5.5l8.5 1.7v16.6L11 25.5zM28 8.9l8.5 1.7v9.8L28 22.1z' },
      {
        line: 'M7 4v40M7 9.5h4M7 21.5h4M11 5.5l33 6.6v6.8L11 25.5zM19.5 7.2v16.6M28 8.9v13.2M36.5 10.6v9.8M14 33h20M14 39.5h25.5c4.6 0 4.6-6.5.5-6.5',
      },
    ],
  },
  bootstrap: {
    title: 'A boot with a strap to pull',
    accent: 'pencil',
    parts: [
      { mark: 'M14 8.5c-8-1-8 11.5 0 10.5', width: 3 },
      {
        line: 'M14 5.5h14.5V22c0 3 2.5 4 6 5 5.5 1.6 8 4 8 9.5H14zM12 36.5h31V42H28l-2.5-2H23l-1 2H12zM22.5 11.5h6M22.5 16.5h6M22.5 21.5h6.5',
      },
    ],
  },
  sass: {
    title: 'Braces within braces',
    accent: 'rose',
    parts: [
      { flat: circle(25.5, 25.5, 11) },
      {
        line: 'M14 6c-4.6 0-5.6 2-5.6 6v6c0 4-1.4 6-4.4 6 3 0 4.4 2 4.4 6v6c0 4 1 6 5.6 6M34 6c4.6 0 5.6 2 5.6 6v6c0 4 1.4 6 4.4 6-3 0-4.4 2-4.4 6v6c0 4-1 6-5.6 6M21 14.5c-3 0-3.6 1.4-3.6 3.6v2.4c0 2.3-.8 3.5-2.6 3.5 1.8 0 2.6 1.2 2.6 3.5v2.4c0 2.2.6 3.6 3.6 3.6M27 14.5c3 0 3.6 1.4 3.6 3.6v2.4c0 2.3.8 3.5 2.6 3.5-1.8 0-2.6 1.2-2.6 3.5v2.4c0 2.2-.6 3.6-3.6 3.6',
      },
    ],
  },
  gsap: {
    title: 'A ball on an easing curve',
    accent: 'evergreen',
    parts: [
      { line: 'M5 41C24 41 24 7 43 7M5 41h17.5M43 7H25.5' },
      { dot: 'M22.5 38.5h5v5h-5zM20.5 4.5h5v5h-5z' },
      { flat: circle(24, 24, 6.5) },
    ],
  },
  figma: {
    title: 'A frame, a shape in it and the pointer that draws it',
    accent: 'rose',
    parts: [
      { flat: circle(22, 22, 8) },
      {
        line: `M10 4.5v32M32.5 4.5V22M4.5 10h34M4.5 32.5H22${circle(20.5, 20.5, 7)}M27 27l16.5 6-7.3 3.2-3.2 7.3z`,
      },
    ],
  },
};
