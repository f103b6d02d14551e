export interface Point {
  x: number;
  y: number;
}

/** The zoom and position of a picture: `x` and `y` are the offset of its center from the stage's center, in px. */
export interface View extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Source: product-rules.md, Samples and galleries. */
const factor = 1.5;
const maxScale = 3;

const steps = [1, factor, factor ** 2, maxScale];

/** A scale this close to a step, after a pinch or a wheel turn, counts as on it. */
const tolerance = 0.005;

const center: Point = { x: 0, y: 0 };

/** The whole width of a picture, and the top of one that is taller than the stage: clamping reduces the offset. */
export const startView: View = { scale: 1, x: 0, y: 1e6 };

export const canZoomIn = ({ scale }: View) => scale < maxScale - tolerance;
export const canZoomOut = ({ scale }: View) => scale > 1 + tolerance;

/** The scale after a wheel turn: 100 px is one step. @param delta in px, negative to zoom in */
export const wheelScale = ({ scale }: View, delta: number) => scale * factor ** (-delta / 100);

/** Zooms to a scale, clamped to the range, and keeps the spot of the picture at a point of the stage in place. */
export function zoomAt({ scale, x, y }: View, to: number, at: Point = center): View {
  const next = Math.min(maxScale, Math.max(1, to));
  const ratio = next / scale;
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
}

/** Zooms to the next step, as `zoomAt` does. */
export const zoomIn = (view: View, at?: Point) =>
  zoomAt(view, steps.find((step) => step > view.scale + tolerance) ?? maxScale, at);

/**
 * Zooms to a scale at which a phone shows a line of text in a readable size, and centers the tapped line vertically.
 * @param at the tapped point
 */
export function zoomToLine(view: View, at: Point): View {
  const { scale, x, y } = zoomAt(view, factor ** 2, at);
  return { scale, x, y: y - at.y };
}

/** Zooms to the previous step. */
export const zoomOut = (view: View) =>
  zoomAt(view, steps.findLast((step) => step < view.scale - tolerance) ?? 1);

/** Clamps a view so the picture covers its stage, or is centered if it is smaller. */
export function clampView(view: View, picture: Size, stage: Size): View {
  const clamp = (offset: number, size: number, stageSize: number) => {
    const max = Math.max(0, (size * view.scale - stageSize) / 2);
    return Math.min(max, Math.max(-max, offset));
  };
  return {
    scale: view.scale,
    x: clamp(view.x, picture.width, stage.width),
    y: clamp(view.y, picture.height, stage.height),
  };
}
