/** Travel, in px, that counts as a gesture. */
const minTravel = 40;
/** Silence, in ms, that ends a gesture. Trackpads coast after the fingers are lifted. */
const quietMs = 150;

/**
 * Calls `move` once per horizontal gesture of a trackpad or tilt wheel over the element, with 1 for a gesture to the
 * right. Vertical scrolling stays with the page.
 */
export function onSidewaysWheel(element: HTMLElement, move: (by: 1 | -1) => void, signal: AbortSignal): void {
  let traveled = 0;
  let moved = false;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  const wheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    clearTimeout(quietTimer);
    quietTimer = setTimeout(() => {
      traveled = 0;
      moved = false;
    }, quietMs);
    traveled += event.deltaX;
    if (moved || Math.abs(traveled) < minTravel) return;
    moved = true;
    move(traveled > 0 ? 1 : -1);
  };
  element.addEventListener('wheel', wheel, { passive: false, signal });
}
