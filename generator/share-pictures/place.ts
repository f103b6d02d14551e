import { atlas, type Drawing, type FaceName, openDrawings } from './atlas.ts';
import type { Placed } from './canvas.ts';
import { column, type Layout } from './lay-out.ts';
import { type Letter, setBrand, widthOf } from './set-text.ts';
import { inkLevels, pencilLevels } from './themes.ts';

export interface Brand {
  first: string;
  second?: string;
}

const lastBaseline = 548;
const pitch = 1.045;
const brandLine = { x: column.x, baseline: 102, gap: 17, space: 8 };

const steps = [0, ...Array.from({ length: pencilLevels }, (_, step) => inkLevels + 1 + step)];
/** Maps the levels of letters to the pencil, which has two levels fewer. */
const fewer = [0, 1, 1, 2, 3, 4, 4];

/** Level -> palette index, for each kind of drawing. */
const tints = {
  ink: Array.from({ length: inkLevels + 1 }, (_, level) => level),
  stressed: fewer.map((step) => steps[step] ?? 0),
  soft: fewer,
  pencil: steps,
};

/** The lines of a headline, with the pencil underline. */
export function placeHeadline({ lines, size, stress }: Layout): Placed[] {
  const px = atlas.faces.upright.sizes[size] ?? 0;
  const first = lastBaseline - Math.round((lines.length - 1) * px * pitch);
  return lines.flatMap((letters, index) => {
    const y = first + Math.round(index * px * pitch);
    const x = column.x - Math.max(0, bearing(letters[0], size));
    const placed = placeLine(letters, size, { x, y });
    if (stress?.line !== index) return placed;
    const from = x + (widthOf(letters.slice(0, stress.from)) * px) / 1000;
    const width = (widthOf(letters.slice(stress.from, stress.to)) * px) / 1000;
    return [...placed, ...underline(from, width, Math.round(y + px * 0.1))];
  });
}

/** The mark, if the brand has one, and the name. */
export function placeBrand({ first, second }: Brand, mark: Drawing | undefined): Placed[] {
  const { x, baseline: y, gap, space } = brandLine;
  const start = mark ? x + mark.width + gap : x;
  const letters = setBrand(first, 'brand');
  const end = start + (widthOf(letters) * (atlas.faces.brand.sizes[0] ?? 0)) / 1000 + space;
  return [
    ...(mark ? [{ drawing: mark, levels: tints.pencil, x, y: y - mark.height }] : []),
    ...placeLine(letters, 0, { x: start, y }),
    ...placeLine(setBrand(second ?? '', 'brandItalic'), 0, { x: end, y }),
  ];
}

const tintOf: Record<FaceName, keyof typeof tints> = {
  upright: 'ink',
  italic: 'stressed',
  brand: 'ink',
  brandItalic: 'soft',
};

function placeLine(letters: Letter[], size: number, { x, y }: { x: number; y: number }): Placed[] {
  const drawings = openDrawings().letters;
  const placed: Placed[] = [];
  let pen = x;
  for (const { face, index, advance } of letters) {
    const drawing = drawings[face][size]?.[index];
    if (drawing) placed.push({ drawing, levels: tints[tintOf[face]], x: Math.round(pen), y });
    pen += (advance * (atlas.faces[face].sizes[size] ?? 0)) / 1000;
  }
  return placed;
}

/** The distance from the pen to a letter's ink, which is what lines are aligned by. */
function bearing(letter: Letter | undefined, size: number): number {
  return (letter && openDrawings().letters[letter.face][size]?.[letter.index]?.x) ?? 0;
}

function underline(from: number, width: number, y: number): Placed[] {
  const { underlines } = openDrawings();
  const drawing = underlines.findLast((line) => line.width <= width * 1.08) ?? underlines[0];
  if (!drawing) return [];
  const x = Math.round(from + (width - drawing.width) / 2);
  return [{ drawing, levels: tints.pencil, x, y }];
}
