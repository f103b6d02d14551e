import { circle, type Icon } from '#artwork/pen/icon.ts';

export const languages: Record<string, Icon> = {
  html5: {
    title: 'A page between angle brackets',
    accent: 'pencil',
    parts: [
      { flat: 'M19 12.5h10v4.6H19z' },
      { line: 'M15 7h18v34H15zM19 23h10M19 28.5h10M19 34h6M10 16.5 4 24l6 7.5M38 16.5l6 7.5-6 7.5' },
    ],
  },
  css3: {
    title: 'The box model: margin, border, content',
    accent: 'blue',
    parts: [
      { dashed: 'M5 5h38v38H5z' },
      { line: 'M11.5 11.5h25v25h-25z' },
      { flat: 'M17.5 17.5h13v13h-13z' },
    ],
  },
  javascript: {
    title: 'An arrow function',
    accent: 'highlighter',
    parts: [
      { flat: circle(31, 27, 13) },
      {
        line: 'M9.5 11.5C3.5 19 3.5 29 9.5 36.5M17 11.5c6 7.5 6 17.5 0 25M27 20.4h10.6M27 27.6h10.6M34.5 14l8.5 10-8.5 10',
      },
    ],
  },
  typescript: {
    title: 'A type parameter',
    accent: 'blue',
    parts: [
      { mark: 'M17 15.5h14M24 15.5v18', width: 4 },
      { line: 'M12.5 12 4 24l8.5 12M35.5 12 44 24l-8.5 12' },
    ],
  },
  php: {
    title: 'The tag that opens a script on the server',
    accent: 'sand',
    parts: [
      { flat: circle(31, 26, 14.5) },
      { line: 'M17.5 12 6 24l11.5 12M25 17.5c0-5.5 4-8 8.2-8 4.6 0 8.3 3 8.3 7.5 0 6.5-8.3 6-8.3 13.5' },
      { dot: circle(33.2, 37.5, 1.9) },
    ],
  },
  python: {
    title: 'A snake in two bends',
    accent: 'highlighter',
    parts: [
      { tube: 'M8 39.5h20.5a6.75 6.75 0 0 0 0-13.5h-9a6.75 6.75 0 0 1 0-13.5H32', width: 9.6 },
      { dot: circle(32.5, 11, 1.4) },
      { line: 'M38 13h4.5M42.5 13l2.5-2.2M42.5 13l2.5 2.2' },
    ],
  },
};
