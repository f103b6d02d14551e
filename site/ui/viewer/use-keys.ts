import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { UsedView } from './use-view.ts';
import { canZoomOut, type Point, stepIn, stepOut, whole, zoomAt } from './zoom.ts';

/** How far, in px, an arrow key moves an enlarged picture. */
const step = 80;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/** The viewer's keys: + and - enlarge by steps, 0 shows the whole; arrows turn, or move what is enlarged. */
export function useKeys(
  part: RefObject<HTMLElement | null>,
  { view, change }: UsedView,
  turn: (by: 1 | -1) => void,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // With a modifier it is the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const arrow = arrows[key];
    const isEnlarged = canZoomOut(view);
    if (key === '+' || key === '=') change((view) => zoomAt(view, stepIn(view)), true);
    else if (key === '-') change((view) => zoomAt(view, stepOut(view)), true);
    else if (key === '0') change(() => whole, true);
    else if (arrow && isEnlarged)
      change((view) => ({ ...view, x: view.x + arrow.x, y: view.y + arrow.y }), true);
    else if (arrow?.x) turn(arrow.x < 0 ? 1 : -1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listening = new AbortController();
    part.current?.closest('dialog')?.addEventListener('keydown', pressed, { signal: listening.signal });
    return () => listening.abort();
  }, [part]);
}
