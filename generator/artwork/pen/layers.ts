/** Functions for the layers of a drawing. Corners can be text: `ink('20,98 150,98', circle(63, 57, 13))`. */
import type { Layer, Stroke } from './drawing.ts';
import { points } from './outlines.ts';
import type { Point } from './path.ts';
import { closed } from './shapes.ts';

type Shape = string | readonly Point[];

const corners = (shape: Shape): readonly Point[] => (typeof shape === 'string' ? points(shape) : shape);
const strokes = (list: readonly (string | Stroke)[]): Stroke[] =>
  list.map((stroke) => (typeof stroke === 'string' ? points(stroke) : stroke));

/** White paper, which hides the layers below. */
export const paper = (shape: Shape): Layer => ({ kind: 'paper', shape: corners(shape) });

export const wash = (tone: Extract<Layer, { kind: 'wash' }>['tone'], shape: Shape): Layer => ({
  kind: 'wash',
  tone,
  shape: corners(shape),
});

/** A wash without a pale patch, for narrow shapes. */
export const flatWash = (tone: Extract<Layer, { kind: 'wash' }>['tone'], shape: Shape): Layer => ({
  kind: 'wash',
  tone,
  shape: corners(shape),
  flat: true,
});

type Pen = (...list: (string | Stroke)[]) => Layer;
export const ink: Pen = (...list) => ({ kind: 'ink', strokes: strokes(list) });
export const thin: Pen = (...list) => ({ kind: 'thin', strokes: strokes(list) });
export const bold: Pen = (...list) => ({ kind: 'bold', strokes: strokes(list) });
export const pencil: Pen = (...list) => ({ kind: 'pencil', strokes: strokes(list) });
export const finePencil: Pen = (...list) => ({ kind: 'fine-pencil', strokes: strokes(list) });

/** A closed outline: it returns to its first corner. */
export const outline = (shape: Shape): Point[] => closed(corners(shape));
