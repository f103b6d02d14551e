import { type Drawing, drawingSvg } from '../drawing.ts';
import { consultation } from './consultation.ts';
import { crafting } from './crafting.ts';
import { delivery } from './delivery.ts';
import { review } from './review.ts';

const drawings: Record<string, Drawing> = { consultation, crafting, review, delivery };

/** The drawings as SVG files, by name. */
export function drawDrawings(): Map<string, string> {
  return new Map(
    Object.entries(drawings).map(([name, drawing]) => [`drawings/${name}.svg`, drawingSvg(drawing)]),
  );
}
