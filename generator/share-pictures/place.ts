import { atlas, type Drawing, type FaceName, openDrawings, pictureSize } from './atlas.ts';
import { column, type Layout } from './lay-out.ts';
import { type Letter, setBrand, widthOf } from './set-text.ts';

/** A drawing at its place: the pen's, in px. */
export interface Placed {
  drawing: Drawing;
  tint: Tint;
  x: number;
  y: number;
}

/** How a drawing is coloured: letters in ink and under the pencil, what is not so important, and the pencil's own lines. */
export type Tint = 0 | 1 | 2 | 3;

/** What stands on rows of its own. */
export interface Block {
  placed: Placed[];
  /** The rows, and where the last drawing ends, in px. */
  top: number;
  bottom: number;
  right: number;
}

export interface Brand {
  first: string;
  second?: string;
}

const lastBaseline = 548;
const pitch = 1.045;
const brandLine = { x: column.x, baseline: 102, gap: 17, space: 8 };

const [ink, stressed, soft, pencil] = [0, 1, 2, 3] as const;

const steps = [0, ...Array.from({ length: atlas.pencilLevels }, (_, step) => atlas.inkLevels + 1 + step)];
/** Letters have two levels more than the pencil. */
const fewer = [0, 1, 1, 2, 3, 4, 4];

/** Tint -> level of a drawing -> index into the palette. */
export const tints: Record<Tint, readonly number[]> = {
  [ink]: Array.from({ length: atlas.inkLevels + 1 }, (_, level) => level),
  [stressed]: fewer.map((step) => steps[step] ?? 0),
  [soft]: fewer,
  [pencil]: steps,
};

/** The blocks of a headline from top to bottom: its lines, unless the letters of two come too near. */
export function placeHeadline({ lines, size, stress }: Layout): Block[] {
  const px = atlas.faces.upright.sizes[size] ?? 0;
  const first = lastBaseline - Math.round((lines.length - 1) * px * pitch);
  const blocks: Block[] = [];
  for (const [index, letters] of lines.entries()) {
    const y = first + Math.round(index * px * pitch);
    const x = column.x - Math.max(0, bearing(letters[0], size));
    const placed = placeLine(letters, size, { x, y });
    if (stress?.line === index) {
      const from = x + (widthOf(letters.slice(0, stress.from)) * px) / 1000;
      const width = (widthOf(letters.slice(stress.from, stress.to)) * px) / 1000;
      placed.push(...underline(from, width, Math.round(y + px * 0.1)));
    }
    addBlock(blocks, placed);
  }
  return blocks;
}

/** The mark and the name. */
export function placeBrand({ first, second }: Brand): Placed[] {
  const { mark } = openDrawings();
  const { x, baseline: y, gap, space } = brandLine;
  const start = x + mark.width + gap;
  const letters = setBrand(first, 'brand');
  const end = start + (widthOf(letters) * (atlas.faces.brand.sizes[0] ?? 0)) / 1000 + space;
  return [
    { drawing: mark, tint: pencil, x, y: y - mark.height },
    ...placeLine(letters, 0, { x: start, y }),
    ...placeLine(setBrand(second ?? '', 'brandItalic'), 0, { x: end, y }),
  ];
}

const tintOf: Record<FaceName, Tint> = { upright: ink, italic: stressed, brand: ink, brandItalic: soft };

function placeLine(letters: Letter[], size: number, { x, y }: { x: number; y: number }): Placed[] {
  const drawings = openDrawings().letters;
  const placed: Placed[] = [];
  let pen = x;
  for (const { face, index, advance } of letters) {
    const drawing = drawings[face][size]?.[index];
    if (drawing) placed.push({ drawing, tint: tintOf[face], x: Math.round(pen), y });
    pen += (advance * (atlas.faces[face].sizes[size] ?? 0)) / 1000;
  }
  return placed;
}

/** How far from the pen a letter begins: lines begin where their letters are seen to. */
function bearing(letter: Letter | undefined, size: number): number {
  return (letter && openDrawings().letters[letter.face][size]?.[letter.index]?.x) ?? 0;
}

function underline(from: number, width: number, y: number): Placed[] {
  const { underlines } = openDrawings();
  const drawing = underlines.findLast((line) => line.width <= width * 1.08) ?? underlines[0];
  if (!drawing) return [];
  const x = Math.round(from + (width - drawing.width) / 2);
  return [{ drawing, tint: pencil, x, y }];
}

function addBlock(blocks: Block[], placed: Placed[]): void {
  let [top, bottom, right] = [pictureSize.height, 0, 0];
  for (const { drawing, x, y } of placed) {
    top = Math.min(top, y + drawing.y);
    bottom = Math.max(bottom, y + drawing.y + drawing.height);
    right = Math.max(right, x + drawing.x + drawing.width);
  }
  if (placed.length === 0) return;
  const above = blocks.at(-1);
  // The row below a block is told with it, since it differs from the one above.
  if (!above || above.bottom < top) blocks.push({ placed, top, bottom, right });
  else {
    above.placed.push(...placed);
    above.bottom = Math.max(above.bottom, bottom);
    above.right = Math.max(above.right, right);
  }
}
