import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { UseViewResult } from './use-view.ts';
import {
  canZoomIn,
  canZoomOut,
  type Point,
  startView,
  wheelScale,
  zoomAt,
  zoomIn,
  zoomToLine,
} from './zoom.ts';

/** Minimum length of a swipe, in px. */
const minSwipe = 60;

/** Two taps within this time (ms) and distance (px) are a double tap. */
const doubleTap = { within: 300, near: 30 };

/**
 * Gestures on the stage. One finger or the mouse pans an enlarged picture; one finger swipes between pictures that are
 * not enlarged. Two fingers pinch. The wheel pans, and zooms with Ctrl. A double-click zooms in by a step, and resets at
 * the maximum. A double tap zooms to the tapped line, and resets an enlarged picture.
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
    let tap: { at: Point; time: number } | undefined;
    let pointerType = '';

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
    // Not every browser reports a double-click for two taps where `touch-action` is `none`.
    const onTap = (event: PointerEvent) => {
      const last = tap;
      tap = { at: pointOf(event), time: event.timeStamp };
      if (!last || tap.time - last.time > doubleTap.within || distance([tap.at, last.at]) > doubleTap.near)
        return;
      const point = fromCenter(stage, tap.at);
      tap = undefined;
      onChange((view) => (canZoomOut(view) ? startView : zoomToLine(view, point)), true);
    };
    const onPointerEnd = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return;
      pointerType = event.pointerType;
      const from = start ?? { x: Number.NaN, y: Number.NaN };
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      start = undefined;
      if (event.type === 'pointerup' && event.pointerType === 'touch' && Math.hypot(x, y) < 10) onTap(event);
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
      if (pointerType === 'touch' || (event.target as Element).closest('button')) return;
      const point = fromCenter(stage, pointOf(event));
      onChange((view) => (canZoomIn(view) ? zoomIn(view, point) : startView), true);
    });
    return () => controller.abort();
  }, [stageRef]);
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

const midpoint = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function distance([one, other]: Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

function fromCenter(stage: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}
