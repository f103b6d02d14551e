import { isFreshVisit, whenIdle } from './wake.ts';

/** What the style sheet lets wait: sections below the first screen, and boxes with a size of their own. */
const late = [...document.querySelectorAll<HTMLElement>('main > :nth-child(n + 2), [data-late]')];

/** Lays them out one at a time while nobody waits, so that a visitor who scrolls or jumps finds true heights. */
function layOut(count = 1): void {
  for (const part of late.splice(0, count)) part.style.contentVisibility = 'visible';
  if (late.length > 0) whenIdle(() => layOut());
}

/** Lays out what waits in idle moments, or at once for who comes to a place in the page, or back to it, and must land there. */
export function layOutDeferredSections(): void {
  if (location.hash || !isFreshVisit) layOut(late.length);
  else addEventListener('load', () => whenIdle(() => layOut()));
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href*="#"]')) layOut(late.length);
  });
}
