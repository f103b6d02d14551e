import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import layout from './generated/atlas.json' with { type: 'json' };

/** A drawing as palette indexes, two per byte, left one in the high bits. Offset from the pen and size are in px. */
export interface Drawing {
  x: number;
  y: number;
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface Face {
  /** In px, largest first. */
  sizes: number[];
  /** The characters of each letter. Ligatures, which have several, come first. */
  names: string[];
  /** In thousandths of the size. */
  advances: number[];
  /** First letter -> kerning in thousandths of the size -> all letters with that kerning after it. */
  kerning: Record<string, Record<string, string>>;
  boxes: (Box | null)[][];
}

type Box = [x: number, y: number, width: number, height: number];

export type FaceName = 'upright' | 'italic' | 'brand' | 'brandItalic';
export type ThemeName = 'day' | 'night' | 'evergreen';

/** Rendered by the artwork group `letters`; `version` changes with every pixel. */
export const atlas = layout as unknown as {
  version: string;
  faces: Record<FaceName, Face>;
  underlines: Box[];
};

export const pictureSize = { width: 1200, height: 630 };

export interface Drawings {
  /** Face -> size -> letter, in the order of the face's names. */
  letters: Record<FaceName, (Drawing | undefined)[][]>;
  underlines: Drawing[];
}

let drawings: Drawings | undefined;

/** Unpacks the drawings at the first call, because most builds draw no picture. */
export function openDrawings(): Drawings {
  drawings ??= unpack(brotliDecompressSync(readFileSync(new URL('generated/atlas.br', import.meta.url))));
  return drawings;
}

function unpack(pixels: Uint8Array): Drawings {
  let offset = 0;
  const next = ([x, y, width, height]: Box): Drawing => {
    const start = offset;
    offset += Math.ceil(width / 2) * height;
    return { x, y, width, height, pixels: pixels.subarray(start, offset) };
  };
  const lettersOf = ({ boxes }: Face) =>
    boxes.map((sizes) => sizes.map((box) => (box ? next(box) : undefined)));
  const { faces, underlines } = atlas;
  // The faces must be read in the order in which they were written.
  const letters = {
    upright: lettersOf(faces.upright),
    italic: lettersOf(faces.italic),
    brand: lettersOf(faces.brand),
    brandItalic: lettersOf(faces.brandItalic),
  };
  return { letters, underlines: underlines.map(next) };
}
