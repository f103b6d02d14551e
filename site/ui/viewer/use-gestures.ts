import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { UsedView } from './use-view.ts';
import { canZoomIn, canZoomOut, type Point, stepIn, turned, whole, zoomAt } from './zoom.ts';

/** How far, in px, a finger goes sideways before the next picture comes. */
const swipe = 60;

/**
 * Fingers, mouse and wheel on the stage: one moves an enlarged picture or, where it is whole, swipes to the next; two
 * pinch; the wheel with Ctrl enlarges and without it moves; two clicks enlarge by a step, at the end back to the whole.
 */
export function useGestures(
  stageRef: RefObject<HTMLElement | null>,
  { view, change }: UsedView,
  turn: (by: 1 | -1) => void,
): void {
  const isWhole = useEffectEvent(() => !canZoomOut(view));
  const changed = useEffectEvent(change);
  const swiped = useEffectEvent((by: 1 | -1) => turn(by));

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const listening = new AbortController();
    const { signal } = listening;
    const fingers = new Map<number, Point>();
    let first: Point | undefined;

    stage.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || (event.target as Element).closest('button')) return;
        stage.setPointerCapture(event.pointerId);
        fingers.set(event.pointerId, place(event));
        // A second finger makes it a pinch, and what is left of it is no swipe.
        first = fingers.size === 1 ? place(event) : undefined;
      },
      { signal },
    );
    stage.addEventListener(
      'pointermove',
      (event) => {
        const was = fingers.get(event.pointerId);
        if (!was) return;
        const before = [...fingers.values()];
        fingers.set(event.pointerId, place(event));
        const after = [...fingers.values()];
        const [from, to] = [middle(before), middle(after)];
        const ratio = fingers.size > 1 ? apart(after) / (apart(before) || 1) : 1;
        changed(({ scale, x, y }) =>
          zoomAt({ scale, x: x + to.x - from.x, y: y + to.y - from.y }, scale * ratio, fromCentre(stage, to)),
        );
      },
      { signal },
    );
    const lifted = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return;
      const [x, y] = [event.clientX - (first?.x ?? event.clientX), event.clientY - (first?.y ?? 0)];
      first = undefined;
      const isSwipe = event.type === 'pointerup' && event.pointerType === 'touch' && isWhole();
      if (isSwipe && Math.abs(x) > swipe && Math.abs(x) > 2 * Math.abs(y)) swiped(x < 0 ? 1 : -1);
    };
    stage.addEventListener('pointerup', lifted, { signal });
    stage.addEventListener('pointercancel', lifted, { signal });
    stage.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && isWhole()) return;
        event.preventDefault();
        if (event.ctrlKey)
          changed((view) => zoomAt(view, turned(view, event.deltaY), fromCentre(stage, place(event))));
        else changed((view) => ({ ...view, x: view.x - event.deltaX, y: view.y - event.deltaY }));
      },
      { signal, passive: false },
    );
    stage.addEventListener(
      'dblclick',
      (event) => {
        if ((event.target as Element).closest('button')) return;
        const point = fromCentre(stage, place(event));
        changed((view) => (canZoomIn(view) ? zoomAt(view, stepIn(view), point) : whole), true);
      },
      { signal },
    );
    return () => listening.abort();
  }, [stageRef]);
}

const place = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function apart([one = whole, other = whole]: Point[]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function fromCentre(stage: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}
