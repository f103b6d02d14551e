import { atlas, type FaceName } from './atlas.ts';
import { controls } from './headline.ts';

/** A letter in its face, italic if stressed. The advance includes kerning and letter spacing, in thousandths of the size. */
export interface Letter {
  face: FaceName;
  index: number;
  advance: number;
}

/** An unbreakable piece of text. Widths are in thousandths of the size. */
export interface Word {
  letters: Letter[];
  width: number;
  /** The space after it, unless its line ends. */
  space: number;
}

const spacing = { headline: -25, brand: -15 };

interface Measures {
  index: Map<string, number>;
  kerning: Map<string, number>;
}

const measured = new Map<FaceName, Measures>();

function measure(face: FaceName): Measures {
  const { names, kerning } = atlas.faces[face];
  const pairs = Object.entries(kerning).flatMap(([left, followers]) =>
    Object.entries(followers).flatMap(([offset, rights]) =>
      [...rights].map((right) => [left + right, Number(offset)] as const),
    ),
  );
  return { index: new Map(names.map((name, index) => [name, index])), kerning: new Map(pairs) };
}

/** The words of each paragraph, in italics where stressed. Hyphens end a word, which allows a line break there. */
export function setText(paragraphs: string[]): Word[][] {
  let isStressed = false;
  return paragraphs.map((paragraph) =>
    [...paragraph.matchAll(/([^\s-]*-+(?=[^\s-])|\S+)(\s*)/g)].map((match) => {
      const [all, piece = '', gap] = match;
      const isJoined = gap === '' && match.index + all.length < paragraph.length;
      const word = setWord(piece, isStressed, isJoined ? 0 : spaceWidth);
      const turn = Math.max(piece.lastIndexOf(controls.from), piece.lastIndexOf(controls.to));
      if (turn >= 0) isStressed = piece[turn] === controls.from;
      return word;
    }),
  );
}

function setWord(piece: string, startsStressed: boolean, space: number): Word {
  let isStressed = startsStressed;
  const letters: Letter[] = [];
  for (const run of piece.split(/([\ue000\ue001])/)) {
    if (run === controls.from || run === controls.to) isStressed = run === controls.from;
    else letters.push(...setRun(run, isStressed ? 'italic' : 'upright', spacing.headline));
  }
  return { letters, width: widthOf(letters), space };
}

export function setBrand(text: string, face: 'brand' | 'brandItalic'): Letter[] {
  return setRun(text, face, spacing.brand);
}

const spaceWidth =
  (atlas.faces.upright.advances[atlas.faces.upright.names.indexOf(' ')] ?? 250) + spacing.headline;

export function widthOf(letters: Letter[]): number {
  return letters.reduce((sum, { advance }) => sum + advance, 0);
}

function setRun(text: string, face: FaceName, letterSpacing: number): Letter[] {
  const { index, kerning } = measured.getOrInsertComputed(face, measure);
  const { advances } = atlas.faces[face];
  const names = text.match(/ff[il]?|f[il]|./gu) ?? [];
  return names.map((name, position) => {
    const own = index.get(name) ?? 0;
    const next = names[position + 1];
    const pair = next === undefined ? '' : base(name.at(-1) ?? '') + base(next[0] ?? '');
    const advance = (advances[own] ?? 0) + letterSpacing + (kerning.get(pair) ?? 0);
    return { face, index: own, advance };
  });
}

/** Accented letters have the kerning of their base letters. */
function base(letter: string): string {
  return letter < '\u00c0' ? letter : (letter.normalize('NFD')[0] ?? letter);
}
