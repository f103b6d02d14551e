import type { Palette } from '#artwork/palette.ts';
import { type Drawing, drawingFiles } from '#artwork/pen/drawing.ts';
import { benefits } from './benefits.ts';
import { consultation } from './consultation.ts';
import { crafting } from './crafting.ts';
import { delivery } from './delivery.ts';
import { industries } from './industries.ts';
import { offerings } from './offerings.ts';
import { posting } from './posting.ts';
import { steps } from './process.ts';
import { review } from './review.ts';
import { services } from './services.ts';

/** Drawings by the folder of `media/` that they are written to. */
const folders: Record<string, Record<string, Drawing>> = {
  drawings: { consultation, crafting, review, delivery },
  'drawings/industries': industries,
  'drawings/benefits': benefits,
  'drawings/process': steps,
  'drawings/services': services,
  'drawings/posting': posting,
  'drawings/offerings': offerings,
};

/** The drawings as SVG files, by path. */
export function drawDrawings(palette: Palette): Map<string, string> {
  return new Map(
    Object.entries(folders).flatMap(([folder, drawings]) => [...drawingFiles(folder, drawings, palette)]),
  );
}
