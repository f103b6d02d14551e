/** Travel, in px, that counts as a gesture. */
const distance = 40;
/** Silence, in ms, that ends a gesture. Trackpads coast after the fingers are lifted. */
const quiet = 150;

/**
 * Calls `move` once per horizontal gesture of a trackpad or tilt wheel over the element, with 1 for a gesture to the
 * right. Vertical scrolling stays with the page.
 */
export function onSidewaysWheel(element: HTMLElement, move: (by: 1 | -1) => void, signal: AbortSignal): void {
  let traveled = 0;
  let moved = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const wheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    clearTimeout(rest);
    rest = setTimeout(() => {
      traveled = 0;
      moved = false;
    }, quiet);
    traveled += event.deltaX;
    if (moved || Math.abs(traveled) < distance) return;
    moved = true;
    move(traveled > 0 ? 1 : -1);
  };
  element.addEventListener('wheel', wheel, { passive: false, signal });
}
