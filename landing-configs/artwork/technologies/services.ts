import { circle, type Icon } from '#artwork/pen/icon.ts';

const flame =
  'M24.5 4.5c.5 7 9.5 11.5 9.5 20.5 0 6.5-4.5 10.5-10 10.5s-10-4-10-10.5c0-5 3.2-7.5 4.2-12.5 3 2 4.3 4 4.8 7 1.8-3.5 2.5-9 1.5-15z';

export const services: Record<string, Icon> = {
  wordpress: {
    title: 'A press and the sheet that comes out of it',
    accent: 'sand',
    parts: [
      { flat: 'M16.5 33.5h18.5v12H16.5z' },
      {
        line: 'M5.5 32.5h37M9.5 32.5V12.5M38.5 32.5V12.5M6.5 12.5h35M14.5 5h19M24 5v16M14.5 21h19v5.5h-19zM14.5 32.5V44h19V32.5M19 37h10M19 40.5h6',
      },
    ],
  },
  mysql: {
    title: 'A store of tables',
    accent: 'blue',
    parts: [
      { flat: 'M9 19.5c0 3 6.5 5.5 15 5.5s15-2.5 15-5.5v8.5c0 3-6.5 5.5-15 5.5S9 31 9 28z' },
      {
        line: 'M9 11v26c0 3 6.5 5.5 15 5.5S39 40 39 37V11M9 11c0-3 6.5-5.5 15-5.5S39 8 39 11s-6.5 5.5-15 5.5S9 14 9 11zM9 19.5c0 3 6.5 5.5 15 5.5s15-2.5 15-5.5M9 28c0 3 6.5 5.5 15 5.5S39 31 39 28',
      },
    ],
  },
  mongodb: {
    title: 'Documents with braces in them',
    accent: 'evergreen',
    parts: [
      {
        line: 'M7 12.5h26V43H7zM13 12.5V5h28v30.5h-8M16.5 20c-2.5 0-3 1.2-3 3v2c0 1.8-.7 2.75-2 2.75 1.3 0 2 .95 2 2.75v2c0 1.8.5 3 3 3M23.5 20c2.5 0 3 1.2 3 3v2c0 1.8.7 2.75 2 2.75-1.3 0-2 .95-2 2.75v2c0 1.8-.5 3-3 3',
      },
      { flat: circle(20, 27.75, 2.8) },
    ],
  },
  firebase: {
    title: 'A flame on a base',
    accent: 'highlighter',
    parts: [
      { line: 'M6 33c0-3.5 8-6 18-6s18 2.5 18 6-8 6-18 6-18-2.5-18-6zM6 33v5c0 3.5 8 6 18 6s18-2.5 18-6v-5' },
      { flat: flame },
      { line: flame },
    ],
  },
  git: {
    title: 'A branch that is merged again',
    accent: 'pencil',
    parts: [
      {
        line: `M12 34h7.5M28.5 34H36M8.5 29.8C9.5 20 12.5 13.5 19 13M29 13c6.5.5 9.5 7 10.5 16.8${circle(8, 34, 4.2)}${circle(24, 34, 4.2)}${circle(40, 34, 4.2)}`,
      },
      { flat: circle(24, 13, 5.2) },
    ],
  },
};
