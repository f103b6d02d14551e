import { whenIdle } from './wake.ts';

/** Sections far below the first screen, which the style sheet lets wait. */
const late = [...document.querySelectorAll<HTMLElement>('main > :nth-child(n + 3)')];

/** Lays them out one at a time while nobody waits, so that a visitor who scrolls or jumps finds true heights. */
function layOut(count = 1): void {
  for (const section of late.splice(0, count)) section.style.contentVisibility = 'visible';
  if (late.length > 0) whenIdle(() => layOut());
}

/** Lays out what waits in idle moments, or at once for who comes to a place in the page, or back to it, and must land there. */
export function layOutSections(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') layOut(late.length);
  else addEventListener('load', () => whenIdle(() => layOut()));
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href*="#"]')) layOut(late.length);
  });
}
