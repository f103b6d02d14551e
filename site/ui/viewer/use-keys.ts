import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { UseViewResult } from './use-view.ts';
import { canZoomOut, type Point, startView, zoomIn, zoomOut } from './zoom.ts';

/** How far an arrow key pans an enlarged picture, in px. */
const step = 80;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/** The viewer's keys: + and - zoom, 0 resets, arrows pan an enlarged picture or go to the next or previous one. */
export function useKeys(
  part: RefObject<HTMLElement | null>,
  { view, change }: UseViewResult,
  turn: (by: 1 | -1) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Keys with a modifier belong to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    // Arrow keys on the radio buttons choose a version.
    const arrow = event.target instanceof HTMLInputElement ? undefined : arrows[key];
    const isEnlarged = canZoomOut(view);
    if (key === '+' || key === '=') change(zoomIn, true);
    else if (key === '-') change(zoomOut, true);
    else if (key === '0') change(() => startView, true);
    else if (arrow && isEnlarged)
      change((view) => ({ ...view, x: view.x + arrow.x, y: view.y + arrow.y }), true);
    else if (arrow?.x) turn(arrow.x < 0 ? 1 : -1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const controller = new AbortController();
    part.current?.closest('dialog')?.addEventListener('keydown', onKeyDown, { signal: controller.signal });
    return () => controller.abort();
  }, [part]);
}
