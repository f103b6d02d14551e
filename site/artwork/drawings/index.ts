import { type Drawing, drawingSvg } from '../drawing.ts';
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

/** Drawings by the folder of `media/drawings/` that they are written to. */
const folders: Record<string, Record<string, Drawing>> = {
  '': { consultation, crafting, review, delivery },
  'industries/': industries,
  'benefits/': benefits,
  'process/': steps,
  'services/': services,
  'posting/': posting,
  'offerings/': offerings,
};

/** The drawings as SVG files, by name. */
export function drawDrawings(): Map<string, string> {
  return new Map(
    Object.entries(folders).flatMap(([folder, drawings]) =>
      Object.entries(drawings).map(([name, drawing]) => [
        `drawings/${folder}${name}.svg`,
        drawingSvg(drawing),
      ]),
    ),
  );
}
