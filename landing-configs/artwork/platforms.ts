/** Marks of three invented referral platforms, in ink, set as outlines and centered in boxes of one size. */
import { shapeText, type TextStyle, textPath } from '#artwork/outline-text.ts';
import type { Palette } from '#artwork/palette.ts';
import { short } from '#artwork/pen/path.ts';

const [width, height] = [170, 40];

interface Mark {
  title: string;
  /** What is drawn from x = 0, and how far it reaches. */
  body: string;
  width: number;
}

const path = (d: string) => `<path d="${d}"/>`;

/** Sets runs one after another on a baseline; returns the outlines and where they end. */
async function setRuns(runs: [text: string, style: TextStyle][], x: number, y: number) {
  let d = '';
  let at = x;
  for (const [text, style] of runs) {
    d += await textPath(text, style, at, y);
    at += (await shapeText(text, style)).width;
  }
  return { d, end: at };
}

const careerFerry = async (): Promise<Mark> => {
  const { d, end } = await setRuns(
    [
      ['Career', { font: 'serif', size: 24.5, weight: 520, spacing: -0.012 }],
      ['Ferry', { font: 'italic', size: 24.5, weight: 520, spacing: -0.005 }],
    ],
    40,
    27,
  );
  // A ferry from the side, two windows lit, on a swell.
  const ferry = 'M10 5h4v5h7.5v5.5H26V21h7.5l-4 8H5.5L1.5 21H6v-9.5h4zM10.2 15v3.2h3.2V15zM16 15v3.2h3.2V15z';
  const swell =
    'M1.5 32.4c2.7-1.6 5.3-1.6 8 0s5.3 1.6 8 0 5.3-1.6 8 0 5.3 1.6 8 0v2.8c-2.7 1.6-5.3 1.6-8 0s-5.3-1.6-8 0-5.3 1.6-8 0-5.3-1.6-8 0z';
  return {
    title: 'CareerFerry',
    body: `<path fill-rule="evenodd" d="${ferry}"/>${path(swell + d)}`,
    width: end,
  };
};

const openSeat = async (): Promise<Mark> => {
  const { d, end } = await setRuns(
    [
      ['open', { font: 'sans', size: 27, weight: 450, spacing: -0.025 }],
      ['seat', { font: 'sans', size: 27, weight: 700, spacing: -0.025 }],
    ],
    34,
    28.5,
  );
  // A chair from the side, pulled out and waiting.
  const chair = 'M2.5 4.5h4.6L8.7 19H21a4 4 0 0 1 4 4v12.5h-4.3V25.5H8.2L6.8 35.5H2.4L4.2 22z';
  return { title: 'OpenSeat', body: path(chair + d), width: end };
};

const referLoop = async (ink: string): Promise<Mark> => {
  const style: TextStyle = { font: 'sans', size: 32, weight: 500, spacing: -0.015 };
  const [baseline, radius, apart] = [28, 7.4, 9.6];
  const start = await setRuns([['referl', style]], 0, baseline);
  const [first, middle] = [start.end + 11, baseline - 7.9];
  const second = first + apart;
  const stop = await setRuns([['p', style]], second + 11.1, baseline);
  // The two o’s of the name are links: each passes over the other once.
  return {
    title: 'ReferLoop',
    body: `${path(start.d + stop.d)}${links({ first, second, y: middle, radius, ink })}`,
    width: stop.end,
  };
};

interface Links {
  /** Middles of the rings. */
  first: number;
  second: number;
  y: number;
  radius: number;
  ink: string;
}

/** Two rings, hooked into each other: where one passes under, a margin around the other is left out of it. */
function links({ first, second, y, radius, ink }: Links): string {
  const stroke = 3.3;
  const margin = 1;
  const half = (x: number, sweep: 0 | 1) =>
    `M${short(x - radius, 2)} ${y}a${radius} ${radius} 0 0 ${sweep} ${2 * radius} 0`;
  const ring = (x: number) => `${half(x, 1)}a${radius} ${radius} 0 0 1 ${-2 * radius} 0z`;
  const mask = (id: string, over: string) =>
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path fill="none" stroke="#000" stroke-width="${stroke + 2 * margin}" d="${over}"/></mask>`;
  const masks = mask('under-second', half(second, 1)) + mask('under-first', half(first, 0));
  const paths = `<path mask="url(#under-second)" d="${ring(first)}"/><path mask="url(#under-first)" d="${ring(second)}"/>`;
  return `${masks}<g fill="none" stroke="${ink}" stroke-width="${stroke}">${paths}</g>`;
}

const platforms: Record<string, (ink: string) => Promise<Mark>> = {
  careerferry: careerFerry,
  openseat: openSeat,
  referloop: referLoop,
};

/** The marks as SVG files, by name. */
export async function drawPlatforms({ ink }: Palette): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, draw] of Object.entries(platforms)) {
    const mark = await draw(ink);
    const left = short((width - mark.width) / 2);
    files.set(
      `platforms/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${ink}"><title>${mark.title}</title><g transform="translate(${left})">${mark.body}</g></svg>\n`,
    );
    if (mark.width > width) throw new Error(`The mark of ${mark.title} is ${short(mark.width)} wide.`);
  }
  return files;
}
