/** How a picture stands on its stage: `x` and `y` are the px by which its centre is moved from the stage's. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Source: spec section 9, "Sample zoom factor: 1.5 per step, range 1 to 3". */
const factor = 1.5;
const most = 3;

/** 1, 1.5, 2.25 and, where the next step would lead beyond the range, its end. The way back takes the same steps. */
const steps = [1, factor, factor ** 2, most];

/** A pinch or a wheel can leave the scale this close to a step and count as on it. */
const nearly = 0.005;

export const whole: View = { scale: 1, x: 0, y: 0 };

export const canZoomIn = ({ scale }: View) => scale < most - nearly;
export const canZoomOut = ({ scale }: View) => scale > 1 + nearly;

export const stepIn = ({ scale }: View) => steps.find((step) => step > scale + nearly) ?? most;
export const stepOut = ({ scale }: View) => steps.findLast((step) => step < scale - nearly) ?? 1;

/** The scale after a turn of the wheel; a notch of 100 px is one step. @param delta in px, negative to come closer */
export const turned = ({ scale }: View, delta: number) => scale * factor ** (-delta / 100);

/** The view at another scale, within the range, in which the same spot of the picture is below a point of the stage. */
export function zoomAt({ scale, x, y }: View, to: number, at: Point = whole): View {
  const next = Math.min(most, Math.max(1, to));
  const ratio = next / scale;
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
}

/** The view moved so far back that a picture fills its stage, or where it is smaller, stands in its middle. */
export function within(view: View, picture: Size, stage: Size): View {
  const bounded = (moved: number, size: number, room: number) => {
    const most = Math.max(0, (size * view.scale - room) / 2);
    return Math.min(most, Math.max(-most, moved));
  };
  return {
    scale: view.scale,
    x: bounded(view.x, picture.width, stage.width),
    y: bounded(view.y, picture.height, stage.height),
  };
}
