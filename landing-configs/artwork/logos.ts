/** Marks of five invented companies, in one grey, set as outlines and cropped to what is drawn. */
import { shapeText, type TextStyle, textPath } from '#artwork/outline-text.ts';
import { short } from '#artwork/pen/path.ts';

const grey = '#55575a';
const height = 40;

interface Logo {
  title: string;
  width: number;
  body: string;
}

const path = (d: string) => `<path d="${d}"/>`;

/** Sets runs one after another on a baseline; returns the outlines and where they end. */
async function setRuns(runs: [text: string, style: TextStyle][], x: number, y: number) {
  let d = '';
  let at = x;
  for (const [text, style] of runs) {
    d += await textPath(text, style, at, y);
    at += (await shapeText(text, style)).width + (text.endsWith(' ') ? 0 : (style.spacing ?? 0) * style.size);
  }
  return { d, end: at };
}

const harrowLyle = async (): Promise<Logo> => {
  const serif: TextStyle = { font: 'serif', size: 27, weight: 500, spacing: -0.01 };
  const { d, end } = await setRuns(
    [
      ['Harrow ', serif],
      ['&', { font: 'italic', size: 29, weight: 400 }],
      [' Lyle', serif],
    ],
    0,
    28.5,
  );
  return { title: 'Harrow & Lyle', width: end, body: path(d) };
};

const norrlandAir = async (): Promise<Logo> => {
  const { d, end } = await setRuns(
    [['NORRLAND', { font: 'sans', size: 18, weight: 700, spacing: 0.13 }]],
    37,
    26.4,
  );
  const air = await setRuns([['AIR', { font: 'sans', size: 10, weight: 500, spacing: 0.14 }]], end + 5, 26.4);
  // A fin of two planes: one folded wing, lit from the left.
  const fin = 'M1 33 14 7 17.7 14.4 9 33ZM19.3 17.6 27 33H19.4L15.5 25.4Z';
  return { title: 'Norrland Air', width: air.end, body: path(fin + d + air.d) };
};

const solmereCare = async (): Promise<Logo> => {
  const { d, end } = await setRuns(
    [['solmere care', { font: 'sans', size: 21, weight: 500, spacing: -0.02 }]],
    40,
    26.6,
  );
  // A sun that is also a plus: a ring open at its foot, the sea's line under it.
  const ring =
    'M6.2 29.5A15 15 0 1 1 25.8 29.5L23 26.3A10.7 10.7 0 1 0 9 26.3ZM13.9 11.5H18.1V16.2H22.8V20.4H18.1V25.1H13.9V20.4H9.2V16.2H13.9ZM3 33H29V36H3Z';
  return { title: 'Solmere Care', width: end, body: path(ring + d) };
};

const quillan = async (): Promise<Logo> => {
  const { d, end } = await setRuns(
    [['Quillan', { font: 'italic', size: 33, weight: 500, spacing: -0.012 }]],
    0,
    27.5,
  );
  // The tail of the Q runs on under the word and thins out like a nib lifting.
  const tail = `M12 33.4C34 31.6 ${short(end * 0.62)} 31.8 ${short(end)} 33.9C${short(end * 0.62)} 33.6 34 33.8 12 35.6Z`;
  return { title: 'Quillan', width: end, body: path(d + tail) };
};

const bayTamiami = async (): Promise<Logo> => {
  const name = await setRuns(
    [['BAY & TAMIAMI', { font: 'sans', size: 14, weight: 700, spacing: 0.085 }]],
    38,
    19,
  );
  const width = name.end;
  const line: TextStyle = { font: 'sans', size: 11, weight: 500 };
  const plain = (await shapeText('SAVINGS BANK', line)).width;
  const spacing = (width - 1 - 38 - plain) / 11 / line.size;
  const under = await setRuns([['SAVINGS BANK', { ...line, spacing }]], 38, 33.2);
  // Three piers of a causeway.
  const piers = 'M0 8H27V13H0ZM0 17.6H27V22.6H0ZM0 27.2H27V32.2H0ZM4 13H8V17.6H4ZM19 22.6H23V27.2H19Z';
  return { title: 'Bay & Tamiami Savings Bank', width, body: path(piers + name.d + under.d) };
};

const logos: Record<string, () => Promise<Logo>> = {
  'harrow-lyle': harrowLyle,
  'norrland-air': norrlandAir,
  'solmere-care': solmereCare,
  quillan,
  'bay-tamiami': bayTamiami,
};

/** The logos as SVG files, by name. */
export async function drawLogos(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, draw] of Object.entries(logos)) {
    const { title, width, body } = await draw();
    const box = Math.ceil(width);
    files.set(
      `clients/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${box}" height="${height}" viewBox="0 0 ${box} ${height}" fill="${grey}"><title>${title.replace('&', '&amp;')}</title>${body}</svg>\n`,
    );
  }
  return files;
}
