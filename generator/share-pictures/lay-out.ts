import { atlas } from './atlas.ts';
import { signs } from './headline.ts';
import { type Letter, setText, type Word } from './set-text.ts';

/** Where headlines stand: from the left edge (px), and how wide their lines may be. */
export const column = { x: 72, width: 714 };

const most = 4;
/** More than these lines hold, however short the words are. */
const mostWords = 100;
/** Largest letters are for few lines: four of them would fill the picture. */
const linesAt = [3, most, most];
const { sizes } = atlas.faces.upright;

export interface Layout {
  /** Of the sizes, largest first, which. */
  size: number;
  lines: Letter[][];
  /** What the pencil underlines, from letter to letter. */
  stress?: { line: number; from: number; to: number };
}

/** Breaks a headline into lines of like width, in the largest letters that hold it. What is too long for the smallest ends with "…". */
export function layOut(headline: string): Layout {
  const paragraphs = headline.split(signs.line).map((text) => text.trim());
  const parts = setText(paragraphs.filter((text) => text !== ''));
  for (const wanted of [parts, [parts.flat()]]) {
    for (const [size, lines] of linesAt.entries()) {
      const broken = breakAll(wanted, (column.width * 1000) / (sizes[size] ?? 1), lines);
      if (broken) return laidOut(size, broken);
    }
  }
  const size = sizes.length - 1;
  return laidOut(size, cut(parts.flat(), (column.width * 1000) / (sizes[size] ?? 1)));
}

function laidOut(size: number, words: Word[][]): Layout {
  const lines = words.map((line) => line.flatMap(withSpace));
  const stress = stressOf(lines, words.at(-1)?.at(-1)?.letters.length ?? 0);
  return { size, lines, ...(stress && { stress }) };
}

/** The words that are stressed, of several lines those on the last; or else the last word of a statement. */
function stressOf(lines: Letter[][], lastWord: number): Layout['stress'] {
  const line = lines.findLastIndex((letters) => letters.some(({ face }) => face === 'italic'));
  const letters = lines[line] ?? [];
  if (line >= 0) {
    const from = letters.findIndex(({ face }) => face === 'italic');
    return { line, from, to: letters.findLastIndex(({ face }) => face === 'italic') + 1 };
  }
  const last = lines.at(-1) ?? [];
  const isStatement = '.!?'.includes(nameOf(last.at(-1)) ?? ' ');
  return isStatement ? { line: lines.length - 1, from: last.length - lastWord, to: last.length } : undefined;
}

function nameOf(letter: Letter | undefined): string | undefined {
  return letter && atlas.faces[letter.face].names[letter.index];
}

function withSpace({ letters, space }: Word, place: number, line: Word[]): Letter[] {
  const last = letters.at(-1);
  if (!last || place === line.length - 1) return letters;
  return [...letters.slice(0, -1), { ...last, advance: last.advance + space }];
}

/** @returns undefined when that takes more lines than there may be */
function breakAll(paragraphs: Word[][], width: number, most: number): Word[][] | undefined {
  if (paragraphs.flat().some((word) => word.width > width)) return undefined;
  const lines = paragraphs.flatMap((words) => balanced(words, width));
  return lines.length <= most ? lines : undefined;
}

/** How much wider than it must be a line may be for the sake of fuller first lines. */
const slack = 1.08;

/** As few lines as there can be, and these about as narrow as they can be then. */
function balanced(words: Word[], width: number): Word[][] {
  const fewest = countLines(words, width);
  let [narrow, wide] = [Math.max(...words.map((word) => word.width)), width];
  while (wide - narrow > 20) {
    const middle = (narrow + wide) / 2;
    if (countLines(words, middle) > fewest) narrow = middle;
    else wide = middle;
  }
  return fill(words, Math.min(width, wide * slack));
}

function countLines(words: Word[], width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + word.width > width) {
      lines++;
      used = 0;
    }
    used += word.width + word.space;
  }
  return lines;
}

function fill(words: Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  for (const word of words) {
    const more = used + word.width;
    if (line.length > 0 && more > width) {
      lines.push(line);
      [line, used] = [[], 0];
    }
    line.push(word);
    used += word.width + word.space;
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** As much as the lines hold, with "…" after the last whole word; of a single endless word, its first letters. */
function cut(words: Word[], width: number): Word[][] {
  const dots = setText(['…'])[0]?.[0] ?? { letters: [], width: 0, space: 0 };
  const short = words.slice(0, mostWords).map((word) => shortened(word, width - dots.width));
  for (let count = short.length; count > 0; count--) {
    const last = short[count - 1] ?? dots;
    const letters = [...last.letters, ...dots.letters];
    const lines = fill(
      [...short.slice(0, count - 1), { letters, width: last.width + dots.width, space: 0 }],
      width,
    );
    if (lines.length <= most) return lines;
  }
  return [];
}

function shortened(word: Word, width: number): Word {
  if (word.width <= width) return word;
  let used = 0;
  const letters = word.letters.filter(({ advance }) => {
    used += advance;
    return used <= width;
  });
  return { letters, width: letters.reduce((sum, { advance }) => sum + advance, 0), space: word.space };
}
