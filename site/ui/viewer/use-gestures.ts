import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { UseViewResult } from './use-view.ts';
import { canZoomIn, canZoomOut, initialView, type Point, wheelScale, zoomAt, zoomIn } from './zoom.ts';

/** Minimum length of a swipe, in px. */
const minSwipe = 60;

/**
 * Gestures on the stage. One finger or the mouse pans an enlarged picture; one finger swipes between pictures that are
 * not enlarged. Two fingers pinch. The wheel pans, and zooms with Ctrl. A double-click zooms in by a step, and resets at
 * the maximum.
 */
export function useGestures(
  stageRef: RefObject<HTMLElement | null>,
  { view, change }: UseViewResult,
  turn: (by: 1 | -1) => void,
): void {
  const isEnlarged = useEffectEvent(() => canZoomOut(view));
  const onChange = useEffectEvent(change);
  const onSwipe = useEffectEvent(turn);

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const controller = new AbortController();
    const pointers = new Map<number, Point>();
    let start: Point | undefined;

    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listen: (event: HTMLElementEventMap[Type]) => void,
    ) => stage.addEventListener(type, listen, { signal: controller.signal, passive: false });

    on('pointerdown', (event) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      stage.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, pointOf(event));
      // A second finger makes the gesture a pinch, which never ends in a swipe.
      start = pointers.size === 1 ? pointOf(event) : undefined;
    });
    on('pointermove', (event) => {
      if (!pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      pointers.set(event.pointerId, pointOf(event));
      const after = [...pointers.values()];
      const [from, to] = [midpoint(before), midpoint(after)];
      const ratio = pointers.size > 1 ? distance(after) / (distance(before) || 1) : 1;
      onChange(({ scale, x, y }) =>
        zoomAt({ scale, x: x + to.x - from.x, y: y + to.y - from.y }, scale * ratio, fromCenter(stage, to)),
      );
    });
    const onPointerEnd = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return;
      const [x, y] = [event.clientX - (start?.x ?? event.clientX), event.clientY - (start?.y ?? 0)];
      start = undefined;
      const canSwipe = event.type === 'pointerup' && event.pointerType === 'touch' && !isEnlarged();
      if (canSwipe && Math.abs(x) > minSwipe && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    };
    on('pointerup', onPointerEnd);
    on('pointercancel', onPointerEnd);
    on('wheel', (event) => {
      if (!event.ctrlKey && !isEnlarged()) return;
      event.preventDefault();
      if (event.ctrlKey)
        onChange((view) => zoomAt(view, wheelScale(view, event.deltaY), fromCenter(stage, pointOf(event))));
      else onChange((view) => ({ ...view, x: view.x - event.deltaX, y: view.y - event.deltaY }));
    });
    on('dblclick', (event) => {
      if ((event.target as Element).closest('button')) return;
      const point = fromCenter(stage, pointOf(event));
      onChange((view) => (canZoomIn(view) ? zoomIn(view, point) : initialView), true);
    });
    return () => controller.abort();
  }, [stageRef]);
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

const midpoint = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function distance([one = initialView, other = initialView]: Point[]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function fromCenter(stage: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}
