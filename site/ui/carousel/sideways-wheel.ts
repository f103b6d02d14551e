/** How far, in px, two fingers go before a slide follows. */
const distance = 40;
/** How long, in ms, the wheel must be quiet before the next gesture counts: trackpads run on after the fingers left. */
const quiet = 150;

/**
 * Calls back once for each sideways gesture of a trackpad or tilted wheel over the element, +1 to the right. Up and
 * down stay with the page.
 */
export function onSidewaysWheel(element: HTMLElement, move: (by: 1 | -1) => void, signal: AbortSignal): void {
  let travelled = 0;
  let moved = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const wheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    clearTimeout(rest);
    rest = setTimeout(() => {
      travelled = 0;
      moved = false;
    }, quiet);
    travelled += event.deltaX;
    if (moved || Math.abs(travelled) < distance) return;
    moved = true;
    move(travelled > 0 ? 1 : -1);
  };
  element.addEventListener('wheel', wheel, { passive: false, signal });
}
