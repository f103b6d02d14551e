import { atlas } from './atlas.ts';
import { controls } from './headline.ts';
import { type Letter, setText, type Word } from './set-text.ts';

/** Left edge and maximum line width of headlines (px). */
export const column = { x: 72, width: 714 };

const maxLines = 4;
/** More words than the lines can hold, however short the words are. */
const maxWords = 100;
/** By size: four lines of the largest letters would fill the picture. */
const maxLinesAt = [3, maxLines, maxLines];
const { sizes } = atlas.faces.upright;

export interface Layout {
  /** Index of the size, largest first. */
  size: number;
  lines: Letter[][];
  /** The letters that the pencil underlines. */
  stress?: { line: number; from: number; to: number };
}

/** Breaks a headline into lines of similar width, in the largest size that fits. Text too long for the smallest size is truncated. */
export function layOut(headline: string): Layout {
  const paragraphs = headline.split(controls.line).map((text) => text.trim());
  const parts = setText(paragraphs.filter((text) => text !== ''));
  for (const paragraphWords of [parts, [parts.flat()]]) {
    for (const [size, lines] of maxLinesAt.entries()) {
      const broken = breakAll(paragraphWords, (column.width * 1000) / (sizes[size] ?? 1), lines);
      if (broken) return laidOut(size, broken);
    }
  }
  const size = sizes.length - 1;
  return laidOut(size, truncated(parts.flat(), (column.width * 1000) / (sizes[size] ?? 1)));
}

function laidOut(size: number, words: Word[][]): Layout {
  const lines = words.map((line) => line.flatMap(withSpace));
  const stress = stressOf(lines, words.at(-1)?.at(-1)?.letters.length ?? 0);
  return { size, lines, ...(stress && { stress }) };
}

/** The stressed words, if on several lines those on the last; otherwise the last word of a statement. */
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

function withSpace({ letters, space }: Word, index: number, line: Word[]): Letter[] {
  const last = letters.at(-1);
  if (!last || index === line.length - 1) return letters;
  return [...letters.slice(0, -1), { ...last, advance: last.advance + space }];
}

/** @returns undefined when the text does not fit */
function breakAll(paragraphs: Word[][], width: number, max: number): Word[][] | undefined {
  if (paragraphs.flat().some((word) => word.width > width)) return undefined;
  const lines = paragraphs.flatMap((words) => balanced(words, width));
  return lines.length <= max ? lines : undefined;
}

/** Lines can exceed the minimum width by this factor, which fills the first lines better. */
const slack = 1.08;

/** Breaks text into as few lines as possible, about as narrow as that number of lines allows. */
function balanced(words: Word[], width: number): Word[][] {
  const fewest = fill(words, width).length;
  let [narrow, wide] = [Math.max(...words.map((word) => word.width)), width];
  while (wide - narrow > 20) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle).length > fewest) narrow = middle;
    else wide = middle;
  }
  return fill(words, Math.min(width, wide * slack));
}

function fill(words: Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  for (const word of words) {
    if (line.length > 0 && used + word.width > width) {
      lines.push(line);
      [line, used] = [[], 0];
    }
    line.push(word);
    used += word.width + word.space;
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** As many words as fit, followed by "…". A word longer than a line is truncated itself. */
function truncated(words: Word[], width: number): Word[][] {
  const dots = setText(['…'])[0]?.[0] ?? { letters: [], width: 0, space: 0 };
  const short = words.slice(0, maxWords).map((word) => shortened(word, width - dots.width));
  for (let count = short.length; count > 0; count--) {
    const last = short[count - 1] ?? dots;
    const letters = [...last.letters, ...dots.letters];
    const lines = fill(
      [...short.slice(0, count - 1), { letters, width: last.width + dots.width, space: 0 }],
      width,
    );
    if (lines.length <= maxLines) return lines;
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
